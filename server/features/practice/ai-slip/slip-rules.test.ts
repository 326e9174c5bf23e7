import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toSelection } from './advice.ts';
import { budgetOf, impliedValue, stakesOf } from './get-ai-slip.ts';

test.each([
  [100_000, 10_000],
  [99_999, 9999],
  [9, 0],
  [0, 0],
])('of %i cents the slip stakes %i', (balance, budget) => expect(budgetOf(balance)).toBe(budget));

test.each([
  [-2, -100],
  [-1, -100],
  [0.0852, 8.52],
  [-0.027_46, -2.746],
  [10, 1000],
  [25, 1000],
])('an EV of %d is %d percent', (ev, percent) => expect(impliedValue(ev)).toBeCloseTo(percent, 9));

test('stakes are in proportion to the confidence and add up to the budget, to the cent', () => {
  expect(stakesOf(10_000, [80, 60, 60])).toEqual([4000, 3000, 3000]);
  expect(stakesOf(10_000, [0, 0])).toEqual([0, 0]);
  expect(stakesOf(0, [80])).toEqual([0]);
  // A share under the minimum stake goes to the others.
  expect(stakesOf(250, [80, 60, 60])).toEqual([143, 107, 0]);
  expect(stakesOf(150, [80, 60, 60])).toEqual([150, 0, 0]);
  expect(stakesOf(99, [80, 60])).toEqual([0, 0]);
  const confidences = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), confidences, (budget, own) => {
      const stakes = stakesOf(budget, own);
      expect(stakes.reduce((total, one) => total + one, 0)).toBe(budget < 100 ? 0 : budget);
      expect(stakes.every((stake) => stake === 0 || stake >= 100)).toBe(true);
      const placed = own.filter((_one, at) => stakes[at]! > 0).reduce((total, one) => total + one, 0);
      for (const [at, stake] of stakes.entries()) if (stake > 0) expect(Math.abs(stake - (budget * own[at]!) / placed)).toBeLessThan(1);
    }),
  );
});

test('only sides of the main markets with their number go onto the slip', () => {
  expect(toSelection('moneyline', 'home', null)).toEqual({ market: 'moneyline', period: 'full', side: 'home' });
  expect(toSelection('total', 'over', 8.5)).toEqual({ market: 'total', period: 'full', side: 'over', line: 8.5 });
  expect([toSelection('spread', 'away', null), toSelection('first5_total', 'over', 4.5), toSelection('total', 'home', 8)]).toEqual([
    null,
    null,
    null,
  ]);
});
