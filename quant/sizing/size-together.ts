import { cents } from '../money/index.ts';
import { groupedKelly } from './grouped-kelly.ts';
import { uncertaintyShrinkage } from './shrunk-kelly.ts';
import type { IndependentBet } from './simultaneous-kelly.ts';
import { ADVICE_CAP_FRACTION, DEFAULT_KELLY_SHARE, fractionOf } from './stake-advice.ts';
import { type StakeFigures, stakeFigures } from './stake-figures.ts';

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
