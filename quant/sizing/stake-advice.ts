import { requireNotNegative, requireProbability } from '../maths/index.ts';
import { type Cents, cents } from '../money/index.ts';
import { kellyFraction } from './kelly.ts';
import { shrunkKellyFraction } from './shrunk-kelly.ts';

/** The house advises no more than 5% of a bankroll on one bet and warns where full Kelly passes 25%. */
export const ADVICE_CAP_FRACTION = 0.05;
export const HIGH_KELLY_FRACTION = 0.25;
export const DEFAULT_KELLY_SHARE = 0.25;

export interface StakeQuestion {
  bankrollCents: Cents;
  winProbability: number;
  decimal: number;
  pushProbability?: number;
  /** share of full Kelly that the bettor stakes, 0 to 1; a quarter unless given */
  share?: number;
  /** standard deviation of the win probability; 0 unless given */
  deviation?: number;
  /** most of the bankroll on one bet, 0 to 1; 5% unless given */
  cap?: number;
}

/** Fractions of the bankroll and the stake in cents, rounded down; `boundBy` says what set it. */
export interface StakeAdvice {
  full: number;
  half: number;
  quarter: number;
  /** full Kelly shrunk for what is not known of the probability */
  shrunk: number;
  advised: number;
  stakeCents: Cents;
  boundBy: 'no edge' | 'kelly' | 'advice cap';
  isHigh: boolean;
}

/** Stake advice for one bet: the bettor's share of shrunk Kelly, capped at 5% of the bankroll or what is given. RangeError for a negative bankroll or as `kellyFraction`. */
export function adviseStake(question: StakeQuestion): StakeAdvice {
  const { bankrollCents, winProbability, decimal, pushProbability = 0, share = DEFAULT_KELLY_SHARE, deviation = 0 } = question;
  const cap = requireProbability(question.cap ?? ADVICE_CAP_FRACTION, 'cap');
  requireNotNegative(cents(bankrollCents), 'bankroll');
  const full = kellyFraction(winProbability, decimal, { pushProbability });
  const shrunk = shrunkKellyFraction(winProbability, decimal, deviation, { pushProbability });
  const wanted = shrunkKellyFraction(winProbability, decimal, deviation, { pushProbability, share });
  const advised = Math.min(wanted, cap);
  return {
    full,
    half: full / 2,
    quarter: full / 4,
    shrunk,
    advised,
    stakeCents: fractionOf(bankrollCents, advised),
    boundBy: boundOf(wanted, cap),
    isHigh: full > HIGH_KELLY_FRACTION,
  };
}

function boundOf(wanted: number, cap: number): StakeAdvice['boundBy'] {
  if (wanted === 0) return 'no edge';
  return wanted > cap ? 'advice cap' : 'kelly';
}

/** A fraction of an amount in whole cents, rounded down, but not for the sake of the last binary digit. RangeError for a negative fraction. */
export function fractionOf(amountCents: Cents, fraction: number): Cents {
  return cents(Math.floor(amountCents * requireNotNegative(fraction, 'fraction') + 1e-6));
}
