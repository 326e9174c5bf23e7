import { describe, expect, test } from 'vitest';
import { syncSlateOdds } from '../odds/index.ts';
import type { Game, GameDetail, Schedule } from './present-game.ts';
import { withField } from './testing/field.ts';
import { GAME_ID, quotesOf } from './testing/games.ts';
import { ids, SEASON, withSeason } from './testing/season.ts';

describe('games', () => {
  test('one body has the fields of both documented shapes; `odds` is the list, or the object for shape=a', async () => {
    await withSeason(async ({ json }) => {
      const [game] = await json<Game[]>('/api/cfl/games?date=2026-07-11');
      // Of shape A: gameId, week, gameTime, awayTeam, homeTeam, venue. Of shape B: id, awayTeamCode, homeTeamCode.
      expect(game).toMatchObject({
        gameId: GAME_ID,
        week: 6,
        gameTime: '2026-07-11T23:00:00.000Z',
        awayTeam: 'Hamilton Tiger-Cats',
        homeTeam: 'Toronto Argonauts',
        venue: 'BMO Field',
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        awayTeamCode: 'HAM',
        homeTeamCode: 'TOR',
      });
      expect(game!.odds).toEqual([
        { market: 'h2h', awayOdds: 150, homeOdds: -175 },
        { market: 'spreads', awaySpread: 3.5, homeSpread: -3.5, awaySpreadOdds: -108, homeSpreadOdds: -112 },
        { market: 'totals', total: 51.5, overOdds: -105, underOdds: -115 },
      ]);
      const shapeA = {
        moneyline: { away: 150, home: -175 },
        spread: { away: 3.5, home: -3.5, awayOdds: -108, homeOdds: -112 },
        total: { line: 51.5, overOdds: -105, underOdds: -115 },
      };
      for (const path of ['/api/cfl/games?date=2026-07-11&shape=a', '/api/cfl/games?shape=a'])
        expect((await json<Game[]>(path))[0]!.odds).toEqual(shapeA);
      expect((await json<GameDetail>(`/api/cfl/games/${GAME_ID}?shape=a`)).odds).toEqual(shapeA);
      const [unpriced] = await json<Game[]>('/api/cfl/games?date=2026-07-12&shape=a');
      expect(unpriced!.odds).toEqual({ moneyline: null, spread: null, total: null });
    });
  });

  test('by day, by week, by season; of the current week when nothing is asked; the parts of a question all hold', async () => {
    await withSeason(async ({ json }) => {
      const requested = async (query: string) => ids(await json<Game[]>(`/api/cfl/games${query}`));
      expect(await requested('')).toEqual([GAME_ID, '20260712_BC@MTL']);
      expect(await requested('?week=1')).toEqual(['20260605_HAM@MTL', '20260606_SSK@TOR']);
      expect(await requested('?week=-1&season=2026')).toEqual(['20260525_HAM@TOR']);
      expect(await requested('?season=2026')).toHaveLength(SEASON.length);
      expect(await requested('?date=2026-07-12')).toEqual(['20260712_BC@MTL']);
      for (const query of ['?date=2026-07-12&week=7', '?date=2026-07-13', '?season=2025', '?date=2026-07-12&season=2025', '?week=30'])
        expect([query, await requested(query)]).toEqual([query, []]);
    });
  });

  test('records come into the game, preseason left out; best price, book and age stand by each side', async () => {
    await withSeason(async ({ json, cfl, ctx }) => {
      cfl.quotes.push(
        ...quotesOf('NRT', new Date('2026-07-10T17:00:00Z')).map((quote) =>
          quote.side === 'away' && quote.market === 'moneyline' ? { ...quote, price: 158 } : quote,
        ),
      );
      await syncSlateOdds(ctx, '2026-07-11', 'cfl');
      const [game] = await json<Game[]>('/api/cfl/games?date=2026-07-11');
      expect(game).toMatchObject({ awayRecord: { wins: 1, losses: 1, ties: 0 }, homeRecord: { wins: 2, losses: 0, ties: 0 } });
      expect(game!.markets[0]).toMatchObject({ away: { odds: 158, book: 'NRT', bookName: 'Book NRT', state: 'open' }, bookCount: 2 });
    });
  });

  test('a price that its source stopped confirming turns stale after a quarter of an hour', async () => {
    await withSeason(async ({ json, world, ctx }) => {
      const stateAt = async (time: string) => {
        world.clock.set(time);
        await ctx.publish({ topic: 'clock', now: time });
        let state = '';
        await expect
          .poll(async () => {
            const [game] = await json<Game[]>('/api/cfl/games?date=2026-07-11');
            state = game!.markets[0]!.market === 'moneyline' ? game!.markets[0]!.away.state : '';
            return state;
          })
          .not.toBe('');
        return state;
      };
      expect(await stateAt('2026-07-11T16:15:00Z')).toBe('open');
      world.feed.outage = new Error('down');
      await syncSlateOdds(ctx, '2026-07-11', 'cfl');
      expect(await stateAt('2026-07-11T16:15:01Z')).toBe('stale');
    });
  });

  test('a game has every book, the market’s view, form and earlier meetings, none of them from after it', async () => {
    await withSeason(async ({ json, get }) => {
      const game = await json<GameDetail>(`/api/cfl/games/${GAME_ID}`);
      expect(game.books.map(({ market, book }) => [market, book])).toEqual([
        ['moneyline', 'SUM'],
        ['spread', 'SUM'],
        ['total', 'SUM'],
      ]);
      expect(game.market).toMatchObject({ bookCount: 1, method: 'power' });
      expect(game.market!.awayNoVig + game.market!.homeNoVig).toBeCloseTo(1, 9);
      expect(ids(game.meetings)).toEqual(['20260613_TOR@HAM']);
      expect([ids(game.form.away), ids(game.form.home)]).toEqual([
        ['20260613_TOR@HAM', '20260605_HAM@MTL'],
        ['20260613_TOR@HAM', '20260606_SSK@TOR'],
      ]);
      expect((await json<GameDetail>('/api/cfl/games/20260613_TOR@HAM')).meetings).toEqual([]);
      expect((await json<{ series: unknown[] }>(`/api/games/${GAME_ID}/line-history?market=spread&side=home`)).series).toHaveLength(1);
      for (const path of [
        '/api/cfl/games/20260711_NYY@BOS',
        '/api/cfl/games/x',
        `/api/games/${GAME_ID}/box-score`,
        `/api/live-game/${GAME_ID}`,
      ])
        expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
    });
  });
});

