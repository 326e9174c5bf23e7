import { type BaseballPart, type BaseballPeriod, PARTS_BY_END } from '../../../../grading/index.ts';
import type { GameModel } from '../game-model.ts';
import type { GameState } from '../state.ts';
import { weighCloseness } from './closeness.ts';
import { finishGame } from './finish.ts';
import { addAwayRuns, addHomeRuns, crossed, emptyGrid, type Grid, SIZE } from './grid.ts';
import { runsOver, shareOf } from './side.ts';
import { restOfHalf, restOfTurn } from './turns.ts';

/** For each period that is asked about: by what the games with each score after it are multiplied. */
export type PeriodFactors = Partial<Record<BaseballPeriod, Grid>>;

/** How far each side has been played, in innings; null scores stand for a game not yet begun. */
interface Reached {
  grid: Grid | null;
  away: number;
  home: number;
}

/**
 * Final scores of all games that go on from a state, each counted with the factors of the scores it passes: the game is followed forward and
 * multiplied where a score is reached. Their mass without factors is near 1, not 1. RangeError for a factor of a part that is over.
 */
export function playFrom(model: GameModel, state: GameState, factors: PeriodFactors): Grid {
  const { rules, constants, last, extra } = model;
  const { inning, half, bases } = state;
  let reached = standing(model, state);
  for (const [part, { innings }] of PARTS_BY_END) {
    const factor = factors[part];
    if (!factor) continue;
    if (innings < inning) throw new RangeError(`This part of the game is over: ${part satisfies BaseballPart}`);
    reached = advance(model, reached, innings);
    multiply(reached.grid!, factor);
  }
  let turn = inning > rules.scheduledInnings ? extra : last;
  if (inning < rules.scheduledInnings) {
    reached = advance(model, reached, rules.scheduledInnings - 1);
    weighCloseness(reached.grid!, constants.closeWeights);
  } else turn = restOfTurn(model, turn, half, bases, inning > rules.scheduledInnings);
  const { final } = finishGame(reached.grid!, turn, extra);
  if (factors.full) multiply(final, factors.full);
  return final;
}

/** Scores once the half under way is over, where that does not end the game. */
function standing(model: GameModel, { inning, half, away, home, bases }: GameState): Reached {
  const innings = inning - 1;
  if (innings === 0 && half === 'top' && !bases && away === 0 && home === 0) return { grid: null, away: 0, home: 0 };
  const grid = emptyGrid();
  grid[away * SIZE + home] = 1;
  if (inning >= model.rules.scheduledInnings) return { grid, away: innings, home: innings };
  if (half === 'top')
    return bases
      ? {
          grid: addAwayRuns(grid, restOfHalf(model.away, model.away.shares[innings]!, bases, model.constants)),
          away: inning,
          home: innings,
        }
      : { grid, away: innings, home: innings };
  return bases
    ? { grid: addHomeRuns(grid, restOfHalf(model.home, model.home.shares[innings]!, bases, model.constants)), away: inning, home: inning }
    : { grid, away: inning, home: innings };
}

function advance({ away, home }: GameModel, from: Reached, to: number): Reached {
  const end = { away: Math.max(to, from.away), home: Math.max(to, from.home) };
  const awayRuns = runsOver(away, shareOf(away, from.away, end.away), SIZE);
  const homeRuns = runsOver(home, shareOf(home, from.home, end.home), SIZE);
  if (!from.grid) return { grid: crossed(awayRuns, homeRuns), ...end };
  const batted = end.away > from.away ? addAwayRuns(from.grid, awayRuns) : from.grid;
  return { grid: end.home > from.home ? addHomeRuns(batted, homeRuns) : batted.slice(), ...end };
}

function multiply(grid: Grid, factor: Grid): void {
  for (let at = 0; at < grid.length; at += 1) grid[at]! *= factor[at]!;
}
