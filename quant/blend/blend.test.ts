import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  beatsCloseProbability,
  blendWithMarket,
  buildConfidence,
  confidenceOf,
  evidenceOf,
  FITTED_CONFIDENCE,
  FITTED_OUTLOOK,
  FITTED_POOL,
  fitCloseOutlook,
  fitPoolWeight,
  fitTotalWeight,
  poolProbability,
  poolTotal,
  poolWeight,
  worthOf,
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
      const wins = Math.round(2000 * poolProbability(market, model, weight));
      return Array.from({ length: 2000 }, (_, index) => ({ market, model, won: index < wins ? 1 : 0 }));
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
    expect(found.standardError).toBeLessThan(0.05);
    expect(found.games).toBe(24_000);
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
    ['unequal lists', () => fitPoolWeight([0.5], [0.6], [1, 0])],
    ['a model that is the market', () => fitPoolWeight([0.5, 0.6], [0.5, 0.6], [1, 0])],
    ['two totals', () => fitTotalWeight([8, 9], [9, 8], [9, 9])],
    ['totals that never differ', () => fitTotalWeight([8, 9, 8], [8, 9, 8], [9, 9, 9])],
    ['too little of an outlook', () => fitCloseOutlook([0.5], [0.6], [0.5])],
    ['an outlook without a gap', () => fitCloseOutlook([0.5, 0.4, 0.6], [0.5, 0.4, 0.6], [0.5, 0.4, 0.6])],
  ])('refuses %s', (_name, attempt) => {
    expect(attempt).toThrow(RangeError);
  });
});

describe('blend and worth', () => {
  const opinion = { pMarket: 0.5, pModel: 0.6, modelSd: 0.04, hoursToStart: 24 };
  test('holds its probability and widens with the model in it', () => {
    const early = blendWithMarket(FITTED_POOL, 'moneyline', opinion);
    const late = blendWithMarket(FITTED_POOL, 'moneyline', { ...opinion, hoursToStart: 0 });
    expect(early.low < early.probability && early.probability < early.high).toBe(true);
    expect(late.sd).toBeLessThan(early.sd);
    expect(late.sd).toBeGreaterThan(0.02);
    expect(Math.abs(late.probability - 0.5)).toBeLessThan(Math.abs(early.probability - 0.5));
  });
  test.each([
    [0.55, 0.53, 2, 0, 0.1, true],
    [0.5, 0.47, 1.91, 0, -0.045, false],
    [0.51, 0.4, 2, 0, 0.02, false],
    [0.55, 0.53, 2, 0.1, 0.09, true],
  ])('p %f (low %f) at %f with a push of %f', (probability, low, decimal, push, ev, isValue) => {
    const worth = worthOf({ probability, low }, decimal, push);
    expect(worth.ev).toBeCloseTo(ev, 10);
    expect(worth.isValue).toBe(isValue);
    expect(worth.evLow).toBeLessThan(worth.ev);
  });
  test.each([
    ['a price of 1', () => worthOf({ probability: 0.5, low: 0.4 }, 1)],
    ['a certain push', () => worthOf({ probability: 0.5, low: 0.4 }, 2, 1)],
    ['a negative deviation', () => blendWithMarket(FITTED_POOL, 'total', { ...opinion, modelSd: -1 })],
  ])('refuses %s', (_name, attempt) => {
    expect(attempt).toThrow(RangeError);
  });
});

describe('beating the close', () => {
  test('is even where the expected close is the break-even, and rises with the price', () => {
    expect(beatsCloseProbability({ drift: 0.3, sd: 0.1 }, 0.5, 0.5, 2)).toBeCloseTo(0.5, 12);
    const at = (decimal: number): number => beatsCloseProbability(FITTED_OUTLOOK, 0.5, 0.55, decimal);
    expect(at(2.2)).toBeGreaterThan(at(2));
    expect(at(2)).toBeGreaterThan(at(1.9));
  });
});

describe('confidence', () => {
  const evidence = Array.from({ length: 1000 }, (_, index) => index / 2000);
  const table = buildConfidence(
    evidence,
    evidence.map((_, index) => index % 10 < 5 + Math.floor(index / 250)),
  );
  test.each([
    [0, 0, 25],
    [0.25, 50, 60],
    [0.38, 76, 80],
    [0.5, 100, 100],
  ])('evidence %f ranks at %f', (amount, rank, to) => {
    const confidence = confidenceOf(table, amount);
    expect(confidence.rank).toBeCloseTo(rank, 0);
    expect(confidence.band.to).toBe(to);
  });
  test('every past pick stands in one band', () => {
    expect(table.bands.reduce((sum, { picks }) => sum + picks, 0)).toBe(1000);
    expect(confidenceOf(table, 0.01).hitRate).toBeCloseTo(0.5, 2);
  });
  test('evidence is what lies above one half, less what is missing', () => {
    expect(evidenceOf(0.6, 1)).toBeCloseTo(0.1, 12);
    expect(evidenceOf(0.6, 0.5)).toBeCloseTo(0.05, 12);
    expect(evidenceOf(0.4, 1)).toBe(0);
  });
  test.each(['moneyline', 'total'] as const)('the stored table of %s ranks in order and has a record', (market) => {
    const stored = FITTED_CONFIDENCE[market];
    expect(stored.quantiles).toHaveLength(101);
    expect(stored.quantiles.every((quantile, index) => index === 0 || quantile >= stored.quantiles[index - 1]!)).toBe(true);
    expect(stored.bands.reduce((sum, { picks }) => sum + picks, 0)).toBeGreaterThan(1000);
  });
  test.each([
    ['negative evidence', () => confidenceOf(table, -0.1)],
    ['an empty table', () => confidenceOf({ quantiles: [], bands: [] }, 0.1)],
    ['few picks', () => buildConfidence([0.1], [true])],
  ])('refuses %s', (_name, attempt) => {
    expect(attempt).toThrow(RangeError);
  });
});
