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

function correlationsOf(legs: readonly PlayerLeg[], links: PlayerLinks): number[][] {
  return legs.map((one, row) => legs.map((two, column) => (row === column ? 1 : correlationOf(one, two, links))));
}

/** Steps of normal variables that are correlated as their kinds were in past games. */
function normalChance(legs: readonly PlayerLeg[], links: PlayerLinks): number {
  const pairs = correlationsOf(legs, links);
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

/** What is known of the legs of one game: their dependence, and the chances of those taken together so far, each worked out once. */
interface Known {
  links: PlayerLinks;
  chances: Map<string, number>;
}

/** Over the lower and under the higher line of one number: over the lower without being over the higher. */
function betweenChance(legs: readonly PlayerLeg[], over: PlayerLeg, under: PlayerLeg, known: Known): number {
  const above: PlayerLeg = { ...under, side: 'over', line: Math.ceil(under.line) - 0.5, chance: 1 - under.chance };
  return chanceOf(without(legs, under), known) - chanceOf([...without(legs, over, under), above], known);
}

/** By logic where one leg decides another, else by the copula. */
function pairedChance(legs: readonly PlayerLeg[], known: Known): number {
  for (const [one, two] of pairsOf(legs)) {
    if (impliesLeg(one, two, known.links)) return chanceOf(without(legs, two), known);
    if (impliesLeg(two, one, known.links)) return chanceOf(without(legs, one), known);
    if (isSameNumber(one, two)) return one.side === 'over' ? betweenChance(legs, one, two, known) : betweenChance(legs, two, one, known);
  }
  return normalChance(legs, known.links);
}

/** No leg says anything of another but by their correlation, and those fit together: the copula keeps within the bounds by itself. */
function isPlain(legs: readonly PlayerLeg[], links: PlayerLinks): boolean {
  const isDecided = pairsOf(legs).some(
    ([one, two]) => isSameNumber(one, two) || impliesLeg(one, two, links) || impliesLeg(two, one, links) || isExclusive(one, two, links),
  );
  return !isDecided && holdTogether(correlationsOf(legs, links));
}

/** Within what the chances of fewer of the legs leave open: P(ABC) >= P(AB) + P(AC) - P(A), whatever the copula makes of all three. */
function boundedChance(legs: readonly PlayerLeg[], known: Known): number {
  if (isPlain(legs, known.links)) return normalChance(legs, known.links);
  if (pairsOf(legs).some(([one, two]) => isExclusive(one, two, known.links))) return 0;
  const less = new Map(legs.map((leg) => [leg, chanceOf(without(legs, leg), known)]));
  const lost = (one: PlayerLeg, two: PlayerLeg): number => (legs.length === 2 ? 1 : chanceOf(without(legs, one, two), known));
  const least = pairsOf(legs).map(([one, two]) => less.get(one)! + less.get(two)! - lost(one, two));
  return Math.min(...less.values(), Math.max(0, ...least, pairedChance(legs, known)));
}

function chanceOf(legs: readonly PlayerLeg[], known: Known): number {
  if (legs.length === 1) return legs[0]!.chance;
  const key = JSON.stringify(legs.map(({ playerId, kind, side, line, chance }) => [playerId, kind, side, line, chance]));
  const chance = known.chances.get(key) ?? boundedChance(legs, known);
  known.chances.set(key, chance);
  return chance;
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
  return chanceOf(legs, { links, chances: new Map() });
}
