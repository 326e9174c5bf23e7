import { describe, expect, test } from 'vitest';
import type { Period } from '../../../../grading/index.ts';
import { gameDistribution } from '../game-distribution.ts';
import { chanceBetween } from '../table/period-table.ts';
import { evenLine, listMarkets } from './list-markets.ts';
import { priceMarket, priceSelection } from './price-market.ts';

const game = () => gameDistribution({ awayRuns: 4.2, homeRuns: 4.6 }, { season: 2024 });

describe('the list of a game', () => {
  const list = () => listMarkets(game());
  const lines = (kind: string, of: Period, team?: string) =>
    list().flatMap(({ market }) =>
      market.kind === kind && 'period' in market && market.period === of && ('team' in market ? market.team : undefined) === team
        ? [market.kind === 'spread' ? market.homeLine : market.kind === 'total' ? market.line : 0]
        : [],
    );
  test('has every market with its alternates', () => {
    expect(lines('moneyline', 'full')).toEqual([0]);
    expect(lines('spread', 'full')).toEqual([-3.5, -2.5, -1.5, 1.5, 2.5, 3.5]);
    expect(lines('total', 'full')).toEqual([5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10, 10.5, 11, 11.5]);
    expect(lines('total', 'full', 'away')).toEqual([2, 2.5, 3, 3.5, 4, 4.5, 5]);
    expect(lines('total', 'full', 'home')).toEqual([3, 3.5, 4, 4.5, 5, 5.5, 6]);
    expect(lines('moneyline', 'first5')).toEqual([0]);
    expect(lines('threeWay', 'first5')).toEqual([0]);
    expect(lines('spread', 'first5')).toEqual([-1.5, -0.5, 0.5, 1.5]);
    expect(lines('total', 'first5')).toEqual([3, 3.5, 4, 4.5, 5, 5.5, 6]);
    expect(lines('total', 'inning1')).toEqual([0.5]);
    expect(lines('threeWay', 'inning1')).toEqual([0]);
    expect(list().find(({ market }) => market.kind === 'margin')!.selections).toHaveLength(10);
    expect(list().filter(({ market }) => market.kind === 'margin' || ['full', 'first5', 'inning1'].includes(market.period))).toHaveLength(
      50,
    );
  });
  test('has the prices of each market by itself', () => {
    for (const { market, selections } of list()) expect(priceMarket(game(), market)).toEqual(selections);
  });
  test('starts totals at half a run where little is scored', () => {
    const low = listMarkets(gameDistribution({ awayRuns: 0.8, homeRuns: 0.8 }));
    const first = low.find(({ market }) => market.kind === 'total' && market.team === 'away')!.market;
    expect(first).toEqual({ kind: 'total', period: 'full', line: 0.5, team: 'away' });
  });
});

test('the even line is the half-run line nearest to one in two', () => {
  expect(evenLine(game().full.total)).toBe(8.5);
  expect(evenLine(game().full.margin)).toBe(-0.5);
  for (const { total } of [game().full, game().first5]) {
    const off = (line: number) => Math.abs(chanceBetween(total, 0, line - 0.5) - 0.5);
    const even = evenLine(total);
    expect(off(even)).toBeLessThanOrEqual(Math.min(off(even - 1), off(even + 1)));
  }
});

test('a quarter line is half of each neighbor', () => {
  const over = (line: number) => priceSelection(game(), { market: 'total', period: 'full', side: 'over', line });
  const [whole, quarter, half] = [over(8), over(8.25), over(8.5)];
  for (const key of ['win', 'lose', 'push'] as const) expect(quarter[key]).toBeCloseTo((whole[key] + half[key]) / 2, 12);
  expect(quarter.push).toBeGreaterThan(0.03);
});
