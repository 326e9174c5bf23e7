import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evName, worthAgainst } from './worth.ts';

const under10 = { odds: 105, pushProbability: 0.0683, winProbability: 0.495, fairOdds: -113, ev: 0.0832, marketProbability: 0.4813 };

test('the model’s figures are taken as answered, the market’s follow from its chance', () => {
  expect(worthAgainst(under10, 'model')).toEqual({ ev: 0.0832, winProbability: 0.495, pushProbability: 0.0683, fairOdds: -113 });
  const market = worthAgainst(under10, 'market');
  expect(market.winProbability).toBeCloseTo(0.4813 * (1 - 0.0683), 12);
  expect(market.ev).toBeCloseTo(0.44843 * 1.05 - (1 - 0.44843 - 0.0683), 4);
  expect(market.fairOdds).toBe(108);
});

test('without a market there is no EV against it, and no zero in its place', () => {
  expect(worthAgainst({ ...under10, marketProbability: null }, 'market')).toEqual({
    ev: null,
    winProbability: null,
    pushProbability: 0.0683,
    fairOdds: null,
  });
  expect(evName('market')).toBe('EV v. market');
});

test('whoever multiplies what is printed finds the EV', () => {
  const chance = fc.double({ min: 0.01, max: 0.99, noNaN: true });
  fc.assert(
    fc.property(
      chance,
      fc.double({ min: 0, max: 0.3, noNaN: true }),
      fc.integer({ min: 100, max: 2000 }),
      (marketProbability, pushProbability, odds) => {
        const { ev, winProbability } = worthAgainst({ ...under10, odds, pushProbability, marketProbability }, 'market');
        expect(ev).toBeCloseTo(winProbability! * (odds / 100) - (1 - winProbability! - pushProbability), 10);
      },
    ),
  );
});
