import type { GameDistribution } from '../game-distribution.ts';
import { claimsOf, shareAt } from '../market/claim.ts';
import { countOf, type JointChances } from '../market/joint-probability.ts';
import { type GameSelection, periodOf } from '../market/selection.ts';
import { SIZE } from '../table/grid.ts';
import { type Standing, scoresFrom } from './scores-from.ts';

/**
 * What may become of a stake on selections of one game's final score, now that it stands so between two halves; the four sum to 1.
 * RangeError without selections, for one about a part of the game, and as `scoresFrom`.
 */
export function liveChances(
  { model }: Pick<GameDistribution, 'model'>,
  standing: Standing,
  selections: readonly GameSelection[],
): JointChances {
  if (selections.length === 0) throw new RangeError('A combination needs a selection');
  if (selections.some((selection) => periodOf(selection) !== 'full')) throw new RangeError('Only the final score is foreseen from here');
  const claims = selections.map(claimsOf);
  const scores = scoresFrom(model, standing);
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
