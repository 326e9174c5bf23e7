import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { americanToDecimal } from '../price/index.ts';
import { type CheckedOffer, distrustOf, doubtAt, TRUST_LIMITS } from './index.ts';

const offer = (values: Partial<CheckedOffer> = {}): CheckedOffer => ({ odds: 105, bookCount: 4, noVigProbability: 0.49, ...values });
const odds = fc.oneof(fc.integer({ min: 100, max: 2000 }), fc.integer({ min: -2000, max: -100 }));
const chance = fc.double({ min: 0.01, max: 0.99, noNaN: true });

test.each([
  ['value', 0.51, {}, null],
  ['a price under its break-even', 0.48, {}, 'no edge'],
  ['a price at its break-even', 0.5, { odds: 100 }, 'no edge'],
  ['one book', 0.51, { bookCount: 1 }, 'one book'],
  ['no two-sided market', 0.51, { noVigProbability: null }, 'no market'],
  ['a number more than six points over the books’', 0.551, {}, 'far from market'],
  ['a price that pays over six percent by the books’ own number', 0.5, { odds: 120 }, 'likely error'],
])('%s', (_what, probability, values, doubt) => {
  expect(doubtAt(probability, offer(values))).toBe(doubt);
});

describe('whatever the prices', () => {
  test('value is a positive EV that two books bear out, within six points of their number and six percent of their worth', () => {
    fc.assert(
      fc.property(odds, chance, chance, fc.integer({ min: 0, max: 9 }), (price, probability, market, bookCount) => {
        const decimal = americanToDecimal(price);
        const isValue = doubtAt(probability, { odds: price, bookCount, noVigProbability: market }) === null;
        const isTrusted =
          bookCount >= 2 && Math.abs(probability - market) <= TRUST_LIMITS.mostGap && market * decimal - 1 <= TRUST_LIMITS.mostEvAtMarket;
        expect(isValue).toBe(probability * decimal > 1 && isTrusted);
      }),
    );
  });

  test('a higher number of our own never turns distrust into trust', () => {
    fc.assert(
      fc.property(odds, chance, fc.double({ min: 0, max: 0.5, noNaN: true }), (price, market, more) => {
        const at = (probability: number) => distrustOf(probability, { odds: price, bookCount: 5, noVigProbability: market });
        expect(at(market + 0.01) !== null && at(market + 0.01 + more) === null).toBe(false);
      }),
    );
  });
});
