import type { GameModel } from '../game-model.ts';
import { normalize, weighCloseness } from './closeness.ts';
import { type Finish, finishGame } from './finish.ts';
import { crossed, SIZE } from './grid.ts';
import { runsOver, shareOf } from './side.ts';

/** Final scores, and how likely extra innings are. */
export function finalTable({ away, home, last, extra, rules, constants }: GameModel): Finish {
  const lastInning = rules.scheduledInnings - 1;
  const before = crossed(runsOver(away, shareOf(away, 0, lastInning), SIZE), runsOver(home, shareOf(home, 0, lastInning), SIZE));
  weighCloseness(before, constants.closeWeights);
  normalize(before);
  return finishGame(before, last, extra);
}
