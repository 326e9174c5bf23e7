import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { runsTest, streakLuck } from '@clearedge/quant/scoring';
import type { TrackedBet } from '../rows/tracked-rows.ts';
import { LEAST_BETS } from './cuts.ts';
import { isDecided } from './figures.ts';

type Streaks = NonNullable<VerbResult<Contract['GET /api/performance/mine']>['streaks']>;

/** Streaks are read over the newest so many decided bets: older ones say little of how somebody bets now. */
const STREAK_BETS = 1000;

function runsOf(outcomes: readonly number[]): Streaks['runs'] {
  if (new Set(outcomes).size < 2) return null;
  const { runs, expectedRuns, pValue } = runsTest(outcomes);
  return { runs, expected: expectedRuns, pValue };
}

/** The longest streaks beside what chance gives at the same hit rate. Null while too little is decided. */
export function streaksOf(bets: readonly TrackedBet[]): Streaks | null {
  const won = bets
    .filter(isDecided)
    .slice(-STREAK_BETS)
    .map(({ result }) => Number(result === 'win'));
  if (won.length < LEAST_BETS) return null;
  const lost = won.map((outcome) => 1 - outcome);
  const hitRate = won.reduce((sum, outcome) => sum + outcome, 0) / won.length;
  const last = won.at(-1)!;
  return {
    bets: won.length,
    hitRate,
    won: streakLuck(won, hitRate),
    lost: streakLuck(lost, 1 - hitRate),
    current: { result: last === 1 ? 'win' : 'loss', length: won.length - 1 - won.lastIndexOf(1 - last) },
    runs: runsOf(won),
  };
}
