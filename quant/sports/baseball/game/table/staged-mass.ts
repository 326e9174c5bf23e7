import type { Period } from '../../../../grading/index.ts';
import type { GameModel } from '../game-model.ts';
import { weighCloseness } from './closeness.ts';
import { finishGame } from './finish.ts';
import { addAwayRuns, addHomeRuns, crossed, type Grid, SIZE, sum } from './grid.ts';
import { runsOver, shareOf } from './side.ts';

const EARLY: readonly (readonly [Period, number])[] = [
  ['inning1', 1],
  ['first5', 5],
];

/**
 * Mass of all games, each counted with the product of factors that depend on the score after one, five and all innings: the game is followed
 * forward and multiplied where a score is reached. Only the ratio to the mass without factors is a probability.
 */
export function stagedMass(model: GameModel, factors: Partial<Record<Period, Grid>>): number {
  const { rules, constants, last, extra } = model;
  let played = 0;
  let reached: Grid | null = null;
  for (const [period, innings] of EARLY) {
    const factor = factors[period];
    if (!factor) continue;
    reached = advance(model, reached, played, innings);
    multiply(reached, factor);
    played = innings;
  }
  const before = advance(model, reached, played, rules.scheduledInnings - 1);
  weighCloseness(before, constants.closeWeights);
  if (!factors.full) return sum(before);
  const { final } = finishGame(before, last, extra);
  multiply(final, factors.full);
  return sum(final);
}

function advance({ away, home }: GameModel, reached: Grid | null, from: number, to: number): Grid {
  const awayRuns = runsOver(away, shareOf(away, from, to), SIZE);
  const homeRuns = runsOver(home, shareOf(home, from, to), SIZE);
  return reached ? addHomeRuns(addAwayRuns(reached, awayRuns), homeRuns) : crossed(awayRuns, homeRuns);
}

function multiply(grid: Grid, factor: Grid): void {
  for (let at = 0; at < grid.length; at += 1) grid[at]! *= factor[at]!;
}
