import { requireInnerProbability } from '../maths/index.ts';
import { decimalPrice } from '../price/index.ts';
import { lossProbability } from './expected-value.ts';
import { maximiseGrowth } from './growth/index.ts';
import type { JointKelly, JointOutcome } from './joint-kelly.ts';
import { kellyFraction } from './kelly.ts';

/** One of several bets that are open at the same time and do not depend on each other. */
export interface IndependentBet {
  winProbability: number;
  decimal: number;
  pushProbability?: number;
}

const MOST_BETS = 12;
const MOST_OUTCOMES = 100_000;

/**
 * Growth-optimal stakes on independent bets placed together, exact over all outcomes, to about 1e-9: each is below its own Kelly fraction, and
 * their sum stays at or below `mostAtRisk`. RangeError above twelve bets with an edge (fewer where many can push), or as `kellyFraction`.
 */
export function simultaneousKelly(bets: readonly IndependentBet[], mostAtRisk = 1): JointKelly {
  if (mostAtRisk !== 1) requireInnerProbability(mostAtRisk, 'most at risk');
  // An independent bet without an edge never helps, so it need not double the outcomes.
  const worthwhile = bets.flatMap((bet, place) =>
    kellyFraction(bet.winProbability, bet.decimal, { pushProbability: bet.pushProbability ?? 0 }) > 0 ? [place] : [],
  );
  if (worthwhile.length > MOST_BETS) throw new RangeError(`At most ${MOST_BETS} bets with an edge at a time`);
  const outcomes = jointOutcomes(worthwhile.map((place) => bets[place]!));
  const { fractions, growth } = maximiseGrowth(outcomes, worthwhile.length, mostAtRisk);
  const inOrder = bets.map(() => 0);
  worthwhile.forEach((place, index) => {
    inOrder[place] = fractions[index]!;
  });
  return { fractions: inOrder, growth };
}

function jointOutcomes(bets: readonly IndependentBet[]): JointOutcome[] {
  let outcomes: JointOutcome[] = [{ probability: 1, returns: [] }];
  for (const bet of bets) {
    const ends = endsOf(bet);
    if (outcomes.length * ends.length > MOST_OUTCOMES) throw new RangeError('These bets can end together in too many ways');
    outcomes = outcomes.flatMap(({ probability, returns }) =>
      ends.map((end) => ({ probability: probability * end.probability, returns: [...returns, end.profit] })),
    );
  }
  return outcomes;
}

function endsOf({ winProbability, decimal, pushProbability = 0 }: IndependentBet): { probability: number; profit: number }[] {
  const ends = [
    { probability: winProbability, profit: decimalPrice(decimal) - 1 },
    { probability: pushProbability, profit: 0 },
    { probability: lossProbability(winProbability, pushProbability), profit: -1 },
  ];
  return ends.filter(({ probability }) => probability > 0);
}
