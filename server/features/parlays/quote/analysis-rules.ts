import { type Cents, centsToDollars } from '@clearedge/quant/money';
import { advisePropParlay, parlayHold, rateParlay } from '@clearedge/quant/parlay';
import { decimalPrice, fairAmericanRounded } from '@clearedge/quant/price';
import { maxBet } from '@clearedge/quant/sizing';

/** A leg alone, or legs of one game as one: what it pays where all of it wins, and where some of it is pushed and the rest wins. */
export interface Part {
  decimal: number;
  /** That all of it wins. */
  win: number;
  /** The same, given that none of it is pushed. */
  given: number;
  isOneGame: boolean;
  reduced: readonly { probability: number; decimal: number }[];
}

/** What a parlay can come to, for one unit staked. */
export interface ParlayOutcome {
  winProbability: number;
  /** That no leg loses and at least one is pushed: it pays on the others. */
  pushProbability: number;
  /** What comes back then, stake included, on average; null where no leg can push. */
  pushReturn: number | null;
  /** winProbability x (price - 1) + pushProbability x (pushReturn - 1) - the rest. */
  ev: number;
  /** At this decimal price it would be worth nothing. */
  fairDecimal: number | null;
}

/** The outcomes of parts that do not depend on each other. RangeError without a part. */
export function parlayOutcome(parts: readonly Part[]): ParlayOutcome {
  if (parts.length === 0) throw new RangeError('A parlay needs a part');
  const product = (of: (part: Part) => number): number => parts.reduce((kept, part) => kept * of(part), 1);
  const all = ({ win, decimal, reduced }: Part) => [{ probability: win, decimal }, ...reduced];
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const winProbability = product(({ win }) => win);
  const decimal = product((part) => part.decimal);
  const unbeaten = product((part) => sum(all(part).map(({ probability }) => probability)));
  const returned = product((part) => sum(all(part).map((one) => one.probability * one.decimal)));
  const pushProbability = parts.some(({ reduced }) => reduced.length > 0) ? unbeaten - winProbability : 0;
  const pushReturned = pushProbability > 0 ? returned - winProbability * decimal : 0;
  return {
    winProbability,
    pushProbability,
    pushReturn: pushProbability > 0 ? pushReturned / pushProbability : null,
    ev: returned - 1,
    fairDecimal: winProbability > 0 && pushReturned < 1 ? (1 - pushReturned) / winProbability : null,
  };
}

const BAND_DIGITS = 1e9;
/** Bands are strict: what is 15% but for the last binary digit is not above it. */
const atBand = (value: number): number => Math.round(value * BAND_DIGITS) / BAND_DIGITS;

interface Known extends Pick<ParlayOutcome, 'ev' | 'fairDecimal'> {
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
 * What a parlay costs. Legs of one game: 1 - offered price / fair price, both as shown. Otherwise what the book of each leg keeps of its two sides
 * (and the house of legs of one game), compounded; null while a leg's is not known.
 */
export function costOf(parts: readonly Part[], legHolds: readonly (number | null)[], fairDecimal: number | null): number | null {
  const [only] = parts;
  if (parts.length === 1 && only!.isOneGame) return fairDecimal === null ? null : 1 - only!.decimal / fairDecimal;
  const known = legHolds.filter((hold) => hold !== null);
  if (known.length !== legHolds.length) return null;
  return parlayHold([...known, ...parts.filter(({ isOneGame }) => isOneGame).map(({ given, decimal }) => 1 - given * decimal)]);
}
