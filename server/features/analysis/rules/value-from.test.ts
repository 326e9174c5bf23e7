import { worthOf } from '@clearedge/quant/blend';
import { americanToDecimal, decimalToAmerican } from '@clearedge/quant/price';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { valueFrom } from './value-from.ts';

const before = (american: number): number => (american === 100 ? -101 : american - 1);

test('is the first whole price at which a side is value', () => {
  const chance = fc.double({ min: 0.2, max: 0.8, noNaN: true });
  const width = fc.double({ min: 0, max: 0.06, noNaN: true });
  fc.assert(
    fc.property(chance, width, fc.double({ min: 0, max: 0.12, noNaN: true }), (probability, sd, pushProbability) => {
      const side = { probability, probabilityLow: probability - sd, pushProbability, fairOdds: decimalToAmerican(1 / probability) };
      const price = valueFrom(side)!;
      const isValue = (at: number): boolean =>
        worthOf({ probability, low: probability - sd }, americanToDecimal(at), pushProbability).isValue;
      expect([isValue(price), isValue(before(price))]).toEqual([true, false]);
    }),
  );
});

test('passes from minus to plus prices, which leave out what lies between -100 and 100', () => {
  expect(valueFrom({ probability: 0.502, probabilityLow: 0.5, pushProbability: 0, fairOdds: decimalToAmerican(1 / 0.502) })).toBe(100);
});
