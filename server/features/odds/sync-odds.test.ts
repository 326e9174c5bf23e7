import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { boardPrices, closingPrices, contests, quotes } from '../../db/schema/index.ts';
import type { FeedQuote } from '../../ports/index.ts';
import { createContest, fakePorts, feedGame, type TestWorld, withTestCtx } from '../../testing/index.ts';
import { fillMarkets } from './fill-markets.ts';
import { oddsFeature, syncOdds } from './odds-feature.ts';
import { backfillSlate, freezeClosingLines, syncSlateOdds } from './odds-sync.ts';
import { after, GAME_ID, pair, quote } from './testing/samples.ts';

const slate = '2026-07-11';
const start = '2026-07-11T23:05:00Z';
const game = (world: TestWorld, gameId = GAME_ID): void => void world.feed.contests.push(feedGame({ gameId }));

test('the first sync opens the board and keeps the history; a second one finds nothing new', async () => {
  await withTestCtx({}, async (ctx, world) => {
    await createContest(ctx);
    game(world);
    world.feed.quotes.push(
      ...pair('SUM', 'moneyline', null, -110, -110, after(-7200)),
      ...pair('SUM', 'moneyline', null, -120, 100, after(-3600)),
      ...pair('NRT', 'total', 8.5, -105, -115, after(-60)),
    );
    await syncSlateOdds(ctx, slate, 'mlb');
    await syncSlateOdds(ctx, slate, 'mlb');
    expect(world.published).toEqual([{ topic: 'slate', slateOn: slate, sport: 'mlb' }]);
    expect(await ctx.db.select().from(quotes)).toHaveLength(6);
    expect(await ctx.db.select().from(boardPrices).where(eq(boardPrices.bookCode, 'SUM'))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          side: 'away',
          price: -120,
          previousPrice: -110,
          openPrice: -110,
          movedAt: after(-3600),
          seenAt: ctx.now(),
        }),
      ]),
    );
  });
});

test('a price that stands is confirmed by every answer, without telling anybody; a source that is down confirms nothing', async () => {
  await withTestCtx({}, async (ctx, world) => {
    await createContest(ctx);
    game(world);
    world.feed.quotes.push(...pair('SUM', 'moneyline', null, -110, -110));
    await syncSlateOdds(ctx, slate, 'mlb');
    world.clock.advanceMinutes(10);
    await syncSlateOdds(ctx, slate, 'mlb');
    const [row] = await ctx.db.select().from(boardPrices);
    expect(row).toMatchObject({ quotedAt: after(0), seenAt: ctx.now() });
    world.clock.advanceMinutes(10);
    world.feed.outage = new Error('no route to host');
    await syncSlateOdds(ctx, slate, 'mlb');
    expect((await ctx.db.select().from(boardPrices))[0]!.seenAt).toEqual(row!.seenAt);
    expect(world.published).toHaveLength(1);
  });
});

test('a price dated later than the run is neither stored nor a confirmation of the price before it', async () => {
  const { ports } = fakePorts();
  const answers: FeedQuote[][] = [pair('SUM', 'moneyline', null, -110, -110), pair('SUM', 'moneyline', null, 500, -700, after(3 * 3600))];
  const odds = {
    ...ports.odds,
    listQuotes: () => Promise.resolve(answers.shift()!),
    findStanding: (_slate: string, asOf: Date) => Promise.resolve({ seenAt: asOf, isWhole: true }),
  };
  await withTestCtx({ ports: { odds } }, async (ctx, { clock }) => {
    await createContest(ctx);
    await syncSlateOdds(ctx, slate, 'mlb');
    clock.advanceMinutes(10);
    await syncSlateOdds(ctx, slate, 'mlb');
    expect(await ctx.db.select().from(boardPrices)).toEqual([
      expect.objectContaining({ price: -110, seenAt: after(0) }),
      expect.objectContaining({ price: -110, seenAt: after(0) }),
    ]);
  });
});

test('only what came since the last known price is asked for, and a change is told', async () => {
  const requested: (Date | undefined)[] = [];
  const { ports } = fakePorts();
  const answers: FeedQuote[][] = [pair('SUM', 'moneyline', null, -110, -110), [quote({ price: -118, quotedAt: after(30) })], []];
  const listQuotes = (_slate: string, _asOf: Date, since?: Date): Promise<FeedQuote[]> => {
    requested.push(since);
    return Promise.resolve(answers.shift()!);
  };
  await withTestCtx({ ports: { odds: { ...ports.odds, listQuotes } } }, async (ctx, { clock, published }) => {
    await createContest(ctx);
    for (let round = 0; round < 3; round++) {
      await syncSlateOdds(ctx, slate, 'mlb');
      clock.advanceMinutes(0.5);
    }
    expect(requested).toEqual([undefined, after(0), after(30)]);
    expect(published).toHaveLength(2);
  });
});

