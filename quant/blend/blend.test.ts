import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logistic } from '../distribution/index.ts';
import {
  beatsCloseProbability,
  blendWithMarket,
  edgeOf,
  FITTED_OUTLOOK,
  FITTED_POOL,
  fitCloseOutlook,
  fitPoolWeight,
  fitTotalWeight,
  poolProbability,
  poolTotal,
  poolWeight,
} from './index.ts';

const inner = fc.double({ min: 0.02, max: 0.98, noNaN: true });
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('pool', () => {
  test.each([
    [0.5, 0.6, 0, 0.5],
    [0.5, 0.6, 1, 0.6],
    [0.5, 0.8, 0.5, 2 / 3],
    [0.2, 0.8, 0.5, 0.5],
  ])('%f and %f at %f', (pMarket, pModel, weight, pooled) => {
    expect(poolProbability(pMarket, pModel, weight)).toBeCloseTo(pooled, 12);
  });
  test('lies between its two and mirrors', () => {
    fc.assert(
      fc.property(inner, inner, share, (pMarket, pModel, weight) => {
        const pooled = poolProbability(pMarket, pModel, weight);
        expect(pooled >= Math.min(pMarket, pModel) - 1e-12 && pooled <= Math.max(pMarket, pModel) + 1e-12).toBe(true);
        expect(poolProbability(1 - pMarket, 1 - pModel, weight)).toBeCloseTo(1 - pooled, 10);
      }),
    );
  });
  test('totals pool on the number', () => {
    expect(poolTotal(8, 9, 0.25)).toBe(8.25);
    expect(() => poolTotal(Number.NaN, 9, 0.25)).toThrow(RangeError);
    expect(() => poolTotal(8, 9, 1.1)).toThrow(RangeError);
  });
  test('the weight falls from the open to the close', () => {
    const { open, close } = FITTED_POOL.moneyline;
    expect(poolWeight(FITTED_POOL, 'moneyline', 30)).toBe(open.weight);
    expect(poolWeight(FITTED_POOL, 'moneyline', 0)).toBe(close.weight);
    expect(poolWeight(FITTED_POOL, 'moneyline', 6)).toBeCloseTo((open.weight + close.weight) / 2, 12);
    expect(() => poolWeight(FITTED_POOL, 'moneyline', -1)).toThrow(RangeError);
  });
});

