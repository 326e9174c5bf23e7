import { closingPoints } from '@clearedge/quant/closing';
import type { GameFacts, Grade, Selection } from '@clearedge/quant/grading';
import { americanToDecimal } from '@clearedge/quant/price';
import { expectedValue } from '@clearedge/quant/sizing';
import type { Ctx } from '../../../kernel/ctx.ts';
import { rounded } from '../../chain/index.ts';
import { type FoundClosing, findClosingPrice } from '../../odds/index.ts';
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

type Closing = Pick<NewResult, 'closing' | 'closingOdds' | 'closingBook' | 'closingProbability' | 'clv' | 'linePoints'>;
const NO_CLOSE = { closingOdds: null, closingBook: null, closingProbability: null, clv: null, linePoints: null };

/** The price taken against the last one before the start. Prices on different numbers are not compared; the move of the line is. */
function closingOf(pick: Pick<PickRow, 'side' | 'market' | 'line' | 'odds'>, found: FoundClosing): Closing {
  if (found.kind === 'none') return { ...NO_CLOSE, closing: 'none' };
  if (found.kind === 'line-moved') {
    const nearest = found.lines.toSorted((a, b) => Math.abs(a - pick.line!) - Math.abs(b - pick.line!))[0]!;
    const side = pick.market === 'spread' ? 'spread' : (pick.side as 'over' | 'under');
    return { ...NO_CLOSE, closing: 'line_moved', linePoints: closingPoints(side, pick.line!, nearest) };
  }
  const { noVigProbability: fair } = found;
  return {
    closing: 'measured',
    closingOdds: found.odds,
    closingBook: found.book,
    closingProbability: fair === null ? null : rounded(fair),
    clv: fair === null ? null : rounded(expectedValue(fair, americanToDecimal(pick.odds!))),
    linePoints: null,
  };
}

/** Adds a result to the record; the newest counts and the older ones stay. Call it in the transaction that decides. */
export async function recordPickResult(tx: Ctx, pick: PickRow, { facts, ...decided }: DecidedResult): Promise<ResultRow> {
  await lockResults(tx);
  const current = await findCurrentResult(tx.db, pick.id);
  const closing = closingOf(pick, await findClosingPrice(tx, pick.contestId!, selectionOfPick(pick), pick.book!));
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
