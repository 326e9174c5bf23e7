import { fillWeights, OUTCOMES } from '../engine/batting/outcome-weights.ts';
import type { GamePlan, SidePlan } from '../engine/game-plan.ts';
import type { Player } from '../players/player.ts';

const STARTER_SHARE = 0.62;
const PEN_MEN = 5;
const weights = new Float64Array(OUTCOMES);

function addShares(
  shares: Float64Array,
  batter: Player,
  pitcher: Player,
  isHome: boolean,
  plan: GamePlan,
  times: number,
  weight: number,
): void {
  const total = fillWeights(weights, batter, pitcher, isHome, plan.carry, times, 0);
  for (let kind = 0; kind < OUTCOMES; kind++) shares[kind]! += (weight * weights[kind]!) / total;
}

/** What a plate appearance of this batter comes to in this game, by outcome; an out in play is the rest. */
export function plateShares(plan: GamePlan, batter: Player, isHome: boolean): Float64Array {
  const fielding = isHome ? plan.away : plan.home;
  const shares = new Float64Array(OUTCOMES);
  addShares(shares, batter, fielding.starter, isHome, plan, 0, STARTER_SHARE / 2);
  addShares(shares, batter, fielding.starter, isHome, plan, 1, STARTER_SHARE / 2);
  const pen = fielding.pen.slice(0, PEN_MEN);
  for (const { pitcher } of pen) addShares(shares, batter, pitcher, isHome, plan, 0, (1 - STARTER_SHARE) / pen.length);
  return shares;
}

/** The mean of what the nine do against their starter, turn by turn. */
export function starterShares(plan: GamePlan, batting: SidePlan, starter: Player, isHomeBatting: boolean): Float64Array {
  const shares = new Float64Array(OUTCOMES);
  for (const batter of batting.batters) {
    for (const times of [0, 1]) addShares(shares, batter, starter, isHomeBatting, plan, times, 0.5 / batting.batters.length);
  }
  return shares;
}
