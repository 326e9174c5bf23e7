import { shiftDay } from '@clearedge/quant/calendar';
import { describe, expect, test } from 'vitest';
import type { FeedTournament } from '../../ports/index.ts';
import { createUser, makeServer, withTestCtx } from '../../testing/index.ts';
import { findContestFacts } from '../contests/index.ts';
import { findGolfPlayerCalled, findTournament, golfFeature, listGolfClosings, listGolfOffers } from './index.ts';
import { entry, ID, NAMES, PRICES, START, script, sheet, tournament } from './testing/script.ts';

const feature = golfFeature();
const BEFORE = '2026-07-08T12:00:00.000Z';

describe('taking golf in', () => {
  test('stores calendar, field and prices once, however often it is asked', async () => {
    await withTestCtx({ now: BEFORE }, async (ctx, world) => {
      script(world);
      world.feed.golf.sheets.push(
        sheet('SUM', PRICES, '2026-07-08T10:00:00Z'),
        sheet('MER', [420, ...PRICES.slice(1)], '2026-07-08T11:00:00Z'),
      );
      const system = world.ctxFor('system');
      await feature.catchUp!(system);
      await feature.catchUp!(system);
      const found = (await findTournament(ctx, ID))!;
      expect(found).toMatchObject({ publicId: ID, name: 'Harbor Open', isBeforeStart: true });
      expect(await findGolfPlayerCalled(ctx, found.id, 'bo birch')).toMatchObject({ playerId: 'p1', teedOff: false });
      const offers = await listGolfOffers(ctx, found.id, { market: 'outright', playerId: 'p0' });
      expect(offers.map(({ odds, book }) => [odds, book])).toEqual([
        [420, 'MER'],
        [400, 'SUM'],
      ]);
      expect(await listGolfOffers(ctx, found.id, { market: 'place', playerId: 'p0', places: 7 })).toEqual([]);
    });
  });

  test('a later start reads the calendar from the first tournament that was not over, and on a new database all of it', async () => {
    await withTestCtx({ now: BEFORE }, async (ctx, world) => {
      const system = world.ctxFor('system');
      const week = (back: number, changes: Partial<FeedTournament> = {}): FeedTournament => {
        const [startsOn, endsOn] = [shiftDay('2026-07-09', -7 * back), shiftDay('2026-07-12', -7 * back)];
        const startsAt = new Date(`${startsOn}T11:00:00Z`);
        return tournament({
          tournamentId: `golf-2026-week-${back}`,
          sourceId: `w${back}`,
          name: 'Told first',
          startsOn,
          endsOn,
          startsAt,
          ...changes,
        });
      };
      const weeks = Array.from({ length: 14 }, (_, back) => back);
      const tell = (name: string): unknown =>
        world.feed.golf.tournaments.splice(
          0,
          Number.POSITIVE_INFINITY,
          ...weeks.map((back) => week(back, { name, status: back === 0 && name === 'Told first' ? 'upcoming' : 'completed' })),
        );
      const known = async (): Promise<(string | undefined)[]> =>
        Promise.all(weeks.map(async (back) => (await findTournament(ctx, `golf-2026-week-${back}`))?.name));
      tell('Told first');
      await feature.catchUp!(system);
      expect(await known()).toEqual(weeks.map(() => 'Told first'));
      world.clock.set('2026-07-28T12:00:00Z');
      tell('Told again');
      await feature.catchUp!(system);
      expect(await known()).toEqual(weeks.map((back) => (back === 0 ? 'Told again' : 'Told first')));
    });
  });

  test('the last price before the start is the closing one, and a price in play is none', async () => {
    await withTestCtx({ now: BEFORE }, async (ctx, world) => {
      const system = world.ctxFor('system');
      script(world);
      world.feed.golf.sheets.push(sheet('SUM', PRICES, '2026-07-08T10:00:00Z'));
      await feature.catchUp!(system);
      world.clock.set('2026-07-09T15:00:00Z');
      script(world, undefined, { status: 'in-progress', round: 1 });
      world.feed.golf.sheets.splice(0, 1, sheet('SUM', [250, ...PRICES.slice(1)], '2026-07-09T14:55:00Z'));
      await feature.catchUp!(system);
      const found = (await findTournament(ctx, ID))!;
      const selection = { market: 'outright', playerId: 'p0' } as const;
      expect((await listGolfClosings(ctx, found, selection)).map(({ odds }) => odds)).toEqual([400]);
      expect((await listGolfOffers(ctx, found.id, selection)).map(({ odds }) => odds)).toEqual([250]);
      // No one confirmed it for a quarter of an hour.
      world.clock.set('2026-07-09T15:16:00Z');
      expect(await listGolfOffers(ctx, found.id, selection)).toEqual([]);
    });
  });

  test('facts: a version each time the source says something new, and a job for it; nonsense is held', async () => {
    await withTestCtx({ now: BEFORE }, async (ctx, world) => {
      const reported: string[] = [];
      const heard = golfFeature({ onFacts: (_tx, { gameId, version }) => Promise.resolve(void reported.push(`${gameId} ${version}`)) });
      const system = world.ctxFor('system');
      script(world);
      const player = { teedOff: true, withdrew: false, madeCut: true, position: 1, tied: 1, strokes: 270 };
      const say = (changes: object, at: string): void =>
        void world.feed.golf.facts.set(ID, {
          tournamentId: ID,
          isFinal: true,
          reportedAt: new Date(at),
          facts: { officialResult: true, holesCompleted: 72, players: { p0: { ...player, ...changes } } },
        });
      say({}, '2026-07-08T10:00:00Z');
      await heard.catchUp!(system);
      await heard.catchUp!(system);
      say({ strokes: 271 }, '2026-07-08T11:00:00Z');
      await heard.catchUp!(system);
      say({ tied: 0 }, '2026-07-08T11:30:00Z');
      await heard.catchUp!(system);
      expect(reported).toEqual([`${ID} 1`, `${ID} 2`]);
      const found = (await findTournament(ctx, ID))!;
      expect(await findContestFacts(ctx, found.id)).toMatchObject({
        version: 2,
        isFinal: true,
        facts: { players: { p0: { strokes: 271 } } },
      });
      expect(await findContestFacts(ctx, found.id, 1)).toMatchObject({ facts: { players: { p0: { strokes: 270 } } } });
      expect(world.logged.some(({ message }) => message.includes('in doubt'))).toBe(true);
    });
  });
});

