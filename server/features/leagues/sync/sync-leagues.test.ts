import { asc, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { closingPrices, contestFacts, contests } from '../../../db/schema/index.ts';
import { listContestStarts } from '../../contests/index.ts';
import { fillPeriods, syncLive } from '../leagues-feature.ts';
import { type Field, withField } from '../testing/field.ts';
import { factsOf, finalGame, footballGame, GAME_ID, liveState, quotesOf } from '../testing/games.ts';
import { syncNearGames, syncSeason } from './sync-games.ts';

const stored = ({ ctx }: Field) =>
  ctx.db
    .select({
      id: contests.id,
      gameId: contests.gameId,
      status: contests.status,
      week: contests.week,
      periods: sql`${contests.detail} -> 'periods'`,
    })
    .from(contests)
    .orderBy(asc(contests.startsAt));
const versions = ({ ctx }: Field) =>
  ctx.db.select({ version: contestFacts.version, facts: contestFacts.facts }).from(contestFacts).orderBy(asc(contestFacts.version));

describe('games', () => {
  test('a season is stored whole, once; asking again writes and says nothing', async () => {
    await withField({}, async (field) => {
      const { ctx, cfl, world } = field;
      cfl.games.push(
        finalGame('20260605_BC@HAM', 20, 24, { week: 1 }),
        footballGame(),
        footballGame({ gameId: '20261025_MTL@TOR', week: 21 }),
      );
      await syncNearGames(ctx);
      await syncSeason(ctx);
      const first = await stored(field);
      expect(first.map(({ gameId, week }) => [gameId, week])).toEqual([
        ['20260605_BC@HAM', 1],
        [GAME_ID, 6],
        ['20261025_MTL@TOR', 21],
      ]);
      expect(world.published.every((message) => message.topic === 'slate' && message.sport === 'cfl')).toBe(true);
      world.published.length = 0;
      await syncNearGames(ctx);
      await syncSeason(ctx);
      expect([await stored(field), world.published]).toEqual([first, []]);
      expect(await listContestStarts(ctx, '2026-01-01', '2026-12-31', 'mlb')).toEqual([]);
    });
  });

  test('between two seasons the one that has ended is read as well, until it is stored', async () => {
    await withField({ now: '2027-02-10T16:00:00Z' }, async (field) => {
      const { ctx, cfl } = field;
      cfl.endedSpan = { ...cfl.seasonSpan };
      cfl.seasonSpan = { from: '2027-05-20', to: '2027-11-14', year: 2027 };
      const days = Array.from({ length: 20 }, (_, at) => String(at + 1).padStart(2, '0'));
      const played = days.map((day) => finalGame(`202609${day}_BC@HAM`, 20, 24));
      cfl.games.push(...played, footballGame({ gameId: '20270605_MTL@TOR', seasonYear: 2027, week: 1 }));
      await syncSeason(ctx);
      expect(await stored(field)).toHaveLength(played.length + 1);
      cfl.games.push(finalGame('20261025_MTL@TOR', 10, 14));
      await syncSeason(ctx);
      expect(await stored(field)).toHaveLength(played.length + 1);
    });
  });

  test('a playoff place that is won changes the game’s id, not the game; an id that another gives up can be taken', async () => {
    await withField({ now: '2026-10-30T16:00:00Z' }, async (field) => {
      const { ctx, cfl } = field;
      const open = (gameId: string, sourceId: string) =>
        footballGame({
          gameId,
          sourceId,
          stage: 'semifinal',
          week: 22,
          startsAt: new Date(`2026-11-01T${sourceId === 'e' ? '18' : '22'}:00:00Z`),
        });
      cfl.games.push(open('20261101_TBD@TBD', 'e'), open('20261101_TBD@TBD_2', 'w'));
      await syncNearGames(ctx);
      const before = await stored(field);
      cfl.games.splice(0, 2, open('20261101_MTL@HAM', 'e'), open('20261101_TBD@TBD', 'w'));
      await syncNearGames(ctx);
      const after = await stored(field);
      expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
      expect(after.map(({ gameId }) => gameId)).toEqual(['20261101_MTL@HAM', '20261101_TBD@TBD']);
    });
  });

  test('a game that its source no longer lists stands as it was, while the others go on', async () => {
    await withField({ now: '2026-07-11T23:40:00Z' }, async (field) => {
      const { ctx, cfl } = field;
      const other = '20260711_MTL@TOR';
      cfl.games.push(footballGame({ status: 'live', score: { away: 7, home: 3 } }), footballGame({ gameId: other }));
      await syncNearGames(ctx);
      const [before] = await stored(field);
      cfl.games.splice(0, 2, footballGame({ gameId: other, status: 'live', score: { away: 0, home: 0 } }));
      await syncNearGames(ctx);
      await syncSeason(ctx);
      const after = await stored(field);
      expect(after.find(({ id }) => id === before!.id)).toEqual(before);
      expect(after.find(({ gameId }) => gameId === other)).toMatchObject({ status: 'live' });
    });
  });

  test('a source without a CFL, or one that does not answer, leaves what is stored', async () => {
    await withField({}, async (field) => {
      field.cfl.games.push(footballGame());
      await syncNearGames(field.ctx);
      field.world.feed.outage = new Error('down');
      await syncNearGames(field.ctx);
      await syncSeason(field.ctx);
      field.world.feed.outage = null;
      field.world.feed.leagues = {};
      for (const sync of [syncNearGames, syncSeason, syncLive, fillPeriods]) await sync(field.ctx);
      expect(await stored(field)).toHaveLength(1);
    });
  });
});

describe('live', () => {
  test('a game is followed while it is in play; an older state is dropped, and no one is asked when none is', async () => {
    await withField({ now: '2026-07-11T23:40:00Z' }, async (field) => {
      const { ctx, cfl, world, json } = field;
      cfl.games.push(footballGame({ status: 'live', score: { away: 7, home: 3 } }));
      cfl.live.set(GAME_ID, liveState());
      await syncNearGames(ctx);
      await syncLive(ctx);
      expect(world.published.at(-1)).toEqual({ topic: 'live', gameId: GAME_ID, sport: 'cfl' });
      const path = `/api/cfl/games/${GAME_ID}`;
      const live = { period: 2, clock: '11:20', possession: 'home', down: 2, distance: 7, ballOn: 'TOR 42', isOvertime: false };
      expect(await json(path)).toMatchObject({ status: 'live', awayScore: 7, homeScore: 3, live, periods: { away: [7, 0] }, plays: [{}] });
      const stated = world.published.length;
      cfl.live.set(GAME_ID, liveState({ asOf: new Date('2026-07-11T23:30:00Z'), clock: '14:00' }));
      await syncLive(ctx);
      expect(world.published).toHaveLength(stated);
      cfl.live.set(GAME_ID, liveState({ asOf: new Date('2026-07-12T01:50:00Z'), period: 5, clock: null, plays: [] }));
      cfl.games[0] = finalGame(GAME_ID, 30, 27);
      await syncLive(ctx);
      expect(await json(path)).toMatchObject({ status: 'completed', isCompleted: true, live: null, awayScore: 30 });
      world.feed.outage = new Error('must not be asked');
      const logged = world.logged.length;
      await syncLive(ctx);
      expect(world.logged).toHaveLength(logged);
    });
  });

  test('periods that no one saw, or that no longer add up, are asked for', async () => {
    await withField({}, async (field) => {
      field.cfl.games.push(finalGame('20260710_HAM@TOR', 20, 24));
      field.cfl.facts.set('20260710_HAM@TOR', factsOf('20260710_HAM@TOR', 20, 24));
      await syncNearGames(field.ctx);
      await fillPeriods(field.ctx);
      expect((await stored(field))[0]!.periods).toEqual({ away: [20, 0, 0, 0], home: [24, 0, 0, 0] });
      field.cfl.games[0] = finalGame('20260710_HAM@TOR', 20, 25);
      field.cfl.facts.set('20260710_HAM@TOR', factsOf('20260710_HAM@TOR', 20, 25));
      field.world.clock.set('2026-07-11T16:01:00Z');
      await syncNearGames(field.ctx);
      await fillPeriods(field.ctx);
      expect((await stored(field))[0]!.periods).toEqual({ away: [20, 0, 0, 0], home: [25, 0, 0, 0] });
    });
  });
});

describe('facts and prices, by the schedules', () => {
  test('a game is priced days ahead, closes at the kickoff, ends, and settlement hears of each version of its facts once', async () => {
    await withField({ now: '2026-07-08T16:00:00Z' }, async (field) => {
      const { ctx, cfl, reported, runTo } = field;
      cfl.games.push(footballGame());
      cfl.quotes.push(...quotesOf('SUM', new Date('2026-07-07T16:00:00Z')));
      await runTo('2026-07-08T16:10:00Z');
      const [game] = await field.json<{ markets: unknown[]; odds: unknown[] }[]>('/api/cfl/games?date=2026-07-11');
      expect([game!.markets.length, game!.odds.length]).toEqual([3, 3]);
      field.world.clock.set('2026-07-11T22:50:00Z');
      cfl.games[0] = footballGame({ status: 'live', score: { away: 0, home: 0 } });
      await runTo('2026-07-11T23:05:00Z');
      expect(await ctx.db.select({ price: closingPrices.price }).from(closingPrices)).toHaveLength(6);
      cfl.games[0] = finalGame(GAME_ID, 27, 24);
      cfl.facts.set(GAME_ID, factsOf(GAME_ID, 27, 24));
      await runTo('2026-07-12T02:00:00Z');
      expect(reported).toEqual([{ gameId: GAME_ID, version: 1 }]);
      cfl.games[0] = finalGame(GAME_ID, 27, 25);
      cfl.facts.set(GAME_ID, factsOf(GAME_ID, 27, 25));
      await runTo('2026-07-12T03:00:00Z');
      expect(reported.map(({ version }) => version)).toEqual([1, 2]);
      const [shown] = await field.json<{ homeScore: number }[]>('/api/cfl/games?date=2026-07-11');
      expect(shown?.homeScore).toBe(25);
      expect((await versions(field)).map(({ facts }) => facts)).toMatchObject([
        { score: { away: 27, home: 24 } },
        { score: { away: 27, home: 25 } },
      ]);
      const [after] = await field.json<{ markets: { away?: { grade: string; state: string } }[] }[]>('/api/cfl/games?date=2026-07-11');
      expect(after!.markets.map((market) => market.away && [market.away.grade, market.away.state])).toEqual([
        ['win', 'closed'],
        ['win', 'closed'],
        undefined,
      ]);
    });
  });

  test('a postponed game is told to settlement and counts nowhere; facts that cannot be graded are not stored', async () => {
    await withField({ now: '2026-07-11T22:50:00Z' }, async (field) => {
      const { cfl, reported, runTo } = field;
      cfl.games.push(footballGame());
      await runTo('2026-07-11T22:56:00Z');
      cfl.games[0] = footballGame({ status: 'postponed', statusNote: 'Lightning' });
      const never = factsOf(GAME_ID, 0, 0);
      cfl.facts.set(GAME_ID, { ...never, facts: { state: 'postponed', minutesPlayed: Number.NaN, score: { away: 0, home: 0 } } });
      await runTo('2026-07-11T23:10:00Z');
      expect([reported, await versions(field)]).toEqual([[], []]);
      cfl.facts.set(GAME_ID, { ...never, facts: { state: 'postponed', minutesPlayed: 0, score: { away: 0, home: 0 } } });
      await runTo('2026-07-12T00:10:00Z');
      expect(reported).toEqual([{ gameId: GAME_ID, version: 1 }]);
      const { played } = await field.json<{ played: number }>('/api/cfl/standings');
      expect(played).toBe(0);
    });
  });
});
