import { describe, expect, test } from 'vitest';
import type { ExpectedGame } from '../ratings/index.ts';
import { decidedChance, priceScore, scoreDistribution } from '../score/index.ts';
import { FOOTBALL_POOL_WEIGHT, projectFootballGame } from './index.ts';

const EXPECTED: ExpectedGame = {
  margin: { mean: 6, sd: 3.5, noise: 13 },
  total: { mean: 54, sd: 3, noise: 13 },
  drivers: [],
  awayGames: 5,
  homeGames: 5,
};
const SETTING = { season: 2026, canTie: true };
const MARKET = { pHome: 0.5, spread: { line: 0, homeProbability: 0.5 }, total: { line: 50.5, overProbability: 0.5 } };

describe('an opinion of a football game', () => {
  test('is the model’s own where no book prices it, and says how unsure', () => {
    const { model, pooled, weight, score } = projectFootballGame(EXPECTED, null, SETTING);
    expect(pooled).toEqual({ probability: model.probability, low: model.low, high: model.high });
    expect(weight).toEqual({ margin: 1, total: 1 });
    expect([score.margin, score.total]).toEqual([6, 54]);
    expect(model.low < model.probability && model.probability < model.high).toBe(true);
  });

  test('is mostly the market’s where there is one, in points', () => {
    const { model, pooled, weight, score } = projectFootballGame(EXPECTED, MARKET, SETTING);
    expect(weight).toEqual({ margin: FOOTBALL_POOL_WEIGHT, total: FOOTBALL_POOL_WEIGHT });
    expect(score.margin).toBeCloseTo(0.2 * 6, 2);
    expect(score.total).toBeGreaterThan(50.5);
    expect(score.total).toBeLessThan(52);
    expect(pooled.probability).toBeGreaterThan(0.5);
    expect(pooled.probability).toBeLessThan(model.probability);
    expect(pooled.high - pooled.low).toBeLessThan(model.high - model.low);
  });

  test('agrees with a market that says what the model says, in every market at once', () => {
    const own = projectFootballGame(EXPECTED, null, SETTING);
    const distribution = scoreDistribution({ ...own.score, marginSd: Math.hypot(13, 1), totalSd: Math.hypot(13, 1.5) });
    const ask = (selection: Parameters<typeof priceScore>[1]): number => decidedChance(priceScore(distribution, selection));
    const market = {
      pHome: ask({ market: 'moneyline', period: 'full', side: 'home' }),
      spread: { line: -6.5, homeProbability: ask({ market: 'spread', period: 'full', side: 'home', line: -6.5 }) },
      total: { line: 53.5, overProbability: ask({ market: 'total', period: 'full', side: 'over', line: 53.5 }) },
    };
    const { score, pooled } = projectFootballGame(EXPECTED, market, SETTING);
    expect([score.margin, score.total]).toEqual([expect.closeTo(6, 5), expect.closeTo(54, 5)]);
    expect(pooled.probability).toBeCloseTo(market.pHome, 6);
  });

  test('takes what there is: a spread alone, or a total alone', () => {
    const spreadOnly = projectFootballGame(EXPECTED, { pHome: null, spread: { line: 7, homeProbability: 0.5 }, total: null }, SETTING);
    expect(spreadOnly.score.margin).toBeLessThan(-4);
    expect(spreadOnly.weight).toEqual({ margin: FOOTBALL_POOL_WEIGHT, total: 1 });
    const totalOnly = projectFootballGame(EXPECTED, { pHome: null, spread: null, total: MARKET.total }, SETTING);
    expect([totalOnly.score.margin, totalOnly.weight.margin]).toEqual([6, 1]);
    expect(() => projectFootballGame(EXPECTED, { ...MARKET, pHome: 1 }, SETTING)).toThrow(RangeError);
  });
});
