import { type Cents, centsToDollars } from '@clearedge/quant/money';
import { advisePropParlay, parlayHold, rateParlay } from '@clearedge/quant/parlay';
import { decimalPrice, fairAmericanRounded } from '@clearedge/quant/price';
import { expectedValue, maxBet } from '@clearedge/quant/sizing';

/** A leg alone, or legs of one game as one: its price, the chance that it wins if it is not pushed, and that it is pushed. */
export interface Part {
  decimal: number;
  probability: number;
  push: number;
}

/** Expected profit per unit staked on parts that do not depend on each other; a pushed one hands its share on at even. */
export function parlayWorth(parts: readonly Part[]): number {
  if (parts.length === 0) throw new RangeError('A parlay needs a part');
  return parts.reduce((kept, { decimal, probability, push }) => kept * (1 + expectedValue(probability * (1 - push), decimal, push)), 1) - 1;
}

const BAND_DIGITS = 1e9;
/** Bands are strict: what is 15% but for the last binary digit is not above it. */
const atBand = (value: number): number => Math.round(value * BAND_DIGITS) / BAND_DIGITS;

interface Known {
  probability: number;
  decimal: number;
  /** Expected profit per unit staked. */
  ev: number;
  bankroll: { bankrollCents: Cents; share?: number | undefined };
}

/** What a parlay's figures come to: fair price, bands, and the most to bet of a bankroll. */
export function analyse({ probability, decimal, ev, bankroll: { bankrollCents, share } }: Known) {
  const { advice, confidence } = advisePropParlay(atBand(ev));
  const { kellyPercent, maxBetCents, boundBy } = maxBet(bankrollCents, probability, decimalPrice(decimal), share);
  const isUncertain = probability > 0 && probability < 1;
  return {
    fairOdds: isUncertain ? fairAmericanRounded(probability) : null,
    recommendation: rateParlay(atBand(ev * 100)),
    advice: { recommendation: advice, confidence },
    kellyPercentage: kellyPercent,
    maxBetSize: centsToDollars(maxBetCents),
    maxBetBoundBy: boundBy,
  };
}

/** The true cost of a parlay: what each leg's book keeps, compounded, and what the house adds for legs of one game. Null while a leg's is not known. */
export function compoundedHold(legs: readonly (number | null)[], sameGameHold: number | null): number | null {
  const known = legs.filter((hold) => hold !== null);
  if (known.length !== legs.length) return null;
  return parlayHold(sameGameHold === null ? known : [...known, sameGameHold]);
}
