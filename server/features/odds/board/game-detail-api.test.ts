import { describe, expect, test } from 'vitest';
import { createContest } from '../../../testing/index.ts';
import { lineScore, live, starter } from '../../contests/testing/live-game.ts';
import { close, price, type Visit, visit } from '../testing/board.ts';
import { GAME_ID } from '../testing/samples.ts';
import type { GameDetail } from './get-game.ts';

describe('one game', () => {
  const detail = async ({ get }: Visit, gameId = GAME_ID): Promise<GameDetail> => (await get(`/api/games/${gameId}`)).json() as GameDetail;

  test('tells every book, the market without margin, form against the close, head to head and matchup', async () => {
    await visit(async (visitor) => {
      const { ctx, world } = visitor;
      const contest = await createContest(ctx, { awayPitcher: starter });
      await price(ctx, contest.id);
      const before = await createContest(ctx, { gameId: '20260710_NYY@BOS', status: 'final', awayScore: 3, homeScore: 1 });
      await price(ctx, before.id);
      await close(ctx, before.id);
      world.feed.injuries!.push(
        ...['BOS', 'LAD'].map((teamCode) => ({
          playerId: 'x',
          name: 'Hurt Man',
          teamCode,
          position: 'CF',
          description: 'Hamstring',
          since: '2026-07-01',
          expectedReturn: null,
        })),
      );
      world.feed.lineUps.set(GAME_ID, { away: { confirmed: true, batters: [] }, home: { confirmed: false, batters: [] } });
      const game = await detail(visitor);
      expect(game.books.map(({ market, book }) => `${market} ${book}`)).toEqual([
        'moneyline AAA',
        'moneyline BBB',
        'spread AAA',
        'total AAA',
        'first5_moneyline AAA',
      ]);
      expect(game.books[2]).toMatchObject({ first: { line: 1.5, odds: -180 }, second: { line: -1.5, odds: 155 }, isStale: false });
      expect(game.otherOdds).toMatchObject([{ market: 'first5_moneyline', first: { odds: -105 }, bookCount: 1 }]);
      expect(game.market!.awayNoVig + game.market!.homeNoVig).toBeCloseTo(1, 12);
      expect(game.market).toMatchObject({ bookCount: 2, method: 'power' });
      expect(game.form.away).toMatchObject({
        streak: 'W1',
        games: 1,
        overUnder: { overs: 0, unders: 1, pushes: 0 },
        runLine: { covered: 1, lost: 0, pushes: 0 },
      });
      expect(game.form.home).toMatchObject({ streak: 'L1', runLine: { covered: 0, lost: 1, pushes: 0 } });
      expect(game.form.away.recent).toEqual([
        { gameId: '20260710_NYY@BOS', slateOn: '2026-07-10', opponent: 'BOS', isHome: false, runs: 3, runsAllowed: 1 },
      ]);
      expect(game.headToHead).toMatchObject({ awayWins: 1, homeWins: 0, averageTotal: 4 });
      expect(game.matchup).toContainEqual({ label: 'Starter ERA', away: '3.10', home: '—', better: null, note: '14 starts / no data' });
      expect(game.injuries).toEqual({
        away: { players: [], unknownBecause: null, checkedAt: ctx.now().toISOString() },
        home: {
          players: [{ name: 'Hurt Man', position: 'CF', description: 'Hamstring', since: '2026-07-01', expectedReturn: null }],
          unknownBecause: null,
          checkedAt: ctx.now().toISOString(),
        },
      });
      expect(game.lineUps).toMatchObject({ away: { confirmed: true } });
    });
  });

  test('with nothing known and the sources down it says so and invents nothing', async () => {
    await visit(async (visitor) => {
      await createContest(visitor.ctx);
      visitor.world.feed.outage = new Error('down');
      expect(await detail(visitor)).toMatchObject({
        odds: [],
        books: [],
        otherOdds: [],
        market: null,
        lineScore: null,
        lineUps: null,
        injuries: {
          away: { players: null, unknownBecause: 'no_answer', checkedAt: null },
          home: { players: null, unknownBecause: 'no_answer', checkedAt: null },
        },
        weather: null,
        form: { away: { streak: '–', runsPerGame: null, games: 0, recent: [] } },
        headToHead: { averageTotal: null, meetings: [] },
      });
    });
  });

  test('a source without injured lists names no club healthy', async () => {
    await visit(async (visitor) => {
      await createContest(visitor.ctx);
      visitor.world.feed.injuries = null;
      const unknown = { players: null, unknownBecause: 'not_offered', checkedAt: null };
      expect((await detail(visitor)).injuries).toEqual({ away: unknown, home: unknown });
    });
  });

  test('of a season’s history shows its line score from the source', async () => {
    await visit(async (visitor) => {
      await createContest(visitor.ctx, { status: 'final', awayScore: 1, homeScore: 2 });
      visitor.world.feed.live.set(GAME_ID, live);
      expect(await detail(visitor)).toMatchObject({ lineScore });
    });
  });

  test.each(['20260711_XXX@YYY', 'x', '%00', '..%2F..%2Fetc%2Fpasswd'])(
    'that does not exist (%s) is a 404 that says so',
    async (gameId) => {
      await visit(async ({ get }) => {
        for (const path of ['', '/line-history?market=total&side=over']) {
          const answer = await get(`/api/games/${gameId}${path}`);
          expect([answer.statusCode, answer.json().message]).toEqual([404, 'The requested game could not be found.']);
        }
      });
    },
  );
});
