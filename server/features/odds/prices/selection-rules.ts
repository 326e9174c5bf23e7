import type { Selection } from '@clearedge/quant/grading';
import type { BoardMarket, BoardSide } from '../price.ts';

export interface BoardSelection {
  market: BoardMarket;
  side: BoardSide;
  line: number | null;
}

/** Where on the board a selection is priced; null for what books' boards here do not carry: props, team totals, first innings. */
export function boardSelection(selection: Selection): BoardSelection | null {
  if (selection.market === 'prop' || selection.period === 'inning1') return null;
  const isFull = selection.period === 'full';
  if (selection.market === 'moneyline') return { market: isFull ? 'moneyline' : 'first5_moneyline', side: selection.side, line: null };
  if (selection.market === 'spread') return isFull ? { market: 'spread', side: selection.side, line: selection.line } : null;
  return selection.team ? null : { market: isFull ? 'total' : 'first5_total', side: selection.side, line: selection.line };
}
