import { longestStreak, runsTest, streakProbability } from '@clearedge/quant/scoring';
import { type Figures, isDecided, isWon, LEAST_BETS, type SettledBet } from '../settled-bet.ts';

type Streaks = NonNullable<Figures['streaks']>;

/** The chance of a streak takes a step for each bet and each length: the newest so many are enough. */
const MOST_BETS = 1000;

/** What the last decided bets have in common, and how many. */
export function currentStreak(bets: readonly SettledBet[]): { streakCount: number; streakType: Figures['streakType'] } {
  const decided = bets.filter(isDecided);
  const last = decided.at(-1);
  if (!last) return { streakCount: 0, streakType: null };
  const before = decided.findLastIndex(({ result }) => result !== last.result);
  return { streakCount: decided.length - 1 - before, streakType: isWon(last) ? 'win' : 'loss' };
}

function sideOf(outcomes: readonly number[], chance: number): Streaks['won'] {
  const length = longestStreak(outcomes);
  let typical = 0;
  while (typical < outcomes.length && streakProbability(outcomes.length, typical + 1, chance) >= 0.5) typical += 1;
  return { length, chance: length === 0 ? 1 : streakProbability(outcomes.length, length, chance), typical };
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
    won: sideOf(won, hitRate),
    lost: sideOf(
      won.map((outcome) => 1 - outcome),
      1 - hitRate,
    ),
    current: { result: streakType!, length: streakCount },
    runs: runs && { runs: runs.runs, expected: runs.expectedRuns, pValue: runs.pValue },
  };
}