test('the close is the last price at or before the start, frozen once when the game has begun', async () => {
  await withTestCtx({ now: '2026-07-11T23:04:00Z' }, async (ctx, world) => {
    const contest = await createContest(ctx);
    game(world);
    const at = (text: string) => new Date(`2026-07-11T23:${text}Z`);
    world.feed.quotes.push(
      ...pair('SUM', 'moneyline', null, -110, -110, at('00:00')),
      ...pair('NRT', 'moneyline', null, -112, -108, at('00:00')),
    );
    await syncOdds(ctx);
    expect(await ctx.db.select().from(closingPrices)).toEqual([]);
    world.feed.quotes.push(
      quote({ price: -125, quotedAt: at('05:00') }),
      quote({ price: -300, quotedAt: at('05:01') }),
      quote({ code: 'NRT', price: null, quotedAt: at('04:59') }),
    );
    world.clock.set(new Date(Date.parse(start) + 20_000));
    await ctx.db.update(contests).set({ status: 'live' });
    await syncOdds(ctx);
    const closes = await ctx.db.select().from(closingPrices).orderBy(closingPrices.bookCode, closingPrices.side);
    expect(closes.map(({ bookCode, side, price }) => [bookCode, side, price])).toEqual([
      ['NRT', 'away', -112],
      ['NRT', 'home', -108],
      ['SUM', 'away', -125],
      ['SUM', 'home', -110],
    ]);
    await ctx.db.update(contests).set({ startsAt: at('06:00') });
    world.clock.advanceMinutes(1);
    await syncSlateOdds(ctx, slate, 'mlb');
    expect(await ctx.db.select().from(closingPrices).orderBy(closingPrices.bookCode, closingPrices.side)).toEqual(closes);
    expect(contest.id).toBe(closes[0]!.contestId);
  });
});

test('a start that is delayed by rain is not a close, until the game begins', async () => {
  await withTestCtx({ now: '2026-07-11T23:10:00Z' }, async (ctx, world) => {
    await createContest(ctx, { status: 'delayed' });
    game(world);
    world.feed.quotes.push(...pair('SUM', 'moneyline', null, -110, -110));
    await syncSlateOdds(ctx, slate, 'mlb');
    expect(await ctx.db.select().from(closingPrices)).toEqual([]);
    await ctx.db.update(contests).set({ status: 'live' });
    await syncOdds(ctx);
    expect(await ctx.db.select().from(closingPrices)).toHaveLength(2);
  });
});

test('a game that no one priced has no close', async () => {
  await withTestCtx({ now: '2026-07-11T23:30:00Z' }, async (ctx, world) => {
    const contest = await createContest(ctx, { status: 'live' });
    game(world);
    await freezeClosingLines(ctx, contest.id);
    expect(await ctx.db.select().from(closingPrices)).toEqual([]);
  });
});

test('settlement can have the close made before the schedule comes to it', async () => {
  await withTestCtx({ now: '2026-07-12T03:00:00Z' }, async (ctx, world) => {
    const contest = await createContest(ctx, { status: 'final' });
    game(world);
    world.feed.quotes.push(...pair('SUM', 'moneyline', null, -110, -110));
    await freezeClosingLines(ctx, contest.id);
    await freezeClosingLines(ctx, contest.id);
    expect(await ctx.db.select().from(closingPrices)).toHaveLength(2);
  });
});

test('the games of a doubleheader have boards of their own', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const second = await createContest(ctx, { gameId: `${GAME_ID}_2`, gameNumber: 2 });
    await createContest(ctx);
    game(world);
    game(world, `${GAME_ID}_2`);
    world.feed.quotes.push(...pair('SUM', 'moneyline', null, -110, -110), quote({ gameId: `${GAME_ID}_2`, price: 140 }));
    await syncSlateOdds(ctx, slate, 'mlb');
    expect(await ctx.db.select({ price: boardPrices.price }).from(boardPrices).where(eq(boardPrices.contestId, second.id))).toEqual([
      { price: 140 },
    ]);
  });
});

async function slatesRequestedFor(now: string, arrange: (ctx: Parameters<typeof createContest>[0]) => Promise<unknown>): Promise<string[]> {
  const requested: string[] = [];
  const { ports } = fakePorts();
  const listQuotes = (slateOn: string): Promise<FeedQuote[]> => {
    requested.push(slateOn);
    return Promise.resolve([]);
  };
  await withTestCtx({ now, ports: { odds: { ...ports.odds, listQuotes } } }, async (ctx) => {
    await arrange(ctx);
    await syncOdds(ctx);
  });
  return requested;
}

test.each<[string, string, Partial<Parameters<typeof createContest>[1]>[], string[]]>([
  [
    'today first, then tomorrow',
    '2026-07-11T16:00:00Z',
    [{}, { gameId: '20260712_NYY@BOS' }, { gameId: '20260713_NYY@BOS' }],
    ['2026-07-11', '2026-07-12'],
  ],
  ['nothing when all have started and closed long ago', '2026-07-12T12:00:00Z', [{ status: 'final' }], []],
  ["yesterday's late game past midnight", '2026-07-12T04:30:00Z', [{ startsAt: new Date('2026-07-12T04:45:00Z') }], ['2026-07-11']],
  ['a game that has begun and has no close yet', '2026-07-12T01:00:00Z', [{ status: 'live' }], ['2026-07-11']],
  ['no postponed game', '2026-07-11T16:00:00Z', [{ status: 'postponed' }], []],
])('the prices of %s are followed', async (_what, now, rows, slates) => {
  const requested = await slatesRequestedFor(now, async (ctx) => {
    for (const row of rows) await createContest(ctx, row);
  });
  expect(requested).toEqual(slates);
});