describe('schedule', () => {
  test('has the season’s weeks in order, where it stands, and the week asked for', async () => {
    await withSeason(async ({ json }) => {
      const schedule = await json<Schedule>('/api/cfl/schedule');
      expect(schedule).toMatchObject({ season: 2026, seasons: [2026], currentWeek: 6, week: 6 });
      expect(schedule.weeks.map(({ label, games, played }) => [label, games, played])).toEqual([
        ['Preseason', 1, 1],
        ['Week 1', 2, 2],
        ['Week 2', 2, 2],
        ['Week 3', 1, 1],
        ['Week 6', 2, 0],
        ['Week 7', 1, 0],
      ]);
      expect(schedule.overview).toEqual({
        weeks: 5,
        days: 8,
        games: 8,
        played: 5,
        teams: 5,
        from: '2026-05-25',
        to: '2026-07-17',
        finalOn: null,
      });
      expect(ids((await json<Schedule>('/api/cfl/schedule?week=2')).games)).toEqual(['20260612_MTL@BC', '20260613_TOR@HAM']);
      expect(await json<Schedule>('/api/cfl/schedule?date=2026-06-13')).toMatchObject({ week: 2, currentWeek: 6, day: null });
      expect(await json<Schedule>('/api/cfl/schedule?season=2019')).toMatchObject({ season: 2019, weeks: [], games: [], week: null });
    });
  });

  test('the current week is the one in play, else the next, else the last', async () => {
    await withSeason(async ({ json, world, ctx }) => {
      for (const [day, week] of [
        ['2026-06-13', 2],
        ['2026-06-14', 3],
        ['2026-07-13', 7],
        ['2026-12-01', 7],
      ] as const) {
        world.clock.set(`${day}T16:00:00Z`);
        await ctx.publish({ topic: 'clock', now: `${day}T16:00:00Z` });
        await expect.poll(async () => [day, (await json<Schedule>('/api/cfl/schedule')).currentWeek]).toEqual([day, week]);
      }
    }, '2026-05-01T16:00:00Z');
  });
});

test('questions that make no sense are refused by name, those at the bounds answered', async () => {
  const table: [string, number][] = [
    ['/api/cfl/games?date=2026-13-01', 400],
    ['/api/cfl/games?date=yesterday', 400],
    ['/api/cfl/games?week=1.5', 400],
    ['/api/cfl/games?week=-10', 400],
    ['/api/cfl/games?week=31', 400],
    ['/api/cfl/games?week=', 400],
    ['/api/cfl/games?week=1&week=2', 400],
    ['/api/cfl/games?season=1999', 400],
    ['/api/cfl/games?season=2101', 400],
    ['/api/cfl/games?season=1e4', 400],
    ['/api/cfl/games?shape=c', 400],
    ['/api/cfl/schedule?week=abc', 400],
    ['/api/cfl/standings?season=NaN', 400],
    ['/api/cfl/teams/hamilton', 400],
    ['/api/cfl/teams/%27', 400],
    ['/api/cfl/teams/NYY', 404],
    ['/api/cfl/teams/TBD', 404],
    [`/api/cfl/games/${'x'.repeat(41)}`, 400],
    ['/api/cfl/games/%00', 404],
    ['/api/cfl/games?date=1900-01-01', 200],
    ['/api/cfl/games?date=9999-12-31', 200],
    ['/api/cfl/games?week=-9&season=2000', 200],
    ['/api/cfl/games?week=30&season=2100', 200],
  ];
  await withField({}, async ({ get }) => {
    for (const [path, status] of table) expect([path, (await get(path)).statusCode]).toEqual([path, status]);
  });
});

test('without a source, and before anything is stored, every read is empty and says who tells', async () => {
  await withSeason(async ({ world, json, get, ctx }) => {
    world.feed.leagues = {};
    await ctx.publish({ topic: 'clock', now: ctx.now().toISOString() });
    expect(await json('/api/cfl/games')).toEqual([]);
    expect(await json('/api/cfl/schedule')).toMatchObject({
      source: null,
      season: null,
      seasons: [],
      weeks: [],
      games: [],
      overview: { games: 0 },
    });
    expect(await json('/api/cfl/standings')).toMatchObject({ source: null, divisions: [], crossover: null });
    expect(await json('/api/cfl/teams')).toEqual({ source: null, season: null, teams: [] });
    expect(await json('/api/cfl/teams/HAM')).toMatchObject({
      source: null,
      standing: null,
      results: [],
      team: { name: 'Hamilton Tiger-Cats', rank: null },
    });
    expect((await get(`/api/cfl/games/${GAME_ID}`)).statusCode).toBe(404);
  });
  await withField({}, async ({ json }) => {
    expect(await json('/api/cfl/standings')).toMatchObject({ source: { kind: 'demo' }, season: null, divisions: [] });
    expect(await json('/api/cfl/games?week=3')).toEqual([]);
  });
});
