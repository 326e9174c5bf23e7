import type { PropKind } from '../../../../grading/index.ts';
import type { SimulationResult } from '../chain/simulation-result.ts';
import { batterColumn, isPitcherKind, kindOffset, starterColumn } from '../tables/columns.ts';

/** Where a man's statistic is kept. RangeError when he does not bat, or does not start as a pitcher, in this game. */
export function findColumn({ players }: Pick<SimulationResult, 'players'>, playerId: string, prop: PropKind): number {
  const offset = kindOffset(prop);
  for (const [side, { batters, starter }] of [players.away, players.home].entries()) {
    if (isPitcherKind(prop)) {
      if (starter === playerId) return starterColumn(side) + offset;
    } else if (batters.includes(playerId)) return batterColumn(side, batters.indexOf(playerId)) + offset;
  }
  throw new RangeError(`${playerId} has no ${prop} in this game`);
}

/** The line itself. RangeError unless it is a multiple of one half, as the house grades them. */
export function requireHalfLine(line: number): number {
  if (!Number.isSafeInteger(line * 2)) throw new RangeError(`not a line: ${line}`);
  return line;
}
