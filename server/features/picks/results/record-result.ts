import { closingPoints } from '@clearedge/quant/closing';
import type { GameFacts, Grade, Selection } from '@clearedge/quant/grading';
import { americanToDecimal } from '@clearedge/quant/price';
import { expectedValue } from '@clearedge/quant/sizing';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { FairChance } from '../../../sports/registry.ts';
import { rounded } from '../../chain/index.ts';
import { listContestsByIds } from '../../contests/index.ts';
import { type FoundClosing, findClosingPrice, listMarketSides, priceMovedLine } from '../../odds/index.ts';
import type { PickRow } from '../chain/pick-statement.ts';
import type { NewResult, ResultRow } from '../chain/result-statement.ts';
import { appendResult, findCurrentResult, lockResults } from '../pick-rows.ts';

export interface DecidedResult {
  result: Grade;
  rule: string;
  ruleVersion: string;
  formula: string;
  facts: GameFacts | null;
  factsVersion: number | null;
  gradedBy: 'settlement' | 'admin';
  reason: string | null;
}

/** What a pick is about, as the grader reads it. Only a pick has one, a "no bet" none. */
export function selectionOfPick({ market, side, line }: Pick<PickRow, 'market' | 'side' | 'line'>): Exclude<Selection, { market: 'prop' }> {
  if (market === 'moneyline') return { market, period: 'full', side: side as 'away' | 'home' };
  if (market === 'spread') return { market, period: 'full', side: side as 'away' | 'home', line: line! };
  return { market: 'total', period: 'full', side: side as 'over' | 'under', line: line! };
}

function unitsOf({ odds, stakeUnits }: Pick<PickRow, 'odds' | 'stakeUnits'>, result: Grade): number {
  if (result === 'win') return rounded(stakeUnits! * (americanToDecimal(odds!) - 1));
  return result === 'loss' ? -stakeUnits! : 0;
}

/** A closing price, and what the number taken was worth where books closed on others. */
type Closed = { found: FoundClosing; moved: FairChance | null };
type Closing = Pick<NewResult, 'closing' | 'closingOdds' | 'closingBook' | 'closingProbability' | 'clv' | 'linePoints'>;
const NO_CLOSE = { closingOdds: null, closingBook: null, closingProbability: null, clv: null, linePoints: null };

/** Where books closed on other numbers only, the game that their prices describe says what the number taken was worth. */
async function closeOf(tx: Ctx, pick: PickRow): Promise<Closed> {
  const selection = selectionOfPick(pick);
  const found = await findClosingPrice(tx, pick.contestId!, selection, pick.book!);
  if (found.kind !== 'line-moved') return { found, moved: null };
  const [contest] = await listContestsByIds(tx, [pick.contestId!]);
  return { found, moved: contest ? priceMovedLine(await listMarketSides(tx, [contest.id]), selection, contest) : null };
}

/** The price taken against the last one before the start. */
function closingOf(pick: Pick<PickRow, 'side' | 'market' | 'line' | 'odds' | 'pushProbability'>, { found, moved }: Closed): Closing {
  const decimal = americanToDecimal(pick.odds!);
  if (found.kind === 'none') return { ...NO_CLOSE, closing: 'none' };
  if (found.kind === 'line-moved') {
    const nearest = found.lines.toSorted((a, b) => Math.abs(a - pick.line!) - Math.abs(b - pick.line!))[0]!;
    const side = pick.market === 'spread' ? 'spread' : (pick.side as 'over' | 'under');
    const priced = moved && {
      closingProbability: rounded(moved.probability),
      clv: rounded(expectedValue(moved.probability * (1 - moved.push), decimal, moved.push)),
    };
    return { ...NO_CLOSE, ...priced, closing: 'line_moved', linePoints: closingPoints(side, pick.line!, nearest) };
  }
  const { noVigProbability: fair } = found;
  const push = pick.pushProbability ?? 0;
  return {
    closing: 'measured',
    closingOdds: found.odds,
    closingBook: found.book,
    closingProbability: fair === null ? null : rounded(fair),
    clv: fair === null ? null : rounded(expectedValue(fair * (1 - push), decimal, push)),
    linePoints: null,
  };
}

/** Adds a result to the record; the newest counts and the older ones stay. Call it in the transaction that decides. */
export async function recordPickResult(tx: Ctx, pick: PickRow, { facts, ...decided }: DecidedResult): Promise<ResultRow> {
  await lockResults(tx);
  const current = await findCurrentResult(tx.db, pick.id);
  const closing = closingOf(pick, await closeOf(tx, pick));
  return appendResult(tx, pick, {
    pickId: pick.id,
    version: (current?.version ?? 0) + 1,
    ...decided,
    units: unitsOf(pick, decided.result),
    awayScore: facts?.score.away ?? null,
    homeScore: facts?.score.home ?? null,
    ...closing,
    gradedAt: tx.now(),
  });
}