test('at the first start today is priced before the first answer, and the days before follow as jobs', async () => {
  await withTestCtx({ isDemo: true }, async (ctx, world) => {
    const feature = oddsFeature();
    world.feed.books.push({ code: 'SUM', name: 'Summit' });
    for (const [gameId, status] of [
      [GAME_ID, 'scheduled'],
      ['20260710_NYY@BOS', 'final'],
      ['20260702_NYY@BOS', 'final'],
      ['20260630_NYY@BOS', 'final'],
    ] as const) {
      await createContest(ctx, { gameId, status });
      game(world, gameId);
      const quotedAt = new Date(`${gameId.slice(0, 4)}-${gameId.slice(4, 6)}-${gameId.slice(6, 8)}T14:00:00Z`);
      world.feed.quotes.push(...pair('SUM', 'moneyline', null, -110, -110, quotedAt).map((reported) => ({ ...reported, gameId })));
    }
    await feature.catchUp!(world.ctxFor('system'));
    expect(await ctx.db.select().from(boardPrices)).toHaveLength(2);
    await feature.catchUp!(world.ctxFor('system'));
    await world.runDue([{ jobs: feature.jobs ?? [] }], '2026-07-11T16:10:00Z');
    expect(await ctx.db.select().from(closingPrices)).toHaveLength(4);
  });
});

test.each([
  ['last week', '2026-07-04', 6],
  ['last month', '2026-06-11', 4],
])('of games of %s the closes are filled in, and each price on the way only while it is looked at', async (_when, day, steps) => {
  await withTestCtx({}, async (ctx, world) => {
    const startsAt = new Date(`${day}T23:05:00Z`);
    const gameId = `${day.replaceAll('-', '')}_NYM@PHI`;
    const { id } = await createContest(ctx, { gameId, slateOn: day, startsAt, status: 'final' });
    world.feed.contests.push(feedGame({ gameId, slateOn: day, startsAt, status: 'final' }));
    const before = (minutes: number): Date => new Date(startsAt.getTime() - minutes * 60_000);
    world.feed.quotes.push(
      ...pair('SUM', 'moneyline', null, -110, -110, before(300)).map((one) => ({ ...one, gameId })),
      ...pair('SUM', 'moneyline', null, -115, -105, before(100)).map((one) => ({ ...one, gameId })),
      ...pair('SUM', 'moneyline', null, -125, 105, before(10)).map((one) => ({ ...one, gameId })),
    );
    await backfillSlate(ctx, day, 'mlb');
    const closes = await ctx.db.select().from(closingPrices).where(eq(closingPrices.contestId, id)).orderBy(closingPrices.side);
    expect(closes.map(({ side, price }) => [side, price])).toEqual([
      ['away', -125],
      ['home', 105],
    ]);
    const kept = await ctx.db.select().from(quotes);
    expect(kept).toHaveLength(steps);
    expect(new Set(kept.map(({ price }) => price))).toEqual(new Set([-110, -125, 105, ...(steps > 4 ? [-115, -105] : [])]));
  });
});

test('markets that a kept board lacks are brought in once, with their first and last price, and what it has stays as it is', async () => {
  await withTestCtx({}, async (ctx, world) => {
    await createContest(ctx);
    game(world);
    world.feed.quotes.push(...pair('SUM', 'moneyline', null, -110, -110, after(-60)));
    await syncSlateOdds(ctx, slate, 'mlb');
    const before = await ctx.db.select().from(boardPrices);
    // Sold for hours before the newest price that is known: no later answer would name them.
    for (const [seconds, odds] of [
      [-7200, 105],
      [-5400, 110],
      [-3600, 115],
    ] as const)
      world.feed.quotes.push(...pair('SUM', 'first5_total', 4.5, odds, -odds, after(seconds)));
    await syncSlateOdds(ctx, slate, 'mlb');
    expect(await ctx.db.select().from(boardPrices)).toHaveLength(before.length);
    await fillMarkets(ctx);
    await fillMarkets(ctx);
    const board = await ctx.db.select().from(boardPrices);
    expect(board).toEqual(expect.arrayContaining(before));
    expect(board.filter(({ market }) => market === 'first5_total').map(({ side, price, openPrice }) => [side, price, openPrice])).toEqual([
      ['over', 115, 105],
      ['under', -115, -105],
    ]);
    const kept = await ctx.db.select().from(quotes).where(eq(quotes.market, 'first5_total'));
    expect(new Set(kept.map(({ price }) => price))).toEqual(new Set([-115, -105, 105, 115]));
    expect(kept).toHaveLength(4);
  });
});