describe('reading golf', () => {
  const inPlay = NAMES.map((_, index) =>
    entry(index, {
      status: index === 6 ? 'cut' : index === 7 ? 'withdrawn' : 'playing',
      teedOff: true,
      position: index > 5 ? null : index === 0 ? 1 : 2,
      tied: index > 5 ? 0 : index === 0 ? 1 : 5,
      toPar: index === 0 ? -6 : -2,
      strokes: index === 0 ? 34 : 68,
      rounds: [{ round: 1, teeAt: START, thru: 9, strokes: 34, toPar: -6, holes: [] }],
    }),
  );

  test('the list, the page and the prices, with what only Pro sees absent', async () => {
    await withTestCtx({ now: '2026-07-09T15:00:00Z', signedOut: true }, async (ctx, world) => {
      script(world, inPlay, { status: 'in-progress', round: 1 });
      world.feed.golf.sheets.push(sheet('SUM', [...PRICES.slice(0, 6), null, null], '2026-07-09T14:50:00Z'));
      await feature.catchUp!(world.ctxFor('system'));
      const server = await makeServer([feature], { world });
      const [listed] = (await server.visitor.get('/api/golf/tournaments')).json();
      expect(listed).toMatchObject({ id: ID, purse: 8_800_000.5, field: 8, status: 'in-progress', featured: true, major: false });
      expect(listed.odds.winner[0]).toMatchObject({
        player: 'Ann Ash',
        odds: 400,
        book: 'SUM',
        position: 1,
        positionText: '1',
        isStale: false,
      });
      const page = (await server.visitor.get(`/api/golf/tournaments/${ID}`)).json();
      expect(page.players.map((one: { positionText: string }) => one.positionText)).toEqual([
        '1',
        'T2',
        'T2',
        'T2',
        'T2',
        'T2',
        'CUT',
        'WD',
      ]);
      expect(page.players[0]).toMatchObject({ toPar: -6, today: -6, thru: 9 });
      const odds = (await server.visitor.get(`/api/golf/odds?tournamentId=${ID}`)).json();
      expect(odds).toMatchObject({ market: 'outright', markets: ['outright'], modelLocked: true });
      expect(odds.players).toHaveLength(6);
      expect(odds.players.reduce((sum: number, one: { fair: { probability: number } }) => sum + one.fair.probability, 0)).toBeCloseTo(1, 6);
      expect(odds.players.some((one: object) => 'model' in one)).toBe(false);
      const pro = await server.as(await createUser(ctx, { tier: 'pro' }));
      const paid = (await pro.get(`/api/golf/odds?tournamentId=${ID}`)).json();
      expect(paid.modelLocked).toBe(false);
      expect(paid.players.every((one: object) => 'model' in one)).toBe(true);
      await server.close();
    });
  });

  test.each([
    ['/api/golf/tournaments/golf-2026-nowhere', 404],
    ['/api/golf/tournaments/nonsense', 400],
    [`/api/golf/odds?tournamentId=${ID}&market=moneyline`, 400],
    ['/api/golf/odds', 400],
    ['/api/golf/odds?tournamentId=golf-2026-nowhere', 404],
    ['/api/golf/players/nobody', 404],
    ['/api/golf/head-to-head?player=p0&opponent=p0', 400],
    ['/api/golf/head-to-head?player=p0&opponent=nobody', 404],
    [`/api/golf/tournaments/${ID}/forecast`, 401],
    ['/api/golf/players/p0', 200],
    ['/api/golf/head-to-head?player=p0&opponent=p1', 200],
  ])('%s answers %i', async (url, status) => {
    await withTestCtx({ now: BEFORE, signedOut: true }, async (_ctx, world) => {
      script(world);
      await feature.catchUp!(world.ctxFor('system'));
      const server = await makeServer([feature], { world });
      expect((await server.visitor.get(url)).statusCode).toBe(status);
      await server.close();
    });
  });

  test('form, meetings and the model from finished tournaments; the forecast is Pro’s', async () => {
    await withTestCtx({ now: BEFORE }, async (ctx, world) => {
      const round = (number: number, toPar: number) => ({ round: number, teeAt: START, thru: 18, strokes: 70 + toPar, toPar, holes: [] });
      const past = 'golf-2026-past-open';
      const done = NAMES.map((_, index) =>
        entry(index, {
          status: 'finished',
          teedOff: true,
          position: index + 1,
          tied: 1,
          toPar: 4 * index - 12,
          strokes: 268 + 4 * index,
          rounds: [1, 2, 3, 4].map((number) => round(number, index - 3)),
        }),
      );
      script(world);
      world.feed.golf.tournaments.push(
        tournament({
          tournamentId: past,
          name: 'Past Open',
          startsOn: '2026-06-25',
          endsOn: '2026-06-28',
          startsAt: new Date('2026-06-25T11:00:00Z'),
          status: 'completed',
          round: 4,
        }),
      );
      world.feed.golf.leaderboards.set(past, {
        tournamentId: past,
        asOf: START,
        cutLine: { toPar: 9, count: 8, isProjected: false },
        playOff: null,
        entries: done,
      });
      world.feed.golf.sheets.push(sheet('SUM', PRICES, '2026-07-08T10:00:00Z'));
      await feature.catchUp!(world.ctxFor('system'));
      await world.runDue([feature]);
      const server = await makeServer([feature], { world });
      const form = (await server.visitor.get('/api/golf/players/p0')).json();
      expect(form).toMatchObject({
        name: 'Ann Ash',
        events: 1,
        wins: 1,
        top10s: 1,
        cutsMade: 1,
        cutsPlayed: 1,
        rounds: 4,
        averageToPar: -3,
      });
      const url = `/api/golf/head-to-head?player=p0&opponent=p7&tournamentId=${ID}`;
      const free = (await server.visitor.get(url)).json();
      expect(free).toMatchObject({ record: { wins: 1, losses: 0, ties: 0 }, meetings: [{ winner: 'player' }] });
      expect('model' in free).toBe(false);
      const pro = await server.as(await createUser(ctx, { tier: 'pro' }));
      const paid = (await pro.get(url)).json();
      expect(paid.model.player).toBeGreaterThan(paid.model.opponent);
      expect(paid.model.player + paid.model.opponent + paid.model.tie).toBeCloseTo(1, 9);
      const forecast = (await pro.get(`/api/golf/tournaments/${ID}/forecast`)).json();
      expect(forecast.players[0].name).toBe('Ann Ash');
      expect(forecast.players.reduce((sum: number, one: { win: number }) => sum + one.win, 0)).toBeCloseTo(1, 6);
      const user = await server.as(world.user!);
      expect((await user.get(`/api/golf/tournaments/${ID}/forecast`)).statusCode).toBe(402);
      await server.close();
    });
  });

  test('a source without golf answers with an empty list', async () => {
    await withTestCtx({ signedOut: true, ports: { golf: null } }, async (_ctx, world) => {
      await feature.catchUp!(world.ctxFor('system'));
      const server = await makeServer([feature], { world });
      expect((await server.visitor.get('/api/golf/tournaments')).json()).toEqual([]);
      await server.close();
    });
  });
});
