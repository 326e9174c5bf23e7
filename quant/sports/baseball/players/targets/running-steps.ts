import { LOOSE_BALL, THIRD_BASE, THIRD_STAYS } from '../constants/running.ts';
import type { CompiledGame } from '../tables/compiled-game.ts';
import { BENCH } from '../tables/plate-table.ts';
import { stealIndex } from '../tables/steal-table.ts';
import { HALF_OVER } from './base-out-steps.ts';

/** What may happen before a turn at bat, by state: chances of next states (24 wide, and one for the end), and runs expected. */
export interface RunningSteps {
  chances: Float64Array;
  runs: Float64Array;
}
export const RUNNING_WIDTH = HALF_OVER + 1;

const meanSteal = (game: CompiledGame, side: number, kind: number): number => {
  let sum = 0;
  for (let order = 0; order < BENCH; order += 1) sum += game.steals[stealIndex(side, order) + kind]!;
  return sum / BENCH;
};

/** Where the bases stand after everybody moves up, but for a man on third who stays. */
const movedUp = (bases: number, doesThirdStay: boolean): number => (doesThirdStay ? 6 : (bases << 1) & 7);

function addLoose(steps: RunningSteps, bases: number, outs: number): number {
  const loose = LOOSE_BALL[bases]!;
  const stays = bases === 5 ? THIRD_STAYS : 0;
  const state = bases * 3 + outs;
  const add = (next: number, chance: number): void => {
    steps.chances[state * RUNNING_WIDTH + next * 3 + outs]! += chance;
  };
  if (stays > 0) add(movedUp(bases, true), loose * stays);
  add(movedUp(bases, false), loose * (1 - stays));
  if ((bases & 4) !== 0) steps.runs[state] = loose * (1 - stays);
  return loose;
}

function addSteals(steps: RunningSteps, bases: number, outs: number, safe: number, caught: number): number {
  const state = bases * 3 + outs;
  const from = (bases & 2) === 0 ? 1 : 2;
  const without = bases - from;
  const add = (next: number, chance: number): void => {
    steps.chances[state * RUNNING_WIDTH + next]! += chance;
  };
  const trailing = bases === 3 ? THIRD_BASE.trailing : 0;
  if (trailing > 0) add(6 * 3 + outs, safe * trailing);
  add((without + 2 * from) * 3 + outs, safe * (1 - trailing));
  add(outs === 2 ? HALF_OVER : without * 3 + outs + 1, caught);
  return safe + caught;
}

/** The nine's mean habits between turns at bat, as a chain of base-out states. */
export function runningSteps(game: CompiledGame, side: number): RunningSteps {
  const steps = { chances: new Float64Array(24 * RUNNING_WIDTH), runs: new Float64Array(24) };
  const steals = [0, 1, 2, 3].map((kind) => meanSteal(game, side, kind));
  for (let bases = 0; bases < 8; bases += 1) {
    for (let outs = 0; outs < 3; outs += 1) {
      let moved = bases === 0 ? 0 : addLoose(steps, bases, outs);
      const canSteal = bases === 5 || (bases & 4) === 0;
      const kind = (bases & 2) === 0 ? 0 : 2;
      if (bases !== 0 && canSteal) moved += addSteals(steps, bases, outs, steals[kind]!, steals[kind + 1]!);
      steps.chances[(bases * 3 + outs) * RUNNING_WIDTH + bases * 3 + outs]! += 1 - moved;
    }
  }
  return steps;
}
