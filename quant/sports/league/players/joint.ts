import { cholesky } from '../../../maths/index.ts';
import { copulaProbability, jointBounds } from '../../../parlay/index.ts';
import { impliesLeg, isExclusive, isSameNumber } from './leg-logic.ts';
import type { PlayerLeg, PlayerLinks } from './links.ts';

const SURE = 1e-9;
/** Measured pairs need not fit together: all are drawn toward none by this much until they do. */
const DRAWN = 0.9;
const MOST_DRAWS = 60;
const MOST_LEGS = 6;

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

/** Steps of normal variables that are correlated as their kinds were in past games. */
function normalChance(legs: readonly PlayerLeg[], links: PlayerLinks): number {
  const pairs = legs.map((one, row) => legs.map((two, column) => (row === column ? 1 : correlationOf(one, two, links))));
  const scaled = (scale: number) => pairs.map((row, at) => row.map((value, column) => (at === column ? 1 : scale * value)));
  let scale = 1;
  for (let draw = 0; draw < MOST_DRAWS && !holdTogether(scaled(scale)); draw += 1) scale *= DRAWN;
  return copulaProbability(
    legs.map(({ chance }) => Math.min(1 - SURE, Math.max(SURE, chance))),
    scaled(scale),
  );
}

const without = (legs: readonly PlayerLeg[], ...dropped: readonly PlayerLeg[]): PlayerLeg[] => legs.filter((leg) => !dropped.includes(leg));

function pairsOf(legs: readonly PlayerLeg[]): [PlayerLeg, PlayerLeg][] {
  return legs.flatMap((one, at) => legs.slice(at + 1).map((two): [PlayerLeg, PlayerLeg] => [one, two]));
}

/** Over the lower and under the higher line of one number: over the lower without being over the higher. */
function betweenChance(legs: readonly PlayerLeg[], over: PlayerLeg, under: PlayerLeg, links: PlayerLinks): number {
  const above: PlayerLeg = { ...under, side: 'over', line: Math.ceil(under.line) - 0.5, chance: 1 - under.chance };
  return chanceOf(without(legs, under), links) - chanceOf([...without(legs, over, under), above], links);
}

/** By logic where one leg decides another, else by the copula. */
function pairedChance(legs: readonly PlayerLeg[], links: PlayerLinks): number {
  for (const [one, two] of pairsOf(legs)) {
    if (impliesLeg(one, two, links)) return chanceOf(without(legs, two), links);
    if (impliesLeg(two, one, links)) return chanceOf(without(legs, one), links);
    if (isSameNumber(one, two)) return one.side === 'over' ? betweenChance(legs, one, two, links) : betweenChance(legs, two, one, links);
  }
  return normalChance(legs, links);
}

/** Within what the chances of fewer of the legs leave open: P(ABC) >= P(AB) + P(AC) - P(A), whatever the copula makes of all three. */
function chanceOf(legs: readonly PlayerLeg[], links: PlayerLinks): number {
  if (legs.length === 1) return legs[0]!.chance;
  if (pairsOf(legs).some(([one, two]) => isExclusive(one, two, links))) return 0;
  const less = new Map(legs.map((leg) => [leg, chanceOf(without(legs, leg), links)]));
  const lost = (one: PlayerLeg, two: PlayerLeg): number => (legs.length === 2 ? 1 : chanceOf(without(legs, one, two), links));
  const least = pairsOf(legs).map(([one, two]) => less.get(one)! + less.get(two)! - lost(one, two));
  return Math.min(...less.values(), Math.max(0, ...least, pairedChance(legs, links)));
}

/**
 * Chance that every leg on players of one game wins, from the chance of each. A leg that another one brings with it adds nothing, legs that
 * cannot both win have none; all others are steps of normal variables, correlated as those kinds were in past games. RangeError without legs,
 * for more than six, for a chance outside 0 to 1 and for a kind that was not measured.
 */
export function jointChance(legs: readonly PlayerLeg[], links: PlayerLinks): number {
  if (legs.length > MOST_LEGS) throw new RangeError(`At most ${MOST_LEGS} legs, not ${legs.length}`);
  for (const { kind } of legs) if (!links.kinds.includes(kind)) throw new RangeError(`No correlation of ${kind} is known`);
  jointBounds(legs.map(({ chance }) => chance));
  return chanceOf(legs, links);
}
