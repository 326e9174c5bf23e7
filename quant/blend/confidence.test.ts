import { describe, expect, test } from 'vitest';
import { buildConfidence, confidenceOf, evidenceOf, FITTED_CONFIDENCE } from './index.ts';

describe('confidence', () => {
  const evidence = Array.from({ length: 1000 }, (_, index) => index / 2000);
  const built = () =>
    buildConfidence(
      evidence,
      evidence.map((_, index) => index % 10 < 5 + Math.floor(index / 250)),
    );
  test.each([
    [0, 0, 25],
    [0.25, 50, 60],
    [0.38, 76, 80],
    [0.5, 100, 100],
  ])('evidence %f ranks at %f', (amount, rank, to) => {
    const confidence = confidenceOf(built(), amount);
    expect(confidence.rank).toBeCloseTo(rank, 0);
    expect(confidence.band.to).toBe(to);
  });
  test('every past pick stands in one band', () => {
    const table = built();
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
  const record = {
    quantiles: [0, 1, 3],
    bands: [
      { from: 0, to: 50, picks: 4, wins: 1 },
      { from: 50, to: 100, picks: 2, wins: 2 },
    ],
  };
  test.each([
    [0, 0, 0.25],
    [0.5, 25, 0.25],
    [0.999, 49.95, 0.25],
    [1, 50, 1],
    [2, 75, 1],
    [3, 100, 1],
    [9, 100, 1],
  ])('evidence %f ranks at %f of a short record', (amount, rank, hitRate) => {
    const confidence = confidenceOf(record, amount);
    expect(confidence.rank).toBeCloseTo(rank, 10);
    expect(confidence.hitRate).toBe(hitRate);
  });
  test('evidence below the least of the past ranks at 0', () => {
    expect(confidenceOf({ ...record, quantiles: [0.5, 1] }, 0.2).rank).toBe(0);
    expect(confidenceOf({ ...record, quantiles: [0.5, 1] }, 0.75).rank).toBe(50);
  });
  test.each([100, 101])('of %i past picks each stands in its band', (games) => {
    const past = Array.from({ length: games }, (_, index) => (games - 1 - index) / 100);
    const { quantiles, bands } = buildConfidence(
      past,
      past.map((amount) => amount < 0.245),
    );
    expect(quantiles).toEqual(Array.from({ length: 101 }, (_, percent) => Math.round((percent * (games - 1)) / 100) / 100));
    expect(bands.map(({ from, to }) => [from, to])).toEqual(
      [0, 25, 50, 60, 75, 80, 90, 95, 99].map((from, at, all) => [from, all[at + 1] ?? 100]),
    );
    expect(bands[0]!.wins).toBe(25);
    expect(bands.reduce((sum, { wins }) => sum + wins, 0)).toBe(25);
    if (games === 101) expect(bands.map(({ picks }) => picks)).toEqual([25, 25, 10, 15, 5, 10, 5, 4, 2]);
  });
  const hundred = Array.from({ length: 100 }, (_, index) => index / 200);
  test.each([
    ['negative evidence', () => confidenceOf(record, -0.1)],
    ['an empty table', () => confidenceOf({ quantiles: [], bands: [] }, 0.1)],
    ['a single quantile', () => confidenceOf({ ...record, quantiles: [0] }, 0.1)],
    ['a table without bands', () => confidenceOf({ ...record, bands: [] }, 0.1)],
    ['a band without picks', () => confidenceOf({ ...record, bands: [{ from: 0, to: 100, picks: 0, wins: 0 }] }, 0.1)],
    ['few picks', () => buildConfidence(hundred.slice(1), Array(99).fill(true))],
    ['picks without a result', () => buildConfidence(hundred, Array(99).fill(true))],
  ])('refuses %s', (_name, attempt) => {
    expect(attempt).toThrow(RangeError);
  });
});
