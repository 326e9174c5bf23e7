import { cents } from '../money/index.ts';
import { decimalPrice } from '../price/index.ts';
import { breakEvenProbability, expectedValue, lossProbability, probabilityEdge } from './expected-value.ts';
import { maximiseGrowth } from './growth/index.ts';
import type { JointKelly, JointOutcome } from './joint-kelly.ts';
import { growthRate, kellyFraction } from './kelly.ts';
import { uncertaintyShrinkage } from './shrunk-kelly.ts';
import type { IndependentBet } from './simultaneous-kelly.ts';
import { ADVICE_CAP_FRACTION, adviseStake, DEFAULT_KELLY_SHARE, fractionOf, type StakeAdvice, type StakeQuestion } from './stake-advice.ts';

const MOST_OUTCOMES = 20_000;
const ROUNDING = 1e-9;

/**
 * Growth-optimal stakes on bets open together, in the order of the groups: within a group at most one wins (both sides of a game, a tournament's
 * winners), between groups nothing depends. RangeError where a group's chances exceed 1 together, a group of several holds a bet that can push, or
 * they can end in more than 20,000 ways. Source: Kelly 1956; Smoczynski and Tomkins 2010 for one group.
 */
export function groupedKelly(groups: readonly (readonly IndependentBet[])[], mostAtRisk = 1): JointKelly {
  const stored = groups.map((group) => (isWorthless(group) ? [] : group));
  let outcomes: JointOutcome[] = [{ probability: 1, returns: [] }];
  for (const group of stored) {
    const ends = endsOf(group);
    if (outcomes.length * ends.length > MOST_OUTCOMES) throw new RangeError('These bets can end together in too many ways');
    outcomes = outcomes.flatMap(({ probability, returns }) =>
      ends.map((end) => ({ probability: probability * end.probability, returns: [...returns, ...end.returns] })),
    );
  }
  const { fractions, growth } = maximiseGrowth(outcomes, stored.flat().length, mostAtRisk);
  let place = 0;
  return { fractions: groups.flatMap((group, at) => group.map(() => (stored[at]!.length === 0 ? 0 : fractions[place++]!))), growth };
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

/** Everything a calculator says of one bet; fractions of the bankroll unless named otherwise. */
export interface StakeFigures extends StakeAdvice {
  /** win probability at which the price is worth nothing */
  breakEven: number;
  /** win probability above that, in probability */
  edge: number;
  /** expected profit per unit staked */
  expectedValue: number;
  /** the bettor's share of Kelly before the cap */
  wanted: number;
  /** growth of the log bankroll per bet at what is advised */
  growth: number;
}

export type FiguresQuestion = Omit<StakeQuestion, 'bankrollCents'> & { bankrollCents?: number };

/**
 * Expected value, Kelly and stake of one bet at a decimal price of 1 or above (at 1 there is nothing to win, and nothing is staked). Without a
 * bankroll the stake is 0. RangeError as `adviseStake`.
 */
export function stakeFigures({ bankrollCents = 0, ...question }: FiguresQuestion): StakeFigures {
  const { winProbability, decimal, pushProbability = 0, share = DEFAULT_KELLY_SHARE } = question;
  const worth = {
    breakEven: breakEvenProbability(decimal, pushProbability),
    edge: probabilityEdge(winProbability, decimal, pushProbability),
    expectedValue: expectedValue(winProbability, decimal, pushProbability),
  };
  if (decimal === 1) return { ...worth, ...NOTHING };
  const advice = adviseStake({ ...question, bankrollCents: cents(bankrollCents) });
  const wanted = advice.full * share;
  return { ...worth, ...advice, wanted, growth: growthRate(winProbability, decimal, advice.advised, pushProbability) };
}

const NOTHING = {
  full: 0,
  half: 0,
  quarter: 0,
  shrunk: 0,
  advised: 0,
  wanted: 0,
  stakeCents: cents(0),
  boundBy: 'no edge',
  isHigh: false,
  growth: 0,
} as const;

/** A bet among others. Of those with the same `group` at most one wins; without one it depends on nothing. */
export interface GroupedBet extends IndependentBet {
  group?: string;
  /** standard deviation of the win probability; 0 unless given */
  deviation?: number;
}

export interface TogetherTerms {
  share?: number;
  cap?: number;
  bankrollCents?: number;
}

/** What one bet comes to alone, and with the others open; fractions of the bankroll. */
export interface SizedBet {
  alone: StakeFigures;
  joint: number;
  advised: number;
  stakeCents: number;
}

/**
 * Stakes of bets that are open together: the joint optimum, of it the bettor's share, shrunk for doubt about each chance, and no more than
 * the cap on any one. RangeError as `groupedKelly` and `stakeFigures`.
 */
export function sizeTogether(bets: readonly GroupedBet[], terms: TogetherTerms = {}): { bets: SizedBet[]; atRisk: number; growth: number } {
  const { share = DEFAULT_KELLY_SHARE, cap = ADVICE_CAP_FRACTION, bankrollCents = 0 } = terms;
  const places = new Map<string, number[]>();
  bets.forEach(({ group }, at) => {
    const name = group === undefined ? `alone ${at}` : `group ${group}`;
    places.set(name, [...(places.get(name) ?? []), at]);
  });
  const order = [...places.values()].flat();
  const { fractions, growth } = groupedKelly([...places.values()].map((group) => group.map((at) => bets[at]!)));
  const sized = bets.map((bet, at): SizedBet => {
    const joint = fractions[order.indexOf(at)]!;
    const advised = Math.min(cap, joint * share * doubtFactor(bet));
    return {
      alone: stakeFigures({ ...bet, share, cap, bankrollCents }),
      joint,
      advised,
      stakeCents: fractionOf(cents(bankrollCents), advised),
    };
  });
  return { bets: sized, atRisk: sized.reduce((sum, { advised }) => sum + advised, 0), growth };
}

// A side without an edge that only hedges the other one has nothing to be unsure of.
function doubtFactor({ winProbability, decimal, pushProbability = 0, deviation = 0 }: GroupedBet): number {
  const decided = 1 - pushProbability;
  if (deviation === 0 || decided <= 0 || winProbability * decimal <= decided) return 1;
  return uncertaintyShrinkage(Math.min(1, winProbability / decided), decimal, deviation / decided);
}
