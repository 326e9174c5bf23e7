import type { GameRules } from './rules.ts';
import { HIGHEST } from './table/grid.ts';

export interface Runners {
  first: boolean;
  second: boolean;
  third: boolean;
}

/** Where a game stands: the half that is being played or comes next, the runs so far, and in a half under way its outs and runners. */
export interface GameState {
  inning: number;
  half: 'top' | 'bottom';
  away: number;
  home: number;
  /** Null before the first pitch of the half. */
  bases: { outs: number; runners: Runners } | null;
}

export const FIRST_PITCH: GameState = { inning: 1, half: 'top', away: 0, home: 0, bases: null };

const MOST_INNINGS = 99;
const isRuns = (runs: number): boolean => Number.isSafeInteger(runs) && runs >= 0 && runs <= HIGHEST;

/** Whether the game was over before this half, or within it: the home side leads in its last turn, or one side after an extra inning. */
export function isDecided(
  { scheduledInnings }: Pick<GameRules, 'scheduledInnings'>,
  { inning, half, away, home, bases }: GameState,
): boolean {
  if (half === 'bottom') return inning >= scheduledInnings && home > away;
  // In extra innings the away side's lead of this very half decides nothing yet.
  return inning > scheduledInnings && (home > away || (bases === null && home !== away));
}

/** RangeError for a state that no game is in while it goes on. */
export function requirePlayable(rules: GameRules, state: GameState): void {
  const { inning, away, home, bases } = state;
  if (!Number.isSafeInteger(inning) || inning < 1 || inning > MOST_INNINGS) throw new RangeError(`Not an inning: ${inning}`);
  if (!isRuns(away) || !isRuns(home)) throw new RangeError(`Not a score: ${away} to ${home}`);
  if (bases && ![0, 1, 2].includes(bases.outs)) throw new RangeError(`Not outs of a half under way: ${bases.outs}`);
  if (isDecided(rules, state)) throw new RangeError('No further half is played');
}
