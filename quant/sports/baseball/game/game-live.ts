import type { GameDistribution } from './game-distribution.ts';
import type { GameModel } from './game-model.ts';
import { claimsOf, shareAt } from './market/claim.ts';
import { countOf, type JointChances } from './market/joint-probability.ts';
import { type GameSelection, periodOf } from './market/selection.ts';
import { normalize, weighCloseness } from './table/closeness.ts';
import { finishGame } from './table/finish.ts';
import { addAwayRuns, addHomeRuns, emptyGrid, type Grid, HIGHEST, SIZE } from './table/grid.ts';
import { runsOver, shareOf } from './table/side.ts';
import type { Turn } from './table/turns.ts';

/** A game between two half-innings: the half that is played next, from 1 and its top, and the runs so far. */
export interface GameState {
  inning: number;
  half: 'top' | 'bottom';
  away: number;
  home: number;
}

const MOST_INNINGS = 99;
const isRuns = (runs: number): boolean => Number.isSafeInteger(runs) && runs >= 0 && runs <= HIGHEST;

/**
 * Final scores of a game from where it stands, by the same model that spoke before it: at the top of the first the very same table. Runs, 0 to
 * 35 a side; sums to 1. RangeError for a half that is never played, because the game is over or the extra inning began level, and for runs
 * beyond the table.
 */
export function scoresFrom(model: GameModel, state: GameState): Grid {
  requirePlayable(model, state);
  const { last, extra, rules } = model;
  const { inning, half } = state;
  const turn = inning > rules.scheduledInnings ? extra : last;
  return finishGame(beforeLast(model, state), half === 'bottom' && inning >= rules.scheduledInnings ? batted(turn) : turn, extra).final;
}

function requirePlayable({ rules }: GameModel, { inning, half, away, home }: GameState): void {
  if (!Number.isSafeInteger(inning) || inning < 1 || inning > MOST_INNINGS) throw new RangeError(`Not an inning: ${inning}`);
  if (!isRuns(away) || !isRuns(home)) throw new RangeError(`Not a score: ${away} to ${home}`);
  const isOver = half === 'bottom' ? inning >= rules.scheduledInnings && home > away : inning > rules.scheduledInnings && home !== away;
  if (isOver) throw new RangeError('No further half is played');
}

/** The away side's half has been played. */
const batted = (turn: Turn): Turn => ({ ...turn, away: Float64Array.of(1) });

/** Scores before the last turn that is played whole: innings that do not end a game are added up without regard to the score. */
function beforeLast({ away, home, rules, constants }: GameModel, state: GameState): Grid {
  const grid = emptyGrid();
  grid[state.away * SIZE + state.home] = 1;
  const lastInning = rules.scheduledInnings - 1;
  const next = state.inning - 1;
  if (next >= lastInning) return grid;
  const awayFrom = state.half === 'top' ? next : next + 1;
  const awayRuns = runsOver(away, shareOf(away, awayFrom, lastInning), SIZE);
  const homeRuns = runsOver(home, shareOf(home, next, lastInning), SIZE);
  const before = addHomeRuns(awayFrom < lastInning ? addAwayRuns(grid, awayRuns) : grid, homeRuns);
  weighCloseness(before, constants.closeWeights);
  normalize(before);
  return before;
}

/**
 * What may become of a stake on selections of one game's final score, now that it stands so between two halves; the four sum to 1.
 * RangeError without selections, for one about a part of the game, and as `scoresFrom`.
 */
export function liveChances(
  { model }: Pick<GameDistribution, 'model'>,
  state: GameState,
  selections: readonly GameSelection[],
): JointChances {
  if (selections.length === 0) throw new RangeError('A combination needs a selection');
  if (selections.some((selection) => periodOf(selection) !== 'full')) throw new RangeError('Only the final score is foreseen from here');
  const claims = selections.map(claimsOf);
  const scores = scoresFrom(model, state);
  const sums = { win: 0, push: 0, alive: 0, decided: 0 };
  for (let away = 0; away < SIZE; away += 1)
    for (let home = 0; home < SIZE; home += 1) {
      const chance = scores[away * SIZE + home]!;
      const shares = claims.map((own) => shareAt(own, (statistic) => countOf(statistic, away, home)));
      sums.win += chance * shares.reduce((all, { win }) => all * win, 1);
      sums.push += chance * shares.reduce((all, { push }) => all * push, 1);
      sums.decided += chance * shares.reduce((all, { push }) => all * (1 - push), 1);
      sums.alive += chance * shares.reduce((all, { win, push }) => all * (win + push), 1);
    }
  const reduced = Math.max(0, sums.alive - sums.win - sums.push);
  return { win: sums.win, reduced, push: sums.push, lose: Math.max(0, 1 - sums.win - reduced - sums.push), decided: sums.decided };
}
