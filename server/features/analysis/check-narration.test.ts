import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { narrationFaults, numbersIn } from './analysis-words.ts';

const facts = { numbers: [0.5734, -3.14, 8.5, -110, 12], names: ['Marlon 99 Vega', 'Boston Red Sox'] };

test.each([
  ['The Boston Red Sox win 57.3% of the time.', []],
  ['Boston at −110, total 8.5, bullpen −3.1 points.', []],
  ['Marlon 99 Vega starts.', []],
  ['A 57% chance; 12 games.', []],
  ['They win 58.3% of the time.', ['58.3']],
  ['The bullpen adds +3.1 points.', ['+3.1']],
  ['Take it at +110.', ['+110']],
  ['He has won nine of ten.', ['nine', 'ten']],
  ['This is the lock of the day, guaranteed.', ['lock', 'guaranteed']],
  ['A 12-game run, 57.3%-8.5.', []],
  ['You can’t lose.', ['can’t lose']],
])('%s', (text, faults) => {
  expect(narrationFaults(text, facts)).toEqual(faults);
});

test('a figure passes exactly when it is a fact at its own precision', () => {
  fc.assert(
    fc.property(fc.double({ min: 2, max: 900, noNaN: true }), fc.integer({ min: 1, max: 3 }), (fact, decimals) => {
      const stated = fact.toFixed(decimals);
      const off = (Number(stated) + 2 * 10 ** -decimals).toFixed(decimals);
      expect(narrationFaults(`about ${stated} runs`, { numbers: [fact], names: [] })).toEqual([]);
      expect(narrationFaults(`about ${off} runs`, { numbers: [fact], names: [] })).toEqual([off]);
    }),
  );
});

test('numbers are found wherever they stand', () => {
  expect(numbersIn({ a: 1, b: [2, { c: 3, d: 'x', e: null }] })).toEqual([1, 2, 3]);
});
