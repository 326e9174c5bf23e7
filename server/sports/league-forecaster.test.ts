import { NFL_MODEL } from '@clearedge/quant/sports/nfl';
import { expect, test } from 'vitest';
import { leagueForecaster } from './league-forecaster.ts';
import { leagueModuleOf, type PlayedGame } from './registry.ts';
import type { LeagueForecaster } from './sport-module.ts';

const day = (at: number): Date => new Date(Date.UTC(2026, 8, 11 + at));
const fixture = (at: number, away: string, home: string) => ({
  season: 2026,
  startsAt: day(at),
  away,
  home,
  isNeutral: false,
  isPlayoff: false,
});
const played: PlayedGame[] = [
  { ...fixture(0, 'HAM', 'TOR'), awayScore: 10, homeScore: 41, overtimes: 0 },
  { ...fixture(7, 'WPG', 'HAM'), awayScore: 27, homeScore: 13, overtimes: 0 },
];
const market = { pHome: 0.4, spread: { line: 3, homeProbability: 0.5 }, total: { line: 45.5, overProbability: 0.5 } };

test.each([
  ['the model that leagues share', leagueForecaster(NFL_MODEL, { margin: 0.2, total: 0.2 })],
  ['a league’s own model', leagueModuleOf('cfl').model],
])('%s rates, pools with the market and prices from one distribution', (_name, model) => {
  const rated = model.rate(played, 2026);
  const next = fixture(14, 'HAM', 'TOR');
  const unknown = model.rate([], 2026).project(next, null);
  const { model: own, pooled, weight, score, awayGames, homeGames, drivers } = rated.project(next, market);
  expect([rated.games, awayGames, homeGames, unknown.homeGames]).toEqual([2, 2, 1, 0]);
  expect(rated.list()[0]!.code).toBe('TOR');
  expect(own.probability).toBeGreaterThan(unknown.model.probability);
  expect(pooled.probability).toBeLessThan(own.probability);
  expect([weight.margin, weight.total]).toEqual([model.poolWeight, model.poolWeight]);
  expect(drivers.reduce((sum, { margin }) => sum + margin, 0)).toBeCloseTo(own.margin, 9);
  const price = model.scoresOf(score);
  const [home, away] = (['home', 'away'] as const).map((side) => price({ market: 'moneyline', period: 'full', side }));
  expect(home!.win / (home!.win + home!.lose)).toBeCloseTo(pooled.probability, 9);
  expect(home!.win + away!.win + home!.push).toBeCloseTo(1, 9);
  expect(home!.push).toBeGreaterThan(0);
  const until = model.scoresOf({ ...score, isPlayoff: true })({ market: 'moneyline', period: 'full', side: 'home' });
  expect(until.push).toBeCloseTo(0, 9);
  expect(price({ market: 'spread', period: 'full', side: 'home', line: 3 }).win).toBeGreaterThan(home!.win);
  expect(() => price({ market: 'moneyline', period: 'first_five' as never, side: 'home' })).toThrow(RangeError);
});

test('closing numbers teach the model that leagues share, and not one that results alone teach', () => {
  const taught = played.map((game) => ({ ...game, close: { spread: 10, total: 60 } }));
  const next = fixture(14, 'HAM', 'TOR');
  const rest = { ...taught[0]!, close: { spread: null, total: null } };
  const of = (model: LeagueForecaster, games: readonly PlayedGame[]) => model.rate(games, 2026).project(next, null).model;
  const shared = leagueForecaster(NFL_MODEL, { margin: 0.2, total: 0.1 });
  expect(of(shared, taught).margin).toBeLessThan(of(shared, played).margin);
  expect(of(shared, taught).total).toBeGreaterThan(of(shared, played).total);
  expect(of(shared, [rest])).toEqual(of(shared, [played[0]!]));
  const { model } = leagueModuleOf('cfl');
  expect([model.learnsCloses, of(model, taught)]).toEqual([false, of(model, played)]);
});
