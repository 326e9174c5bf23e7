import { cholesky } from '../../../maths/index.ts';
import { copulaProbability } from '../../../parlay/index.ts';
import { priceLine } from './project.ts';
import type { CountTable } from './tables.ts';

/**
 * Correlations of normal scores of two kinds, in percent, as measured: of one player, of two of a side, and of two who play against each other.
 * Row by row of `kinds`, each as far as the diagonal.
 */
export interface PlayerLinks {
  kinds: readonly string[];
  self: readonly (readonly number[])[];
  mates: readonly (readonly number[])[];
  rivals: readonly (readonly number[])[];
}

export interface PlayerLeg {
  playerId: string;
  team: string;
  kind: string;
  side: 'over' | 'under';
  line: number;
  table: CountTable;
}

const SURE = 1e-9;
/** Measured pairs need not fit together: all are drawn toward none by this much until they do. */
const DRAWN = 0.9;
const MOST_DRAWS = 60;

function correlationOf(one: PlayerLeg, two: PlayerLeg, links: PlayerLinks): number {
  const [first, second] = [links.kinds.indexOf(one.kind), links.kinds.indexOf(two.kind)];
  if (first < 0 || second < 0) throw new RangeError(`No correlation of ${one.kind} and ${two.kind} is known`);
  const relation = one.playerId === two.playerId ? 'self' : one.team === two.team ? 'mates' : 'rivals';
  const sign = one.side === two.side ? 1 : -1;
  return (sign * links[relation][Math.max(first, second)]![Math.min(first, second)]!) / 100;
}

function holdTogether(matrix: readonly (readonly number[])[]): boolean {
  try {
    cholesky(matrix);
    return true;
  } catch {
    return false;
  }
}

/**
 * Chance that every leg on players of one game wins, a push counted as not won. Each number is a step of a normal variable, and the variables
 * are correlated as those kinds were in past games. RangeError without legs, for more than twelve, and for a kind that was not measured.
 */
export function jointChance(legs: readonly PlayerLeg[], links: PlayerLinks): number {
  const wins = legs.map(({ table, line, side }) => priceLine(table, line)[side]);
  const pairs = legs.map((one, row) => legs.map((two, column) => (row === column ? 1 : correlationOf(one, two, links))));
  const scaled = (scale: number) => pairs.map((row, at) => row.map((value, column) => (at === column ? 1 : scale * value)));
  let scale = 1;
  for (let draw = 0; draw < MOST_DRAWS && !holdTogether(scaled(scale)); draw += 1) scale *= DRAWN;
  return copulaProbability(
    wins.map((win) => Math.min(1 - SURE, Math.max(SURE, win))),
    scaled(scale),
  );
}
