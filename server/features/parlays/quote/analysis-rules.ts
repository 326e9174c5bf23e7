import { type Cents, centsToDollars } from '@clearedge/quant/money';
import { advisePropParlay, parlayHold, rateParlay } from '@clearedge/quant/parlay';
import { decimalPrice, fairAmericanRounded } from '@clearedge/quant/price';
import { maxBet } from '@clearedge/quant/sizing';
import { costOfPart, type Part, type parlayOutcome } from '../../practice/index.ts';

const BAND_DIGITS = 1e9;
/** Bands are strict: what is 15% but for the last binary digit is not above it. */
const atBand = (value: number): number => Math.round(value * BAND_DIGITS) / BAND_DIGITS;

interface Known extends Pick<ReturnType<typeof parlayOutcome>, 'ev' | 'fairDecimal'> {
  /** That it wins, given that it is not pushed. */
  probability: number;
  decimal: number;
  bankroll: { bankrollCents: Cents; share?: number | undefined };
}

/** What a parlay's figures come to: fair price, bands, and the most to bet of a bankroll. */
export function analyse({ probability, decimal, ev, fairDecimal, bankroll: { bankrollCents, share } }: Known) {
  const { advice, confidence } = advisePropParlay(atBand(ev));
  const { kellyPercent, maxBetCents, boundBy } = maxBet(bankrollCents, probability, decimalPrice(decimal), share);
  return {
    fairOdds: fairDecimal !== null && fairDecimal > 1 ? fairAmericanRounded(1 / fairDecimal) : null,
    recommendation: rateParlay(atBand(ev * 100)),
    advice: { recommendation: advice, confidence },
    kellyPercentage: kellyPercent,
    maxBetSize: centsToDollars(maxBetCents),
    maxBetBoundBy: boundBy,
  };
}

/**
 * What a parlay costs. Legs of one game: 1 - offered price / fair price. Otherwise what the book of each leg keeps of its two sides (and the house
 * of legs of one game), compounded; null while one of them is not known.
 */
export function costOf(parts: readonly Part[], legHolds: readonly (number | null)[]): number | null {
  const together = parts.filter(({ isOneGame }) => isOneGame).map(costOfPart);
  if (parts.length === 1 && together.length === 1) return together[0]!;
  const holds = [...legHolds, ...together];
  return holds.every((hold) => hold !== null) ? parlayHold(holds) : null;
}
