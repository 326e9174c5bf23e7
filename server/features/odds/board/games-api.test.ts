import type { BaseballFacts } from '@clearedge/quant/grading';
import { describe, expect, test } from 'vitest';
import { boardPrices, books, closingPrices, eventFacts } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { FeedPitcher, GameWeather, LiveState } from '../../../ports/index.ts';
import { createEvent, makeServer, type TestClient, type TestWorld, withTestCtx } from '../../../testing/index.ts';
import { oddsFeature } from '../odds-feature.ts';
import type { OfferedPrice } from '../price.ts';
import { after, GAME_ID, offers } from '../testing/samples.ts';
import type { GameDetail } from './get-game.ts';
import type { Game } from './present-game.ts';

const starter: FeedPitcher = {
  playerId: 'p1',
  name: 'Ace Hill',
  throws: 'L',
  wins: 5,
  losses: 2,
  era: 3.1,
  inningsPitched: 80,
  strikeouts: 90,
  walks: 20,
  strikeoutRate: 0.27,
  starts: 14,
};
const weather: GameWeather = {
  gameId: GAME_ID,
  temperatureF: 78,
  windMph: 9,
  windDirection: 'out to center',
  precipitationChance: 0.1,
  humidity: 0.5,
  sky: 'Clear',
  isIndoors: false,
  asOf: after(0),
};
const lineScore = { away: [0, 1], home: [2], totals: { away: { runs: 1, hits: 1, errors: 0 }, home: { runs: 2, hits: 3, errors: 0 } } };
const live: LiveState = {
  gameId: GAME_ID,
  asOf: after(0),
  inning: 2,
  half: 'top',
  isBetweenInnings: false,
  balls: 3,
  strikes: 1,
  outs: 0,
  runners: { first: true, second: false, third: true },
  batter: 'B',
  pitcher: 'P',
  lastPlay: 'Walk.',
  score: { away: 1, home: 2 },
  lineScore,
  plays: [],
};
const facts: BaseballFacts = {
  state: 'final',
  scheduledInnings: 9,
  completedInnings: 9,
  score: { away: 4, home: 5 },
  lineScore: { away: [4, 0, 0, 0, 0, 0, 0, 0, 0], home: [5, 0, 0, 0, 0, 0, 0, 0, 0] },
  starters: { away: null, home: null },
  players: {},
};
const board = [
  ...offers('AAA', 'moneyline', null, -120, 105),
  ...offers('BBB', 'moneyline', null, -115, 100),
  ...offers('AAA', 'spread', 1.5, -180, 155),
  ...offers('AAA', 'total', 8.5, -110, -110),
  ...offers('AAA', 'first5_moneyline', null, -105, -115),
];

async function price(ctx: Ctx, eventId: string, rows: readonly OfferedPrice[] = board): Promise<void> {
  await ctx.db
    .insert(books)
    .values(['AAA', 'BBB'].map((code) => ({ code, name: `Book ${code}` })))
    .onConflictDoNothing();
  await ctx.db.insert(boardPrices).values(rows.map(({ bookName: _name, ...row }) => ({ ...row, eventId })));
}
const close = (ctx: Ctx, eventId: string, rows: readonly OfferedPrice[] = board) =>
  ctx.db.insert(closingPrices).values(
    rows.map(({ bookCode, market, side, line, price: odds, quotedAt }) => ({
      eventId,
      bookCode,
      market,
      side,
      line,
      price: odds!,
      quotedAt,
    })),
  );

interface Visit extends Pick<TestClient, 'get'> {
  ctx: Ctx;
  world: TestWorld;
  games: (path?: string) => Promise<Game[]>;
}
async function visit(test: (visit: Visit) => Promise<void>, now = '2026-07-11T16:00:00Z'): Promise<void> {
  await withTestCtx({ signedOut: true, now }, async (ctx, world) => {
    const server = await makeServer([oddsFeature()], { world });
    const { get } = server.visitor;
    await test({ ctx, world, get, games: async (path = '/api/games') => (await get(path)).json() as Game[] });
    await server.close();
  });
}

