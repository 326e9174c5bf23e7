import { STEALS, THIRD_BASE } from '../constants.ts';
import type { Steals } from '../rates.ts';
import type { SideInput } from './inputs.ts';
import { BENCH, ORDERS } from './plate-table.ts';

const LEAGUE_STEALS: Steals = { attempts: STEALS.attempts, success: STEALS.success };

/** Chances before a turn at bat: safe and caught going to second, safe and caught going to third. */
const STEAL_WIDTH = 4;
export const stealIndex = (side: number, order: number): number => (side * ORDERS + order) * STEAL_WIDTH;

export function stealChances({ attempts, success }: Steals): [number, number, number, number] {
  const third = attempts * THIRD_BASE.attemptShare;
  const safe = (success * THIRD_BASE.successOdds) / (1 - success + success * THIRD_BASE.successOdds);
  return [attempts * success, attempts * (1 - success), third * safe, third * (1 - safe)];
}

/** Chances of every runner of both sides, the bench included; see `stealIndex`. */
export function stealTable(away: SideInput, home: SideInput): Float64Array {
  const table = new Float64Array(2 * ORDERS * STEAL_WIDTH);
  [away, home].forEach((sideInput, side) => {
    for (let order = 0; order < ORDERS; order += 1) {
      const steals = order === BENCH ? LEAGUE_STEALS : (sideInput.batters[order]?.steals ?? LEAGUE_STEALS);
      table.set(stealChances(steals), stealIndex(side, order));
    }
  });
  return table;
}
