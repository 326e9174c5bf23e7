import { describe, expect, test } from 'vitest';
import { syncSlateOdds } from '../odds/index.ts';
import type { Standings, TeamPage, Teams } from './present-game.ts';
import { syncSeason } from './sync/sync-games.ts';
import { finalGame, GAME_ID, quotesOf } from './testing/games.ts';
import { ids, withSeason } from './testing/season.ts';

describe('standings', () => {
  test('count the finished games of the regular season; a mark stands only on a whole schedule', async () => {
    await withSeason(async ({ json }) => {
      const { divisions, played, games, crossover, rules } = await json<Standings>('/api/cfl/standings');
      const [west, east] = divisions;
      expect(east!.rows.map(({ rank, code, points, streak }) => [rank, code, points, streak])).toEqual([
        [1, 'TOR', 4, 'W2'],
        [2, 'HAM', 2, 'L1'],
        [3, 'OTT', 0, '–'],
        [4, 'MTL', 0, 'L2'],
      ]);
      expect(west!.rows[0]).toMatchObject({
        code: 'BC',
        wins: 1,
        losses: 0,
        ties: 1,
        points: 3,
        pointsFor: 55,
        pointsAgainst: 48,
        streak: 'T1',
      });
      expect(west!.rows[0]).toMatchObject({ home: { wins: 1, losses: 0, ties: 1 }, division: { wins: 0, losses: 0, ties: 1 } });
      expect([played, games, crossover, rules.length > 3]).toEqual([5, 8, null, true]);
      expect([...west!.rows, ...east!.rows].every(({ clinched }) => clinched === null)).toBe(true);
    });
  });
});

describe('teams', () => {
  test('are listed by division and rank with record and next game', async () => {
    await withSeason(async ({ json }) => {
      const { teams, season } = await json<Teams>('/api/cfl/teams');
      expect([season, teams.length, teams.filter(({ division }) => division === 'west').length]).toEqual([2026, 9, 5]);
      expect(teams.find(({ code }) => code === 'TOR')).toMatchObject({
        rank: 1,
        record: { wins: 2, losses: 0, ties: 0 },
        venue: 'BMO Field',
        nextGame: { gameId: GAME_ID, opponentCode: 'HAM', isHome: true },
      });
      expect(teams.find(({ code }) => code === 'EDM')).toMatchObject({ rank: null, venue: null, nextGame: null });
    });
  });

  test('a club’s page has splits, form, what comes next, and its games against the close where one is stored', async () => {
    await withSeason(async ({ ctx, cfl, json }) => {
      cfl.quotes.push(...quotesOf('SUM', new Date('2026-06-13T16:00:00Z'), '20260613_TOR@HAM'));
      await syncSlateOdds(ctx, '2026-06-13', 'cfl');
      await ctx.publish({ topic: 'slate', slateOn: '2026-06-13', sport: 'cfl' });
      const page = await json<TeamPage>('/api/cfl/teams/tor');
      expect(page).toMatchObject({
        season: 2026,
        team: { code: 'TOR', name: 'Toronto Argonauts' },
        standing: { rank: 1, points: 4 },
        splits: {
          all: { games: 2, pointsFor: 54, pointsAgainst: 33 },
          home: { games: 1 },
          away: { record: { wins: 1 } },
          division: { games: 1 },
        },
        // Toronto +3.5 won by one; 47 points against 51.5.
        againstSpread: { covered: 1, lost: 0, pushes: 0, games: 1 },
        overUnder: { overs: 0, unders: 1, pushes: 0, games: 1 },
        rating: { games: 2, rank: 1, asOf: '2026-06-20T01:50:00.000Z' },
      });
      expect([ids(page.lastFive), ids(page.nextGames)]).toEqual([['20260613_TOR@HAM', '20260606_SSK@TOR'], [GAME_ID]]);
      expect(page.headToHead).toHaveLength(8);
      expect(page.headToHead.find(({ code }) => code === 'HAM')).toMatchObject({
        record: { wins: 1, losses: 0 },
        pointsFor: 24,
        meetings: [{}],
      });
    });
  });

  test('a game after the regular season is among a club’s results and in none of its splits', async () => {
    await withSeason(async ({ ctx, cfl, json }) => {
      cfl.games.push(finalGame('20260620_TOR@BC', 10, 40, { week: 22, stage: 'grey_cup', isNeutral: true }));
      cfl.quotes.push(
        ...quotesOf('SUM', new Date('2026-06-13T16:00:00Z'), '20260613_TOR@HAM'),
        ...quotesOf('SUM', new Date('2026-06-20T12:00:00Z'), '20260620_TOR@BC'),
      );
      await syncSeason(ctx);
      for (const slateOn of ['2026-06-13', '2026-06-20']) {
        await syncSlateOdds(ctx, slateOn, 'cfl');
        await ctx.publish({ topic: 'slate', slateOn, sport: 'cfl' });
      }
      const { results, standing, splits, againstSpread, overUnder } = await json<TeamPage>('/api/cfl/teams/tor');
      expect(ids(results)).toContain('20260620_TOR@BC');
      expect([standing!.played, splits.all.games, splits.away.games, splits.all.pointsFor]).toEqual([2, 2, 1, 54]);
      expect([againstSpread.games, overUnder.games]).toEqual([1, 1]);
    });
  });
});
