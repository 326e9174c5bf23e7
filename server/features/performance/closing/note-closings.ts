import { closingPoints } from '@clearedge/quant/closing';
import type { Selection } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type FoundClosing, findClosingPrice } from '../../odds/index.ts';
import { type ClosingRow, keepClosings, listUnnoted, type UnnotedBet } from '../rows/closing-rows.ts';

const AT_ONCE = 1000;
type Close = Pick<ClosingRow, 'kind' | 'odds' | 'probability' | 'linePoints'>;

/** Of the lines that were left at the close, how far the nearest had moved in the bet's favour. */
function pointsOf(selection: Selection, lines: readonly number[]): number | null {
  if (selection.market === 'moneyline') return null;
  const [nearest] = lines.toSorted((a, b) => Math.abs(a - selection.line) - Math.abs(b - selection.line));
  const side = selection.market === 'spread' ? 'spread' : selection.side;
  return nearest === undefined ? null : closingPoints(side, selection.line, nearest);
}

function closeOf(selection: Selection, found: FoundClosing): Close {
  if (found.kind === 'none') return { kind: 'none', odds: null, probability: null, linePoints: null };
  if (found.kind === 'line-moved')
    return { kind: 'line_moved', odds: null, probability: null, linePoints: pointsOf(selection, found.lines) };
  return { kind: 'measured', odds: found.odds, probability: found.noVigProbability, linePoints: null };
}

/** Looks up the close of settled bets that have none beside them yet, a bounded number at a time; answers how many. */
export async function noteClosings(ctx: Ctx): Promise<number> {
  const unnoted = await listUnnoted(ctx.db, AT_ONCE);
  const known = new Map<string, Close>();
  const find = async ({ contestId, selection }: UnnotedBet): Promise<Close> => {
    const key = `${contestId} ${JSON.stringify(selection)}`;
    const close = known.get(key) ?? closeOf(selection, await findClosingPrice(ctx, contestId, selection));
    known.set(key, close);
    return close;
  };
  const rows: ClosingRow[] = [];
  for (const bet of unnoted) rows.push({ betId: bet.id, settledAt: bet.settledAt, ...(await find(bet)), recordedAt: ctx.now() });
  await keepClosings(ctx.db, rows);
  return rows.length;
}