describe('the slate', () => {
  test('shows a game with its records, starters, weather and best prices', async () => {
    await visit(async ({ ctx, games }) => {
      const event = await createEvent(ctx, { awayPitcher: starter, weather });
      await createEvent(ctx, { gameId: '20260710_NYY@BOS', status: 'final', awayScore: 3, homeScore: 1 });
      await price(ctx, event.id);
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
      const on = await createEvent(ctx, { status: 'live', liveState: live, awayScore: 1, homeScore: 2 });
      const over = await createEvent(ctx, { gameId: '20260711_CHC@STL', status: 'final', awayScore: 4, homeScore: 5 });
      const unknown = await createEvent(ctx, { gameId: '20260711_LAD@SF', status: 'final', awayScore: 4, homeScore: 5 });
      for (const { id } of [on, over, unknown]) await price(ctx, id);
      for (const { id } of [on, over, unknown]) await close(ctx, id);
      await ctx.db.insert(eventFacts).values({
        id: ctx.newId(),
        eventId: over.id,
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
      await createEvent(ctx);
      const off = await createEvent(ctx, { gameId: '20260711_CHC@STL', status: 'postponed', statusNote: 'Rain' });
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
      await createEvent(ctx, { gameId: `${GAME_ID}_2`, gameNumber: 2, isDoubleheader: true });
      await createEvent(ctx, { isDoubleheader: true, startsAt: new Date('2026-07-11T17:05:00Z') });
      expect((await games()).map(({ gameId, gameNumber }) => [gameId, gameNumber])).toEqual([
        [GAME_ID, 1],
        [`${GAME_ID}_2`, 2],
      ]);
    });
  });

  test('any day can be asked for, by either address; a day without games is an empty list', async () => {
    await visit(async ({ ctx, games }) => {
      await createEvent(ctx, { gameId: '20260401_NYY@BOS' });
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
      await createEvent(ctx, { gameId: first });
      await createEvent(ctx, { gameId: second });
      expect((await games()).map(({ gameId }) => gameId)).toEqual([first]);
      world.clock.set(midnight);
      await ctx.publish({ topic: 'slate', slateOn: '2026-01-01' });
      await expect.poll(async () => (await games()).map(({ gameId }) => gameId)).toEqual([second]);
    }, before);
  });

  test('a change of the slate is seen at once', async () => {
    await visit(async ({ ctx, games }) => {
      const event = await createEvent(ctx);
      expect((await games())[0]!.odds).toEqual([]);
      await price(ctx, event.id);
      await ctx.publish({ topic: 'slate', slateOn: '2026-07-11' });
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

describe('one game', () => {
  const detail = async ({ get }: Visit, gameId = GAME_ID): Promise<GameDetail> => (await get(`/api/games/${gameId}`)).json() as GameDetail;

  test('tells every book, the market without margin, form against the close, head to head and matchup', async () => {
    await visit(async (visitor) => {
      const { ctx, world } = visitor;
      const event = await createEvent(ctx, { awayPitcher: starter });
      await price(ctx, event.id);
      const before = await createEvent(ctx, { gameId: '20260710_NYY@BOS', status: 'final', awayScore: 3, homeScore: 1 });
      await price(ctx, before.id);
      await close(ctx, before.id);
      world.feed.injuries.push(
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
      expect(game.firstFive).toMatchObject({ away: { odds: -105 }, over: { state: 'off', odds: null } });
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
      expect(game.injuries).toEqual([expect.objectContaining({ teamCode: 'BOS' })]);
      expect(game.lineUps).toMatchObject({ away: { confirmed: true } });
    });
  });

  test('with nothing known and the sources down it says so and invents nothing', async () => {
    await visit(async (visitor) => {
      await createEvent(visitor.ctx);
      visitor.world.feed.outage = new Error('down');
      expect(await detail(visitor)).toMatchObject({
        odds: [],
        books: [],
        firstFive: null,
        market: null,
        lineScore: null,
        lineUps: null,
        injuries: [],
        weather: null,
        form: { away: { streak: '–', runsPerGame: null, games: 0, recent: [] } },
        headToHead: { averageTotal: null, meetings: [] },
      });
    });
  });

  test('of a season’s history shows its line score from the source', async () => {
    await visit(async (visitor) => {
      await createEvent(visitor.ctx, { status: 'final', awayScore: 1, homeScore: 2 });
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