describe('fits', () => {
  // Outcomes laid out in the very proportions of a pool, so that its weight is the best one.
  const laidOut = (weight: number) => {
    const games = [0.35, 0.45, 0.55, 0.65].flatMap((market) => [0.3, 0.5, 0.7].map((model) => ({ market, model })));
    return games.flatMap(({ market, model }) => {
      const wins = Math.round(500 * poolProbability(market, model, weight));
      return Array.from({ length: 500 }, (_, index) => ({ market, model, won: index < wins ? 1 : 0 }));
    });
  };
  test.each([0, 0.3, 0.8])('finds the weight %f', (weight) => {
    const rows = laidOut(weight);
    const found = fitPoolWeight(
      rows.map(({ market }) => market),
      rows.map(({ model }) => model),
      rows.map(({ won }) => won),
    );
    expect(found.weight).toBeCloseTo(weight, 2);
    expect(found.standardError).toBeLessThan(0.1);
    expect(found.games).toBe(6000);
  });
  test('a game that counts twice is two games, but no less uncertain', () => {
    const rows = laidOut(0.3).filter((_, index) => index % 7 === 0);
    const lists = [rows.map(({ market }) => market), rows.map(({ model }) => model), rows.map(({ won }) => won)] as const;
    const first = rows.map((_, index) => (index % 3 === 0 ? 1 : 0));
    const alone = rows.filter((_, index) => index % 3 === 0);
    const some = fitPoolWeight(...lists, first);
    const same = fitPoolWeight(
      alone.map(({ market }) => market),
      alone.map(({ model }) => model),
      alone.map(({ won }) => won),
    );
    expect(some.weight).toBeCloseTo(same.weight, 10);
    expect(some.standardError).toBeCloseTo(same.standardError, 10);
    const doubled = fitPoolWeight(
      ...lists,
      rows.map(() => 2),
    );
    const once = fitPoolWeight(...lists);
    expect(doubled.weight).toBeCloseTo(once.weight, 10);
    expect(doubled.standardError).toBeCloseTo(once.standardError, 10);
  });
  test('finds the weight of a total', () => {
    const market = [7, 8, 9, 8, 7.5, 9.5];
    const model = [8, 8, 8, 9, 9, 9];
    const results = market.map((line, index) => line + 0.4 * (model[index]! - line) + 0.35);
    expect(fitTotalWeight(market, model, results).weight).toBeCloseTo(0.4, 10);
  });
  test('finds the drift to the close', () => {
    const opens = [0.4, 0.5, 0.6, 0.55];
    const models = [0.5, 0.55, 0.5, 0.6];
    const closes = opens.map((open, index) => poolProbability(open, models[index]!, 0.3));
    const outlook = fitCloseOutlook(opens, models, closes);
    expect(outlook.drift).toBeCloseTo(0.3, 10);
    expect(outlook.sd).toBeLessThan(1e-6);
  });
  test.each([
    ['too few results', 'its result', () => fitPoolWeight([0.5, 0.5, 0.5], [0.6, 0.6, 0.6], [1, 0])],
    ['too few opinions', 'its result', () => fitPoolWeight([0.5, 0.5, 0.5], [0.6, 0.6], [1, 0, 1])],
    ['too few counts', 'its result', () => fitPoolWeight([0.5, 0.5], [0.6, 0.6], [1, 0], [1])],
    ['a model that is the market', 'never differ', () => fitPoolWeight([0.5, 0.6], [0.5, 0.6], [1, 0])],
    ['two totals', 'Three games', () => fitTotalWeight([8, 9], [9, 8], [9, 9])],
    ['totals of fewer games by the model', 'Three games', () => fitTotalWeight([8, 9, 8], [9, 8], [9, 9, 10])],
    ['totals of fewer results', 'Three games', () => fitTotalWeight([8, 9, 8], [9, 8, 10], [9, 9])],
    ['totals that never differ', 'never differ', () => fitTotalWeight([8, 9, 8], [8, 9, 8], [9, 9, 9])],
    ['too little of an outlook', 'three games', () => fitCloseOutlook([0.5, 0.5], [0.6, 0.4], [0.5, 0.6])],
    ['an outlook of fewer models', 'three games', () => fitCloseOutlook([0.5, 0.5, 0.5], [0.6, 0.4], [0.5, 0.6, 0.5])],
    ['an outlook of more closes', 'three games', () => fitCloseOutlook([0.5, 0.5, 0.5], [0.6, 0.4, 0.5], [0.5, 0.6, 0.5, 0.5])],
    ['an outlook without a gap', 'never differ', () => fitCloseOutlook([0.5, 0.4, 0.6], [0.5, 0.4, 0.6], [0.5, 0.4, 0.6])],
  ])('refuses %s', (_name, reason, attempt) => {
    expect(attempt).toThrow(RangeError);
    expect(attempt).toThrow(reason);
  });
  test.each([
    ['three of four', 2, [1, 1, 1, 0], Math.log(3) / 2, 1 / Math.sqrt(3)],
    ['three of four, of a timid model', 1, [1, 0, 1, 1], 1, 1 / Math.sqrt(0.75)],
    ['one of four', 2, [0, 1, 0, 0], 0, 1 / Math.sqrt(3)],
  ])('%s', (_name, gap, outcomes, weight, standardError) => {
    const found = fitPoolWeight(
      outcomes.map(() => 0.5),
      outcomes.map(() => logistic(gap)),
      outcomes,
    );
    expect(found.weight).toBeCloseTo(weight, 9);
    expect(found.standardError).toBeCloseTo(standardError, 9);
    expect(found.games).toBe(4);
  });
  test.each([
    ['by least squares', [0, 1, 1, 2], 5 / 14, Math.sqrt((2 - 25 / 14) / 28)],
    ['never below 0', [2, 1, 1, 0], 0, Math.sqrt((2 - 25 / 14) / 28)],
    ['never above 1', [0, 3, 3, 6], 1, Math.sqrt((18 - 225 / 14) / 28)],
  ])('the weight of a total, %s', (_name, misses, weight, standardError) => {
    const market = [8, 9, 7, 10];
    const model = [0, 1, 2, 5].map((gap, game) => market[game]! + gap);
    const results = misses.map((miss, game) => market[game]! + miss);
    const found = fitTotalWeight(market, model, results);
    expect(found.weight).toBeCloseTo(weight, 12);
    expect(found.standardError).toBeCloseTo(standardError, 12);
    expect(found.games).toBe(4);
  });
  test('three totals are enough', () => {
    expect(fitTotalWeight([8, 9, 8], [9, 8, 8], [8.5, 8.5, 8]).weight).toBeCloseTo(0.5, 12);
  });
  test('the drift leaves a spread', () => {
    const opens = [0, 0.2, -0.2].map(logistic);
    const models = [0.1, 0.4, -0.4].map(logistic);
    const closes = [0.1, 0.25, -0.3].map(logistic);
    const outlook = fitCloseOutlook(opens, models, closes);
    expect(outlook.drift).toBeCloseTo(4 / 9, 10);
    expect(outlook.sd).toBeCloseTo(Math.sqrt((0.0225 - 0.16 / 9) / 2), 10);
  });
});

