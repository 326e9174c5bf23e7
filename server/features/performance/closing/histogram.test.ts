import { expect, it } from 'vitest';
import { histogramOf } from './histogram.ts';

const bets = (...gains: (number | null)[]) => gains.map((gain) => ({ gain }));
const filled = (...gains: (number | null)[]) => histogramOf(bets(...gains)).filter(({ bets: count }) => count > 0);

it('has a bin for each percent and keeps what lies further out', () => {
  const bins = histogramOf(bets(0));
  expect(bins).toHaveLength(14);
  expect([bins[0], bins.at(-1)]).toEqual([
    { low: null, high: -0.06, bets: 0 },
    { low: 0.06, high: null, bets: 0 },
  ]);
  expect(filled(-0.3, 0.5)).toEqual([
    { low: null, high: -0.06, bets: 1 },
    { low: 0.06, high: null, bets: 1 },
  ]);
});

it('counts a bet exactly at the close as not beaten', () => {
  expect(filled(0)).toEqual([{ low: -0.01, high: 0, bets: 1 }]);
  expect(filled(0.0001)).toEqual([{ low: 0, high: 0.01, bets: 1 }]);
  expect(filled(0.01, 0.3 - 0.28)).toEqual([
    { low: 0, high: 0.01, bets: 1 },
    { low: 0.01, high: 0.02, bets: 1 },
  ]);
});

it('leaves out bets without a close, and is empty without any', () => {
  expect(filled(null, 0.015)).toEqual([{ low: 0.01, high: 0.02, bets: 1 }]);
  expect(histogramOf(bets(null))).toEqual([]);
});
