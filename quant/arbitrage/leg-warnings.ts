import { requireNotNegative } from '../maths/index.ts';

/** One leg of an arbitrage, a middle or a low-hold pair, as far as trust in it goes. */
export interface OfferedLeg {
  book: string;
  ageMs: number;
  /** names the settlement rules that the book applies to this market */
  rules: string;
}

/** `same book` makes the pair worthless; the other two are risks to be shown. */
export type LegWarning = 'same book' | 'stale price' | 'different rules';

const STALE_AFTER_MS = 120_000;

/** What speaks against a pair or set of legs, in this order; none is good. Prices are stale from two minutes on unless told otherwise. RangeError for a negative age or fewer than two legs. */
export function legWarnings(legs: readonly OfferedLeg[], staleAfterMs = STALE_AFTER_MS): LegWarning[] {
  if (legs.length < 2) throw new RangeError('One leg alone is no arbitrage');
  requireNotNegative(staleAfterMs, 'age');
  const warnings: LegWarning[] = [];
  if (new Set(legs.map(({ book }) => book)).size < legs.length) warnings.push('same book');
  if (Math.max(...legs.map(({ ageMs }) => requireNotNegative(ageMs, 'age'))) >= staleAfterMs) warnings.push('stale price');
  if (new Set(legs.map(({ rules }) => rules)).size > 1) warnings.push('different rules');
  return warnings;
}

/** May these legs be offered together at all? Never from one book. RangeError as `legWarnings`. */
export function mayPairBooks(books: readonly string[]): boolean {
  if (books.length < 2) throw new RangeError('One leg alone is no arbitrage');
  return new Set(books).size === books.length;
}
