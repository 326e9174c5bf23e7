import { type BaseballPeriod, mapParts } from '../../../grading/index.ts';
import type { ExpectedRuns } from './expected-runs.ts';
import { type GameModel, gameModel } from './game-model.ts';
import type { GameRules } from './rules.ts';
import { foreseeCloseness, normalize } from './table/closeness.ts';
import { finalTable } from './table/final-table.ts';
import { crossed, type Grid, SIZE } from './table/grid.ts';
import { meanCount, type PeriodTable, periodTable } from './table/period-table.ts';
import { runsOver, shareOf } from './table/side.ts';

/** Scores after the first innings, fewer than are scheduled. */
function earlyTable({ away, home, rules, constants }: GameModel, innings: number): Grid {
  const table = crossed(runsOver(away, shareOf(away, 0, innings), SIZE), runsOver(home, shareOf(home, 0, innings), SIZE));
  const lastInning = rules.scheduledInnings - 1;
  const awayLater = runsOver(away, shareOf(away, innings, lastInning), SIZE);
  const homeLater = runsOver(home, shareOf(home, innings, lastInning), SIZE);
  foreseeCloseness(table, awayLater, homeLater, constants.closeWeights);
  normalize(table);
  return table;
}

/** All that is needed to compute a game's distribution again; plain numbers, fit to be stored. */
export type GameInput = ExpectedRuns & GameRules;

/** Exact probabilities of the scores after each part and after all innings, all of the same game. */
export interface GameDistribution extends Record<BaseballPeriod, PeriodTable> {
  input: GameInput;
  model: GameModel;
  /** Probability that the scheduled innings do not decide it. */
  extraInnings: number;
}

/**
 * The exact joint distribution of a game's scores, from each side's expected runs in nine full innings: walk-offs, the unplayed bottom of the
 * ninth, extra innings and their placed runner included. Each table holds 0 to 35 runs a side (more counts as 35) and sums to 1.
 * RangeError for expected runs outside 0.25 to 15 and for impossible rules.
 */
export function gameDistribution(expected: ExpectedRuns, rules?: Partial<GameRules>): GameDistribution {
  const model = gameModel(expected, rules);
  const { final, extraInnings } = finalTable(model);
  return {
    input: { awayRuns: expected.awayRuns, homeRuns: expected.homeRuns, ...model.rules },
    model,
    extraInnings,
    full: periodTable(final),
    ...mapParts(({ innings }) => periodTable(earlyTable(model, innings))),
  };
}

/** The distribution of a stored input. RangeError as `gameDistribution`. */
export function rebuildGame(input: GameInput): GameDistribution {
  return gameDistribution(input, input);
}

/** Mean runs that will be on the board at the end: less than nine full innings of both sides where the home ninth is not played. */
export function meanFinalRuns({ full }: Pick<GameDistribution, 'full'>): { away: number; home: number; total: number } {
  return { away: meanCount(full.away), home: meanCount(full.home), total: meanCount(full.total) };
}
