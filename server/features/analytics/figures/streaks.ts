import { runsTest, streakLuck } from '@clearedge/quant/scoring';
import { type Figures, isDecided, isWon, LEAST_BETS, type SettledBet } from '../settled-bet.ts';

type Streaks = NonNullable<Figures['streaks']>;

/** Streaks are read over the newest so many decided bets: older ones say little of how somebody bets now. */
const MOST_BETS = 1000;

/** What the last decided bets have in common, and how many. */
export function currentStreak(bets: readonly SettledBet[]): { streakCount: number; streakType: Figures['streakType'] } {
  const decided = bets.filter(isDecided);
  const last = decided.at(-1);
  if (!last) return { streakCount: 0, streakType: null };
  const before = decided.findLastIndex(({ result }) => result !== last.result);
  return { streakCount: decided.length - 1 - before, streakType: isWon(last) ? 'win' : 'loss' };
}

/** The longest runs of wins and losses beside what chance gives at this hit rate; null while too little is decided. */
export function streaksOf(bets: readonly SettledBet[]): Streaks | null {
  const decided = bets.filter(isDecided).slice(-MOST_BETS);
  if (decided.length < LEAST_BETS) return null;
  const won = decided.map((bet) => Number(isWon(bet)));
  const hitRate = won.reduce((sum, outcome) => sum + outcome, 0) / won.length;
  const { streakCount, streakType } = currentStreak(decided);
  const runs = new Set(won).size < 2 ? null : runsTest(won);
  return {
    bets: won.length,
    hitRate,
    won: streakLuck(won, hitRate),
    lost: streakLuck(
      won.map((outcome) => 1 - outcome),
      1 - hitRate,
    ),
    current: { result: streakType!, length: streakCount },
    runs: runs && { runs: runs.runs, expected: runs.expectedRuns, pValue: runs.pValue },
  };
}
