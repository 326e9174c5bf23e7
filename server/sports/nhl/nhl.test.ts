import { describe, expect, test } from 'vitest';
import { gameModuleOf, leagueModuleOf, type PlayedGame } from '../registry.ts';
import type { ForeseeableGame, GameStanding } from '../sport-module.ts';

const played = (away: string, awayScore: number, homeScore: number, home: string, overtimes = 0): PlayedGame => ({
  season: 2026,
  startsAt: new Date('2026-11-01T00:00:00Z'),
  away,
  home,
  isNeutral: false,
  isPlayoff: false,
  awayScore,
  homeScore,
  overtimes,
});

test('a table tells a loss in regulation from one after it, and a win in overtime from one in a shootout', () => {
  const { rows } = leagueModuleOf('nhl').tableOf(
    [played('BOS', 3, 1, 'TOR'), played('BOS', 2, 3, 'MTL', 1), played('OTT', 3, 2, 'BOS', 2), played('BOS', 4, 3, 'DET', 2)],
    82,
  );
  expect(rows.atlantic!.find(({ code }) => code === 'BOS')).toMatchObject({
    wins: 2,
    losses: 0,
    overtimeLosses: 2,
    points: 6,
    regulationWins: 1,
    winsBeforeShootout: 1,
    home: { wins: 0, losses: 0, overtimeLosses: 1 },
    streak: 'W1',
    place: 'division',
  });
  expect(rows.atlantic!.find(({ code }) => code === 'MTL')).toMatchObject({ regulationWins: 0, winsBeforeShootout: 1 });
  expect(rows.pacific!.map(({ place }) => place)).toEqual(['division', 'division', 'division', 'wild_card', null, null, null, null]);
});

describe('chances in play', () => {
  const game: ForeseeableGame = { seasonYear: 2026, scheduledInnings: 0, awayCode: 'TOR', homeCode: 'MTL', detail: { stage: 'regular' } };
  const forecast = gameModuleOf('nhl')!.foreseeLive!({ pHome: 0.55, line: 6.5, overProbability: 0.5 }, game)!;
  const at = (period: number, clock: string | null, away: number, home: number) =>
    forecast.at({ kind: 'hockey', period, clock, score: { away, home }, skaters: { away: 5, home: 5 }, emptyNet: null } as GameStanding)!;

  test('follow the score and the clock; a goal of a level game after regulation is one more', () => {
    expect(forecast.before.homeWin).toBeCloseTo(0.55, 2);
    expect(at(3, '05:00', 2, 3).homeWin).toBeGreaterThan(at(2, '05:00', 2, 3).homeWin);
    expect(at(3, '00:00', 2, 3).homeWin).toBe(1);
    expect(at(4, '03:00', 3, 3).meanTotal).toBeCloseTo(7, 6);
  });

  test('a shootout, which has no clock, is still to be won', () => {
    for (const clock of [null, '00:00']) {
      const { homeWin, meanTotal } = at(4, clock, 3, 3);
      expect(homeWin).toBeGreaterThan(0.4);
      expect(homeWin).toBeLessThan(0.6);
      expect(meanTotal).toBeCloseTo(7, 6);
    }
    expect(forecast.at({ kind: 'hockey', period: 2, clock: null, score: { away: 0, home: 0 } } as GameStanding)).toBeNull();
  });
});
