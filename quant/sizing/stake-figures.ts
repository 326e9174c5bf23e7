import { cents } from '../money/index.ts';
import { breakEvenProbability, expectedValue, probabilityEdge } from './expected-value.ts';
import { growthRate } from './kelly.ts';
import { adviseStake, DEFAULT_KELLY_SHARE, type StakeAdvice, type StakeQuestion } from './stake-advice.ts';

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
