import { edgeOf } from '@clearedge/quant/blend';
import { americanToDecimal, decimalToAmerican } from '@clearedge/quant/price';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { claimsKept } from '../../testing/index.ts';
import { valueFrom } from './analysis-reads.ts';

const MODEL = { modelWeight: 0.4, totalWeight: 0.4 };
const CLAIMS = claimsKept(1);
const before = (american: number): number => (american === 100 ? -101 : american - 1);

test('is the first whole price at which a side is value', () => {
  const chance = fc.double({ min: 0.2, max: 0.8, noNaN: true });
  const width = fc.double({ min: 0, max: 0.06, noNaN: true });
  fc.assert(
    fc.property(chance, width, fc.double({ min: 0, max: 0.12, noNaN: true }), (probability, sd, pushProbability) => {
      const market = { marketProbability: probability - 0.02, bookCount: 3 };
      const side = {
        market: 'moneyline' as const,
        probability,
        probabilityLow: probability - sd,
        probabilityHigh: probability + sd,
        pushProbability,
        fairOdds: decimalToAmerican(1 / probability),
        ...market,
      };
      const price = valueFrom(side, MODEL, CLAIMS)!;
      fc.pre(price !== null);
      const isValue = (at: number): boolean =>
        edgeOf({ probability, low: probability - sd }, americanToDecimal(at), pushProbability).isValue;
      expect([isValue(price), isValue(before(price))]).toEqual([true, false]);
    }),
  );
});

const even = {
  market: 'moneyline' as const,
  probability: 0.502,
  probabilityLow: 0.5,
  probabilityHigh: 0.504,
  pushProbability: 0,
  fairOdds: decimalToAmerican(1 / 0.502),
};

test('passes from minus to plus prices, which leave out what lies between -100 and 100', () => {
  expect(valueFrom({ ...even, marketProbability: 0.49, bookCount: 2 }, MODEL, CLAIMS)).toBe(100);
});

test.each([
  ['our number is too far from the books', { marketProbability: 0.43, bookCount: 3 }, CLAIMS],
  ['the books would call that price an error', { marketProbability: 0.55, bookCount: 3 }, CLAIMS],
  ['one book alone prices it', { marketProbability: 0.49, bookCount: 1 }, CLAIMS],
  ['no book prices both sides', { marketProbability: null, bookCount: 3 }, CLAIMS],
  ['no past plays have kept their claim', { marketProbability: 0.49, bookCount: 3 }, []],
])('promises no price at which a play would be distrusted: %s', (_why, market, claims) => {
  expect(valueFrom({ ...even, ...market }, MODEL, claims)).toBeNull();
});
