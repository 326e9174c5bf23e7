import { describe, expect, test } from 'vitest';
import { gameModuleOf } from './registry.ts';
import type { ForeseeableGame, GameStanding, LiveSelection } from './sport-module.ts';

const game: ForeseeableGame = { seasonYear: 2026, scheduledInnings: 0, awayCode: 'DAL', homeCode: 'SF', detail: { stage: 'regular' } };
const CLOSE = { pHome: 0.62, line: 44.5, overProbability: 0.5 };
const standing = (period: number, clock: string | null, away: number, home: number): GameStanding => ({
  kind: 'football',
  period,
  clock,
  possession: null,
  down: null,
  ballOn: null,
  score: { away, home },
});
const home: LiveSelection = { market: 'moneyline', period: 'full', side: 'home' };
const { foreseeLive, chanceFrom } = gameModuleOf('nfl')!;
const forecast = foreseeLive!(CLOSE, game)!;
const homeWin = (...at: Parameters<typeof standing>): number => forecast.at(standing(...at))!.homeWin;

describe('chances in play of a league priced by the shared model', () => {
  test('say before the start what the closing prices say', () => {
    expect(forecast.before.homeWin).toBeCloseTo(0.62, 2);
    expect(forecast.before.meanTotal).toBeCloseTo(44.9, 0);
    expect(homeWin(1, '15:00', 0, 0)).toBeCloseTo(forecast.before.homeWin, 6);
    const { win, push, decided } = forecast.chances(null, [home])!;
    expect(win / decided).toBeCloseTo(forecast.before.homeWin, 9);
    expect(push + decided).toBeCloseTo(1, 9);
    expect(push).toBeGreaterThan(0);
  });

  test('follow the score and the clock, and end in the result', () => {
    expect(homeWin(2, '05:00', 0, 7)).toBeGreaterThan(homeWin(2, '05:00', 0, 0));
    expect(homeWin(4, '05:00', 0, 7)).toBeGreaterThan(homeWin(2, '05:00', 0, 7));
    expect(homeWin(4, '00:00', 20, 24)).toBe(1);
    expect(homeWin(4, '00:00', 24, 20)).toBe(0);
    expect(forecast.at(standing(4, '00:00', 20, 24))!.meanTotal).toBeCloseTo(44, 9);
    const over = { market: 'total', period: 'full', side: 'over', line: 43.5 } as const;
    expect(forecast.chances(standing(4, '00:00', 20, 24), [home, over])).toMatchObject({ win: 1, decided: 1 });
    expect(forecast.chances(standing(4, '02:00', 20, 24), [home, { ...over, line: 43.5 }])!.win).toBeCloseTo(
      homeWin(4, '02:00', 20, 24),
      1,
    );
  });

  test('a level game goes on, and in the playoffs until someone wins', () => {
    const playoff = foreseeLive!(CLOSE, { ...game, detail: { stage: 'divisional' } })!;
    expect(forecast.chances(standing(4, '00:00', 20, 20), [home])!.push).toBeGreaterThan(0.02);
    expect(playoff.chances(standing(4, '00:00', 20, 20), [home])!.push).toBeCloseTo(0, 9);
    expect(forecast.chances(standing(5, '00:00', 20, 20), [home])!.push).toBe(1);
    expect(playoff.chances(standing(5, '00:00', 20, 20), [home])!.push).toBeCloseTo(0, 9);
  });

  test('are unknown without a clock, of another sport, and for a part of the game', () => {
    expect(forecast.at(standing(2, null, 0, 0))).toBeNull();
    const baseball = { inning: 3, half: 'top', outs: 0, runners: { first: false, second: false, third: false } } as const;
    expect(forecast.at({ ...baseball, score: { away: 0, home: 0 } })).toBeNull();
    expect(forecast.chances(null, [{ ...home, period: 'first5' }])).toBeNull();
    expect(foreseeLive!({ ...CLOSE, pHome: 1 }, game)).toBeNull();
  });
});

test('a number that has moved is worth more or less than the one that the market hangs', () => {
  const numbers = { pHome: 0.62, spread: { line: -3.5, homeProbability: 0.5 }, total: { line: 44.5, overProbability: 0.5 } };
  const worth = (line: number) =>
    chanceFrom(numbers, { market: 'spread', period: 'full', side: 'home', line }, { season: 2026, scheduledInnings: 0 })!;
  expect(worth(-3.5).probability).toBeCloseTo(0.5, 1);
  expect(worth(-2.5).probability - worth(-3.5).probability).toBeGreaterThan(0.04);
  expect(worth(-3)).toMatchObject({ push: expect.closeTo(0.1, 1) });
  expect(worth(-3.5).push).toBe(0);
  const half = chanceFrom(numbers, { market: 'total', period: 'half1', side: 'over', line: 21.5 }, { season: 2026, scheduledInnings: 0 })!;
  expect(half.probability).toBeGreaterThan(0.4);
  expect(half.probability).toBeLessThan(0.6);
  expect(chanceFrom(numbers, { market: 'moneyline', period: 'period1', side: 'home' }, { season: 2026, scheduledInnings: 0 })).toBeNull();
  const noTotal = { ...numbers, total: null };
  expect(chanceFrom(noTotal, { market: 'moneyline', period: 'full', side: 'home' }, { season: 2026, scheduledInnings: 0 })).toBeNull();
});
