import { decimalPrice } from '../price/index.ts';
import { lossProbability } from './expected-value.ts';
import { maximiseGrowth } from './growth/index.ts';
import type { JointKelly, JointOutcome } from './joint-kelly.ts';
import { kellyFraction } from './kelly.ts';
import type { IndependentBet } from './simultaneous-kelly.ts';

const MOST_OUTCOMES = 20_000;
const ROUNDING = 1e-9;

/**
 * Growth-optimal stakes on bets open together, in the order of the groups: within a group at most one wins (both sides of a game, a tournament's
 * winners), between groups nothing depends. RangeError where a group's chances exceed 1 together, a group of several holds a bet that can push, or
 * they can end in more than 20,000 ways. Source: Kelly 1956; Smoczynski and Tomkins 2010 for one group.
 */
export function groupedKelly(groups: readonly (readonly IndependentBet[])[], mostAtRisk = 1): JointKelly {
  const kept = groups.map((group) => (isWorthless(group) ? [] : group));
  let outcomes: JointOutcome[] = [{ probability: 1, returns: [] }];
  for (const group of kept) {
    const ends = endsOf(group);
    if (outcomes.length * ends.length > MOST_OUTCOMES) throw new RangeError('These bets can end together in too many ways');
    outcomes = outcomes.flatMap(({ probability, returns }) =>
      ends.map((end) => ({ probability: probability * end.probability, returns: [...returns, ...end.returns] })),
    );
  }
  const { fractions, growth } = maximiseGrowth(outcomes, kept.flat().length, mostAtRisk);
  let place = 0;
  return { fractions: groups.flatMap((group, at) => group.map(() => (kept[at]!.length === 0 ? 0 : fractions[place++]!))), growth };
}

// A bet alone without an edge never helps, so it need not double the outcomes; beside its other side it may.
const isWorthless = (group: readonly IndependentBet[]): boolean =>
  group.length === 1 &&
  kellyFraction(group[0]!.winProbability, group[0]!.decimal, { pushProbability: group[0]!.pushProbability ?? 0 }) === 0;

function endsOf(group: readonly IndependentBet[]): JointOutcome[] {
  const [only] = group;
  if (group.length === 1 && only) return endsOfOne(only);
  if (group.some(({ pushProbability = 0 }) => pushProbability > 0)) throw new RangeError('Bets that exclude each other cannot push');
  const chance = group.reduce((sum, { winProbability }) => sum + winProbability, 0);
  if (chance > 1 + ROUNDING) throw new RangeError('Outcomes that exclude each other cannot exceed 1 together');
  const won = group.map(({ winProbability }, winner) => ({
    probability: winProbability,
    returns: group.map(({ decimal }, at) => (at === winner ? decimalPrice(decimal) - 1 : -1)),
  }));
  return [...won, { probability: Math.max(0, 1 - chance), returns: group.map(() => -1) }].filter(({ probability }) => probability > 0);
}

function endsOfOne({ winProbability, decimal, pushProbability = 0 }: IndependentBet): JointOutcome[] {
  return [
    { probability: winProbability, returns: [decimalPrice(decimal) - 1] },
    { probability: pushProbability, returns: [0] },
    { probability: lossProbability(winProbability, pushProbability), returns: [-1] },
  ].filter(({ probability }) => probability > 0);
}
