import { DIVISIONS } from '@clearedge/quant/sports/football/standings';
import { expect, test } from 'vitest';
import type { LeagueGame } from './league-game.ts';
import { progressOf, seasonLength, tableOf } from './table-rules.ts';
import { leagueGame } from './testing/league-game.ts';
import { currentWeek, weeksOf } from './week-rules.ts';

const TEAMS = [...DIVISIONS.west, ...DIVISIONS.east];

/** Everybody at everybody's once: sixteen games each, a day apart; `strength` wins, the first `played` are over. */
function season(strength: readonly string[], played: number): LeagueGame[] {
  const pairs = TEAMS.flatMap((home) => TEAMS.filter((away) => away !== home).map((away): [string, string] => [away, home]));
  const first = Date.UTC(2026, 5, 1, 23);
  return pairs.map(([away, home], at) => {
    const startsAt = new Date(first + at * 86_400_000);
    const gameId = `${startsAt.toISOString().slice(0, 10).replaceAll('-', '')}_${away}@${home}`;
    const isWon = strength.indexOf(away) < strength.indexOf(home);
    const score = isWon ? { away: 30, home: 20 } : { away: 20, home: 30 };
    const week = 1 + Math.floor(at / 7);
    return leagueGame(gameId, { startsAt, week, ...(at < played ? { status: 'final', score } : {}) });
  });
}

function table(games: readonly LeagueGame[]) {
  const { divisions, crossover } = tableOf('cfl', games);
  const [west, east] = divisions.map(({ rows }) => rows);
  return { west: west!, east: east!, crossover };
}

const WEST_IS_BETTER = ['BC', 'CGY', 'EDM', 'SSK', 'WPG', 'HAM', 'MTL', 'OTT', 'TOR'];

test('over, a season names who is first, who crosses over and who is out', () => {
  const games = season(WEST_IS_BETTER, 72);
  const { west, east, crossover } = table(games);
  expect(seasonLength('cfl', games)).toBe(16);
  expect(west.map(({ code, points, place, clinched }) => [code, points, place, clinched])).toEqual([
    ['BC', 32, 'division_bye', 'first'],
    ['CGY', 28, 'semifinal', 'home_semifinal'],
    ['EDM', 24, 'semifinal', 'playoffs'],
    ['SSK', 20, 'crossover', 'playoffs'],
    ['WPG', 16, null, 'out'],
  ]);
  expect(east.map(({ code, place, clinched }) => [code, place, clinched])).toEqual([
    ['HAM', 'division_bye', 'first'],
    ['MTL', 'semifinal', 'home_semifinal'],
    // That the cross-over leaves it out is not stated before points in its own division do.
    ['OTT', null, null],
    ['TOR', null, 'out'],
  ]);
  expect(crossover).toEqual({ code: 'SSK', from: 'west', to: 'east', points: 20, ahead: 'OTT' });
});

test('a game that was called off is neither owed nor played: a season can still be over', () => {
  const games = season(WEST_IS_BETTER, 72).map((game, at) =>
    at === 40 ? { ...game, contest: { ...game.contest, status: 'cancelled' as const, awayScore: null, homeScore: null } } : game,
  );
  expect(progressOf(games)).toEqual({ games: 71, played: 71 });
  expect(progressOf(season(WEST_IS_BETTER, 10))).toEqual({ games: 72, played: 10 });
});

test('marks only ever stay once they stand, whatever is played after', () => {
  const seen = new Map<string, string>();
  for (let played = 0; played <= 72; played += 4) {
    const { west, east } = table(season(WEST_IS_BETTER, played));
    for (const { code, clinched } of [...west, ...east]) {
      if (seen.get(code) === 'out') expect([played, code, clinched]).toEqual([played, code, 'out']);
      if (seen.has(code)) expect([played, code, clinched === null]).toEqual([played, code, false]);
      if (clinched) seen.set(code, clinched);
    }
  }
  expect(seen.size).toBe(8);
});

test('a schedule that gives clubs different numbers of games proves nothing', () => {
  const games = season(WEST_IS_BETTER, 72).slice(1);
  expect(seasonLength('cfl', games)).toBeNull();
  const { west, east } = table(games);
  expect([...west, ...east].every(({ clinched }) => clinched === null)).toBe(true);
});

test('before the first game no one has a place, and the order says nothing', () => {
  const { west, crossover } = table(season(WEST_IS_BETTER, 0));
  expect([crossover, west.every(({ place, clinched, decidedBy }) => place === null && clinched === null && decidedBy === null)]).toEqual([
    null,
    true,
  ]);
  expect(currentWeek(weeksOf([]), '2026-07-11')).toBeNull();
});
