import { describe, expect, test } from 'vitest';
import { contestFacts } from '../../../db/schema/index.ts';
import { createContest } from '../../../testing/index.ts';
import { live, starter } from '../../contests/testing/live-game.ts';
import { close, facts, price, visit, weather } from '../testing/board.ts';
import { GAME_ID } from '../testing/samples.ts';
import { listGames } from './list-games.ts';

describe('the slate', () => {
  test('shows a game with its records, starters, weather and best prices', async () => {
    await visit(async ({ ctx, games }) => {
      const contest = await createContest(ctx, { awayPitcher: starter, weather });
      await createContest(ctx, { gameId: '20260710_NYY@BOS', status: 'final', awayScore: 3, homeScore: 1 });
      await price(ctx, contest.id);
      const [game] = await games();
      expect(game).toMatchObject({
        gameId: GAME_ID,
        awayTeam: 'New York Yankees',
        homeTeamCode: 'BOS',
        gameTime: '2026-07-11T23:05:00.000Z',
        status: 'scheduled',
        isCompleted: false,
        awayRecord: { wins: 1, losses: 0 },
        homeRecord: { wins: 0, losses: 1 },
        awayPitcher: 'Ace Hill',
        homePitcher: null,
        homePitcherStats: null,
        weather: { temperatureF: 78, asOf: '2026-07-11T16:00:00.000Z' },
        live: null,
        aiSummary: null,
      });
      expect(game!.awayPitcherStats).not.toHaveProperty('name');
      expect(game!.odds.map(({ market }) => market)).toEqual(['moneyline', 'spreads', 'totals']);
      expect(game!.odds[0]).toMatchObject({
        awayOdds: -115,
        homeOdds: 105,
        away: { book: 'BBB', bookName: 'Book BBB', state: 'open' },
        bookCount: 2,
      });
      expect(game!.odds[1]).toMatchObject({ awaySpread: 1.5, homeSpread: -1.5, awaySpreadOdds: -180, homeSpreadOdds: 155 });
      expect(game!.odds[2]).toMatchObject({ total: 8.5, overOdds: -110, underOdds: -110 });
    });
  });

  test('a game in play shows its state and the close; a final its grades', async () => {
    await visit(async ({ ctx, games }) => {
      const on = await createContest(ctx, { status: 'live', liveState: live, awayScore: 1, homeScore: 2 });
      const over = await createContest(ctx, { gameId: '20260711_CHC@STL', status: 'final', awayScore: 4, homeScore: 5 });
      const unknown = await createContest(ctx, { gameId: '20260711_LAD@SF', status: 'final', awayScore: 4, homeScore: 5 });
      for (const { id } of [on, over, unknown]) await price(ctx, id);
      for (const { id } of [on, over, unknown]) await close(ctx, id);
      await ctx.db
        .insert(contestFacts)
        .values({
          id: ctx.newId(),
          contestId: over.id,
          version: 1,
          isFinal: true,
          facts,
          factsHash: 'h',
          reportedAt: ctx.now(),
          recordedAt: ctx.now(),
        });
      const byId = new Map((await games()).map((game) => [game.gameId, game]));
      expect(byId.get(GAME_ID)).toMatchObject({ status: 'live', live: { inning: 2, inningHalf: 'top', runnersOn: { first: true } } });
      expect(byId.get(GAME_ID)!.odds[0]).toMatchObject({ awayOdds: -115, away: { state: 'closed', grade: null, openOdds: -105 } });
      const final = byId.get('20260711_CHC@STL')!;
      expect(final).toMatchObject({ status: 'completed', isCompleted: true, live: null });
      expect(final.odds).toMatchObject([
        { away: { grade: 'loss' }, home: { grade: 'win' } },
        { away: { line: 1.5, grade: 'win' }, home: { line: -1.5, grade: 'loss' } },
        { over: { grade: 'win' }, under: { grade: 'loss' } },
      ]);
      expect(byId.get('20260711_LAD@SF')!.odds[0]).toMatchObject({ away: { state: 'closed', grade: null } });
    });
  });

  test('a game without prices has no odds, and a postponed one keeps none open', async () => {
    await visit(async ({ ctx, games }) => {
      await createContest(ctx);
      const off = await createContest(ctx, { gameId: '20260711_CHC@STL', status: 'postponed', statusNote: 'Rain' });
      await price(ctx, off.id);
      const byId = new Map((await games()).map((game) => [game.gameId, game]));
      expect(byId.get(GAME_ID)!.odds).toEqual([]);
      expect(byId.get('20260711_CHC@STL')).toMatchObject({
        status: 'postponed',
        statusNote: 'Rain',
        odds: [{ away: { state: 'closed' } }, {}, {}],
      });
    });
  });

  test('both games of a doubleheader are listed by their start', async () => {
    await visit(async ({ ctx, games }) => {
      await createContest(ctx, { gameId: `${GAME_ID}_2`, gameNumber: 2, isDoubleheader: true });
      await createContest(ctx, { isDoubleheader: true, startsAt: new Date('2026-07-11T17:05:00Z') });
      expect((await games()).map(({ gameId, gameNumber }) => [gameId, gameNumber])).toEqual([
        [GAME_ID, 1],
        [`${GAME_ID}_2`, 2],
      ]);
    });
  });

  test('any day can be asked for, by either address; a day without games is an empty list', async () => {
    await visit(async ({ ctx, games }) => {
      await createContest(ctx, { gameId: '20260401_NYY@BOS' });
      for (const path of ['/api/games?date=2026-04-01', '/api/mlb/games/2026-04-01'])
        expect((await games(path)).map(({ gameId }) => gameId)).toEqual(['20260401_NYY@BOS']);
      for (const path of ['/api/games', '/api/mlb/games/2026-12-25', '/api/games?date=1900-01-01', '/api/games?date=9999-12-31'])
        expect(await games(path)).toEqual([]);
    });
  });

  test.each([
    ['2026-07-12T03:59:00Z', '2026-07-12T04:00:00Z', '20260711_NYY@BOS', '20260712_NYY@BOS'],
    ['2026-03-08T04:59:00Z', '2026-03-08T05:00:00Z', '20260307_NYY@BOS', '20260308_NYY@BOS'],
    ['2026-11-02T04:59:00Z', '2026-11-02T05:00:00Z', '20261101_NYY@BOS', '20261102_NYY@BOS'],
  ])('today turns at Eastern midnight: %s', async (before, midnight, first, second) => {
    await visit(async ({ ctx, world, games }) => {
      await createContest(ctx, { gameId: first });
      await createContest(ctx, { gameId: second });
      expect((await games()).map(({ gameId }) => gameId)).toEqual([first]);
      world.clock.set(midnight);
      await ctx.publish({ topic: 'slate', slateOn: '2026-01-01', sport: 'mlb' });
      await expect.poll(async () => (await games()).map(({ gameId }) => gameId)).toEqual([second]);
    }, before);
  });

  test('a change of the slate is seen at once', async () => {
    await visit(async ({ ctx, games }) => {
      const contest = await createContest(ctx);
      expect((await games())[0]!.odds).toEqual([]);
      await price(ctx, contest.id);
      await ctx.publish({ topic: 'slate', slateOn: '2026-07-11', sport: 'mlb' });
      await expect.poll(async () => (await games())[0]!.odds.length).toBe(3);
    });
  });

  test.each([
    'date=2026-02-30',
    'date=tomorrow',
    'date=',
    `date=${'9'.repeat(10_000)}`,
    'date=2026-07-11&date=2026-07-12',
    'date[]=2026-07-11&date=1',
    "date=2026-07-11'--",
    'date=2026-07-11T00:00:00Z',
    'date=%00',
  ])('a bad day (%.24s) is refused with the field’s name', async (query) => {
    await visit(async ({ get }) => {
      const answer = await get(`/api/games?${query}`);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { code: 'INVALID_INPUT', issues: [{ path: 'date', message: 'Use a date like 2026-07-11.' }] },
      ]);
    });
  });

  test('a bad day in the path is refused too', async () => {
    await visit(async ({ get }) =>
      expect((await get('/api/mlb/games/2026-02-30')).json()).toMatchObject({ code: 'INVALID_INPUT', issues: [{ path: 'date' }] }),
    );
  });
});

test('a suspended game is on the board of the day it began and of the day it goes on, and nowhere else', async () => {
  await visit(async ({ ctx }) => {
    await createContest(ctx, { status: 'suspended', resumesOn: '2026-07-13' });
    await createContest(ctx, { gameId: '20260713_CHC@STL' });
    const idsOf = async (date: string): Promise<string[]> => (await listGames(ctx, date, ['mlb'])).map(({ gameId }) => gameId);
    expect(await idsOf('2026-07-11')).toEqual(['20260711_NYY@BOS']);
    expect(await idsOf('2026-07-12')).toEqual([]);
    expect(await idsOf('2026-07-13')).toEqual(['20260711_NYY@BOS', '20260713_CHC@STL']);
    expect(await listGames(ctx, '2026-07-13', ['mlb'])).toMatchObject([{ status: 'suspended', resumesOn: '2026-07-13' }, {}]);
  });
});
