import type { GameDistribution } from './game-distribution.ts';
import type { GameModel } from './game-model.ts';
import { type JointChances, jointChances } from './market/joint-probability.ts';
import type { GameSelection } from './market/selection.ts';
import { type GameState, requirePlayable } from './state.ts';
import { normalize } from './table/closeness.ts';
import { type Grid, sum } from './table/grid.ts';
import { chanceBetween, meanCount, periodTable } from './table/period-table.ts';
import { type PeriodFactors, playFrom } from './table/play-from.ts';

/**
 * Final scores of a game from where it stands, by the same model that spoke before it: at the first pitch the very same table. Runs, 0 to
 * 35 a side; sums to 1. RangeError for a half that is never played, because the game is over or the extra inning began level, and for runs
 * beyond the table.
 */
export function scoresFrom(model: GameModel, state: GameState): Grid {
  requirePlayable(model.rules, state);
  const scores = playFrom(model, state, {});
  normalize(scores);
  return scores;
}

/** The home side's chance to win and the mean runs that will be on the board at the end, from where the game stands. As `scoresFrom`. */
export function liveOutlook({ model }: Pick<GameDistribution, 'model'>, state: GameState): { homeWin: number; meanTotal: number } {
  const { margin, total } = periodTable(scoresFrom(model, state));
  return { homeWin: Math.min(1, Math.max(0, chanceBetween(margin, 1, Number.POSITIVE_INFINITY))), meanTotal: meanCount(total) };
}

/**
 * What may become of a stake on selections of one game, now that it stands so; the four sum to 1. Legs on the first innings count while those
 * are being played. RangeError without selections, for a part of the game that is over, and as `scoresFrom`.
 */
export function liveChances(
  { model }: Pick<GameDistribution, 'model'>,
  state: GameState,
  selections: readonly GameSelection[],
): JointChances {
  requirePlayable(model.rules, state);
  const mass = (factors: PeriodFactors): number => sum(playFrom(model, state, factors));
  return jointChances(selections, mass);
}
