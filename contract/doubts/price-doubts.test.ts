import { expect, test } from 'vitest';
import { DOUBT_WORDS, doubtOfPrice, doubtsOfPrice, PRICE_DOUBTS } from './price-doubts.ts';

const offer = { odds: 105, bookCount: 4, noVigProbability: 0.49, isStale: false };

test.each([
  ['value', 0.51, {}, null],
  ['value at a price too old to take', 0.51, { isStale: true }, 'stale'],
  ['an old price below our number', 0.4, { isStale: true }, 'no edge'],
  ['an old price that is an error too', 0.51, { isStale: true, odds: 150 }, 'stale'],
  ['no projection', null, {}, 'no projection'],
  ['neither number', null, { noVigProbability: null }, 'no market'],
])('%s', (_what, probability, values, doubt) => {
  expect(doubtOfPrice(probability, { ...offer, ...values })).toBe(doubt);
});

test('each reference is asked by itself', () => {
  expect(doubtsOfPrice(0.51, offer)).toEqual({ model: null, market: null });
  expect(doubtsOfPrice(0.45, offer)).toEqual({ model: 'no edge', market: null });
  expect(doubtsOfPrice(0.51, { ...offer, noVigProbability: 0.48 })).toEqual({ model: null, market: 'no edge' });
  expect(doubtsOfPrice(0.6, offer)).toEqual({ model: 'far from market', market: null });
});

test('every doubt says that the price is not value, and why', () => {
  for (const doubt of PRICE_DOUBTS) expect(DOUBT_WORDS[doubt]).toMatch(/^Not value: ./);
});