describe('blend and worth', () => {
  const projection = { pMarket: 0.5, pModel: 0.6, modelSd: 0.04, hoursToStart: 24 };
  test('holds its probability and widens with the model in it', () => {
    const early = blendWithMarket(FITTED_POOL, 'moneyline', projection);
    const late = blendWithMarket(FITTED_POOL, 'moneyline', { ...projection, hoursToStart: 0 });
    expect(early.low < early.probability && early.probability < early.high).toBe(true);
    expect(late.sd).toBeLessThan(early.sd);
    expect(late.sd).toBeGreaterThan(0.02);
    expect(Math.abs(late.probability - 0.5)).toBeLessThan(Math.abs(early.probability - 0.5));
  });
  test('is as wide as the price and the model leave it, within 0 and 1', () => {
    const weights = { weight: 0.5, standardError: 0.1, games: 100 };
    const even = { moneyline: { open: weights, close: weights }, total: { open: weights, close: weights } };
    const blended = (modelSd: number) => blendWithMarket(even, 'total', { pMarket: 0.6, pModel: 0.6, modelSd, hoursToStart: 3 });
    const sd = Math.hypot(0.1 * 0.6 * 0.4, 0.5 * 0.04);
    expect(blended(0.04).weight).toBe(0.5);
    expect(blended(0.04).sd).toBeCloseTo(sd, 12);
    expect(blended(0.04).low).toBeCloseTo(0.6 - sd, 12);
    expect(blended(0.04).high).toBeCloseTo(0.6 + sd, 12);
    expect([blended(3).low, blended(3).high]).toEqual([0, 1]);
  });
  test.each([
    [0.55, 0.53, 2, 0, 0.1, true],
    [0.5, 0.47, 1.91, 0, -0.045, false],
    [0.51, 0.4, 2, 0, 0.02, false],
    [0.55, 0.53, 2, 0.1, 0.09, true],
    [0.55, 0.485, 2, 0, 0.1, true],
    [0.55, 0.475, 2, 0, 0.1, false],
    [0.5, 0.49, 2, 0, 0, false],
    [0.495, 0.49, 2, 0, -0.01, false],
  ])('p %f (low %f) at %f with a push of %f', (probability, low, decimal, push, ev, isValue) => {
    const worth = edgeOf({ probability, low }, decimal, push);
    expect(worth.ev).toBeCloseTo(ev, 10);
    expect(worth.isValue).toBe(isValue);
    expect(worth.evLow).toBeLessThan(worth.ev);
  });
  test.each([
    ['a price of 1', () => edgeOf({ probability: 0.5, low: 0.4 }, 1)],
    ['a certain push', () => edgeOf({ probability: 0.5, low: 0.4 }, 2, 1)],
    ['less than no push', () => edgeOf({ probability: 0.5, low: 0.4 }, 2, -0.01)],
    ['a negative deviation', () => blendWithMarket(FITTED_POOL, 'total', { ...projection, modelSd: -1 })],
  ])('refuses %s', (_name, attempt) => {
    expect(attempt).toThrow(RangeError);
  });
});

describe('beating the close', () => {
  test('is even where the expected close is the break-even, and rises with the price', () => {
    expect(beatsCloseProbability({ drift: 0.3, sd: 0.1 }, 0.5, 0.5, 2)).toBeCloseTo(0.5, 12);
    // Expected close at a logit of 0.2 + 0.5 * 0.4, break-even at 0.3: half a deviation of 0.2 above.
    const [market, model] = [logistic(0.2), logistic(0.6)];
    expect(beatsCloseProbability({ drift: 0.5, sd: 0.2 }, market, model, 1 / logistic(0.3))).toBeCloseTo(0.691462461274013, 10);
    const at = (decimal: number): number => beatsCloseProbability(FITTED_OUTLOOK, 0.5, 0.55, decimal);
    expect(at(2.2)).toBeGreaterThan(at(2));
    expect(at(2)).toBeGreaterThan(at(1.9));
  });
});
