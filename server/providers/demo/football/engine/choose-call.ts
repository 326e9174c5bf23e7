import { type GameState, isLate, leadOf } from './game-state.ts';
import { fieldGoalYards } from './kicks.ts';
import type { Spot } from './play.ts';

export type Call = 'run' | 'pass' | 'punt' | 'field_goal' | 'kneel';

const FARTHEST_FIELD_GOAL = 49;
const LAST_CHANCE_FIELD_GOAL = 58;
const RUN_SHARE = { 1: 0.42, 2: 0.27, 3: 0.62 } as const;
const KNEEL_SECONDS = 38;

function scrimmageCall(state: GameState, { side, down, distance }: Spot): Call {
  const lead = leadOf(state, side);
  let share: number = distance <= 2 ? 0.6 : RUN_SHARE[down];
  if (isLate(state, 420) && lead > 3) share += 0.28;
  if (isLate(state, 420) && lead < -3) share -= 0.25;
  if (state.clock < 120 && (state.period === 2 || (state.period === 4 && lead <= 0))) share -= 0.2;
  return state.next() < share ? 'run' : 'pass';
}

/** Third down: the kick, or the gamble where little is missing or nothing else helps. */
function thirdDownCall(state: GameState, spot: Spot): Call {
  const { side, yard, distance } = spot;
  const lead = leadOf(state, side);
  const reach = fieldGoalYards(yard);
  const isOvertime = state.period === 5;
  const needsTouchdown = (isOvertime || isLate(state, 150)) && lead < -3;
  const isInReach = reach <= (isOvertime ? LAST_CHANCE_FIELD_GOAL : FARTHEST_FIELD_GOAL) && !needsTouchdown;
  if (distance <= 2 && yard >= 40 && !(isInReach && isLate(state, 90))) return scrimmageCall(state, spot);
  if (isInReach) return 'field_goal';
  return needsTouchdown || isOvertime || (isLate(state, 100) && lead < 0) ? 'pass' : 'punt';
}

function isLastChance(state: GameState, { side, yard }: Spot): boolean {
  const lead = leadOf(state, side);
  if (state.clock > 9 || fieldGoalYards(yard) > LAST_CHANCE_FIELD_GOAL) return false;
  return state.period === 2 || (state.period === 4 && lead <= 0 && lead >= -3);
}

/** What the side with the ball tries from a spot. */
export function chooseCall(state: GameState, spot: Spot): Call {
  if (isLastChance(state, spot)) return 'field_goal';
  const canRunOut = isLate(state, KNEEL_SECONDS * (3 - spot.down)) && leadOf(state, spot.side) > 0;
  if (canRunOut && spot.down < 3) return 'kneel';
  return spot.down === 3 ? thirdDownCall(state, spot) : scrimmageCall(state, spot);
}
