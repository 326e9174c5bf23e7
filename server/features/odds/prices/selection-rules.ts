import type { Selection } from '@clearedge/quant/grading';
import { type BoardMarket, type BoardSide, boardMarketOf, termsOf } from '../price.ts';

export interface BoardSelection {
  market: BoardMarket;
  side: BoardSide;
  line: number | null;
}

/** Where on the board a selection is priced; null for what books' boards here do not carry, as props. */
export function boardSelection(selection: Selection): BoardSelection | null {
  const market = selection.market === 'prop' ? null : boardMarketOf(selection);
  return market && { market, side: selection.side, line: 'line' in selection ? selection.line : null };
}

/** Whether a price's number is one that its market can be graded at. */
export function hasSoundLine({ market, line }: Pick<BoardSelection, 'market' | 'line'>): boolean {
  const { kind } = termsOf(market);
  return kind === 'moneyline' ? line === null : line !== null && Number.isSafeInteger(line * 2) && (kind === 'spread' || line > 0);
}
