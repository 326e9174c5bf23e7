import type { GameModel } from '../game-model.ts';
import { foreseeCloseness, normalize } from './closeness.ts';
import { crossed, type Grid, SIZE } from './grid.ts';
import { runsOver, shareOf } from './side.ts';

/** Scores after the first innings, fewer than are scheduled. */
export function earlyTable({ away, home, rules, constants }: GameModel, innings: number): Grid {
  const table = crossed(runsOver(away, shareOf(away, 0, innings), SIZE), runsOver(home, shareOf(home, 0, innings), SIZE));
  const lastInning = rules.scheduledInnings - 1;
  const awayLater = runsOver(away, shareOf(away, innings, lastInning), SIZE);
  const homeLater = runsOver(home, shareOf(home, innings, lastInning), SIZE);
  foreseeCloseness(table, awayLater, homeLater, constants.closeWeights);
  normalize(table);
  return table;
}
