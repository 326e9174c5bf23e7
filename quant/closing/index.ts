import { fairProbabilities, type MarginMethod } from '../margin/index.ts';
import { requireFinite } from '../maths/index.ts';
import { americanPrice, americanToDecimal, decimalPrice, impliedProbabilityOfDecimal } from '../price/index.ts';
import { type Estimate, type Interval, meanInterval, wilsonInterval } from '../scoring/index.ts';

/** Price ratio: the price taken over the closing price, less 1. It equals the relative change of the implied probability. RangeError for a price of 1 or below. */
export function closingPriceRatio(betDecimal: number, closeDecimal: number): number {
  return decimalPrice(betDecimal) / decimalPrice(closeDecimal) - 1;
}

/** Change of the implied probability from the price taken to the close, margin left in both; 0.044 is 4.4 points. RangeError as above. */
export function closingImpliedGain(betDecimal: number, closeDecimal: number): number {
  return impliedProbabilityOfDecimal(closeDecimal) - impliedProbabilityOfDecimal(betDecimal);
}

/** That change as a fraction of the probability taken; the same number as `closingPriceRatio`, in the words of probabilities. RangeError as above. */
export function closingRelativeProbability(betDecimal: number, closeDecimal: number): number {
  return closingImpliedGain(betDecimal, closeDecimal) / impliedProbabilityOfDecimal(betDecimal);
}

/** How many cents of the dollar line the price moved in the bet's favor: -125 closing at -150 is 25, +110 closing at -110 is 20. RangeError for no American price. */
export function closingCents(betAmerican: number, closeAmerican: number): number {
  return dollarLine(betAmerican) - dollarLine(closeAmerican);
}

/** The close of one market: decimal prices of all its outcomes, the selection's place among them, and how the margin is taken out. */
export interface ClosingMarket {
  decimals: readonly number[];
  place: number;
  method?: MarginMethod;
}

/** Probability of the selection at the close without the margin (power method unless named). RangeError for fewer than two prices or no such place. */
export function closingProbability({ decimals, place, method = 'power' }: ClosingMarket): number {
  const probability = fairProbabilities(decimals, method).probabilities[place];
  if (probability === undefined) throw new RangeError(`The close has no outcome ${place}`);
  return probability;
}

/** Expected value of the price taken against the no-vig close: the house's closing line value. +100 into -110/-110 is 0. RangeError as `closingProbability`. */
export function closingExpectedValue(betDecimal: number, close: ClosingMarket): number {
  return closingProbability(close) * decimalPrice(betDecimal) - 1;
}

/** Probability of the no-vig close above the break-even probability of the price taken; 0.02 is two points. RangeError as `closingProbability`. */
export function closingProbabilityGain(betDecimal: number, close: ClosingMarket): number {
  return closingProbability(close) - impliedProbabilityOfDecimal(betDecimal);
}

// -100 and +100 are one price and stand at the middle of the dollar line.
function dollarLine(american: number): number {
  return american > 0 ? americanPrice(american) - 100 : americanPrice(american) + 100;
}

/** What a line belongs to: a total's over or under, or the handicap of the side that was backed. */
export type LineSide = 'over' | 'under' | 'spread';

/** Points by which the line taken is better than the closing line: over 8 closing at 8.5 is 0.5, +2.5 closing at +1.5 is 1. RangeError for NaN and infinity. */
export function closingPoints(side: LineSide, betLine: number, closeLine: number): number {
  const moved = requireFinite(closeLine, 'line') - requireFinite(betLine, 'line');
  return (side === 'over' ? moved : -moved) || 0;
}

/** The price taken (American) and, where the market has one, its line. */
export interface BetTaken {
  american: number;
  line?: { side: LineSide; value: number };
}

/** The last prices before the scheduled start: the selection's own and the others' (none where only one side was quoted), with the line they stand on. */
export interface Close {
  american: number;
  others: readonly number[];
  line?: number;
}

/**
 * Each measure by its own name, fractions of 1 unless stated otherwise. `expectedValue` and `probabilityGain` are against the no-vig close and
 * null where only one side of it is known: a one-sided price holds a margin that no one can see.
 */
export interface ClosingMeasures {
  priceRatio: number;
  impliedGain: number;
  cents: number;
  closeProbability: number | null;
  expectedValue: number | null;
  probabilityGain: number | null;
}

export type ClosingLineValue =
  | { kind: 'measured'; measures: ClosingMeasures }
  | { kind: 'line moved'; points: number }
  | { kind: 'no close' };

/**
 * Closing line value of one bet. Prices are compared on the same line only; where the line moved, points are what can be shown. A missing close
 * stays missing and is not a zero. RangeError for prices that are not American, or where only one of the two has a line.
 */
export function closingLineValue(bet: BetTaken, close: Close | null, method: ClosingMarket['method'] = 'power'): ClosingLineValue {
  if (close === null) return { kind: 'no close' };
  if ((bet.line === undefined) !== (close.line === undefined)) throw new RangeError('Either both prices stand on a line or neither');
  if (bet.line && close.line !== undefined && bet.line.value !== close.line)
    return { kind: 'line moved', points: closingPoints(bet.line.side, bet.line.value, close.line) };
  return { kind: 'measured', measures: measure(bet.american, close, method) };
}

function measure(betAmerican: number, close: Close, method: ClosingMarket['method'] = 'power'): ClosingMeasures {
  const taken = americanToDecimal(betAmerican);
  const decimals = [close.american, ...close.others].map(americanToDecimal);
  const market = decimals.length > 1 ? { decimals, place: 0, method } : null;
  return {
    priceRatio: closingPriceRatio(taken, decimals[0]!),
    impliedGain: closingImpliedGain(taken, decimals[0]!),
    cents: closingCents(betAmerican, close.american),
    closeProbability: market && closingProbability(market),
    expectedValue: market && closingExpectedValue(taken, market),
    probabilityGain: market && closingProbabilityGain(taken, market),
  };
}

/** A record against the close: how many bets have one, how many beat it, with 95% intervals; `mean` is null below two bets. */
export interface ClosingRecord {
  count: number;
  beaten: number;
  equalled: number;
  beatShare: { share: number; interval: Interval } | null;
  mean: Estimate | null;
}

/** Sums up one measure over many bets (above 0: the close was beaten). Bets without a close are left out by the caller. RangeError for NaN. */
export function closingRecord(values: readonly number[]): ClosingRecord {
  const count = values.length;
  const beaten = values.filter((value) => requireFinite(value, 'closing line value') > 0).length;
  return {
    count,
    beaten,
    equalled: values.filter((value) => value === 0).length,
    beatShare: count === 0 ? null : { share: beaten / count, interval: wilsonInterval(beaten, count) },
    mean: count < 2 ? null : meanInterval(values),
  };
}
