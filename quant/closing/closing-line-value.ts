import { americanToDecimal } from '../price/index.ts';
import { closingPoints, type LineSide } from './line-measures.ts';
import {
  type ClosingMarket,
  closingCents,
  closingExpectedValue,
  closingImpliedGain,
  closingPriceRatio,
  closingProbability,
  closingProbabilityGain,
} from './price-measures.ts';

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
 * Each measure by its own name, fractions of 1 unless said otherwise. `expectedValue` and `probabilityGain` are against the no-vig close and
 * null where only one side of it is known: a one-sided price holds a margin that nobody can see.
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
 * Closing line value of one bet. Prices are compared on the same line only; where the line moved, points are what can be said. A missing close
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
