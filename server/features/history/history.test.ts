import { fairProbabilities } from '@clearedge/quant/margin';
import { americanToDecimal } from '@clearedge/quant/price';
import { eq, isNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { historyWalks, jobs, pastGames, pastProjections } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { FeedQuote } from '../../ports/index.ts';
import { type FakeWorld, feedGame, type TestWorld, withTestCtx } from '../../testing/index.ts';
import { pair } from '../odds/testing/samples.ts';
import { MODEL_VERSION } from '../ratings/index.ts';
import { finishedGame } from '../ratings/testing/sample-finished.ts';
import { fillHistory, recordDay } from './fill/fill-history.ts';
import { fillHistoryJob, walkHistoryJob } from './history-feature.ts';
import { cachedHistory, historyFeature } from './index.ts';

const DAY = '2026-07-09';
const OPENED = new Date(`${DAY}T14:00:00Z`);
const CLOSED = new Date(`${DAY}T22:50:00Z`);
const LATE = new Date(`${DAY}T23:30:00Z`);

const own = (gameId: string, quotes: FeedQuote[], isOpening = false): FeedQuote[] =>
  quotes.map((quote) => ({ ...quote, gameId, isOpening }));

function addGame(feed: FakeWorld, gameId: string, score: { away: number; home: number }): void {
  feed.contests.push(feedGame({ gameId, status: 'final', score, endedAt: LATE }));
  feed.finished.push(finishedGame(gameId, score));
}

function addPrices(feed: FakeWorld, gameId: string): void {
  feed.quotes.push(
    ...own(gameId, [...pair('SUM', 'moneyline', null, 120, -140, OPENED), ...pair('HAR', 'moneyline', null, 118, -138, OPENED)], true),
    ...own(gameId, pair('SUM', 'total', 8.5, -110, -110, OPENED), true),
    ...own(gameId, [...pair('SUM', 'moneyline', null, 105, -125, CLOSED), ...pair('HAR', 'moneyline', null, 108, -128, CLOSED)]),
    ...own(gameId, pair('SUM', 'total', 9, -105, -115, CLOSED)),
    // Nothing of this counts: a market that was down for a moment, and a price after the first pitch.
    ...own(gameId, pair('HAR', 'moneyline', null, null, null, new Date(CLOSED.getTime() - 60_000))),
    ...own(gameId, pair('HAR', 'moneyline', null, 900, -1500, LATE)),
  );
}

const storedSides = async (ctx: Ctx, gameId: string) => {
  const [row] = await ctx.db.select().from(pastGames).where(eq(pastGames.gameId, gameId));
  return row!.sides;
};
const fairOf = (first: number, second: number): number =>
  fairProbabilities([americanToDecimal(first), americanToDecimal(second)], 'power').probabilities[0]!;

/** The geometric mean of two books' odds, as a chance. */
const averageOf = (one: number, other: number): number => {
  const odds = Math.sqrt((one / (1 - one)) * (other / (1 - other)));
  return odds / (1 + odds);
};

describe('a finished day', () => {
  const gameId = '20260709_NYY@BOS';
  test('is kept with its close, its opening and its grades', async () => {
    await withTestCtx({}, async (ctx, { feed }) => {
      addGame(feed, gameId, { away: 5, home: 4 });
      addPrices(feed, gameId);
      expect(await recordDay(ctx, DAY)).toBe(1);
      const sides = await storedSides(ctx, gameId);
      const away = sides.find(({ market, side }) => market === 'moneyline' && side === 'away')!;
      expect(away).toMatchObject({ odds: 108, book: 'HAR', books: 2, line: null, grade: 'win' });
      expect(away.fair).toBeCloseTo(averageOf(fairOf(105, -125), fairOf(108, -128)), 12);
      expect(away.openFair).toBeCloseTo(averageOf(fairOf(120, -140), fairOf(118, -138)), 12);
      expect(sides.find(({ side }) => side === 'over')).toMatchObject({ line: 9, openLine: 8.5, odds: -105, grade: 'push' });
      expect(sides.filter(({ market }) => market === 'spread')).toEqual([]);
    });
  });

  test('written twice is written once, and a corrected score is written over it', async () => {
    await withTestCtx({}, async (ctx, { feed, clock }) => {
      const read = cachedHistory();
      addGame(feed, gameId, { away: 5, home: 4 });
      addPrices(feed, gameId);
      await recordDay(ctx, DAY);
      const before = await read(ctx, 'mlb');
      clock.advanceMinutes(5);
      await recordDay(ctx, DAY);
      expect((await read(ctx, 'mlb')).version).toBe(before.version);
      feed.finished[0] = finishedGame(gameId, { away: 3, home: 4 });
      await recordDay(ctx, DAY);
      const after = await read(ctx, 'mlb');
      expect(after.games[0]).toMatchObject({ awayScore: 3, homeScore: 4 });
      expect(after.games[0]!.sides.find(({ side }) => side === 'away')!.grade).toBe('loss');
    });
  });

  test('is added to what is in memory: the rest keeps its objects, and all is as a process that reads everything would have it', async () => {
    await withTestCtx({}, async (ctx, { feed, clock }) => {
      const read = cachedHistory();
      const next = '20260709_CHC@STL';
      for (const id of [gameId, next]) {
        addGame(feed, id, { away: 5, home: 4 });
        addPrices(feed, id);
        clock.advanceMinutes(1);
        await recordDay(ctx, DAY);
      }
      const [first, second] = (await read(ctx, 'mlb')).games;
      const sides = first!.sides.map(({ market, side }) => ({ market, side, probability: 0.25, confidence: 40 }));
      const opinion = { gameId: first!.gameId, modelVersion: MODEL_VERSION, ratedTo: DAY, sides, recordedAt: ctx.now() };
      clock.advanceMinutes(1);
      await ctx.db.insert(pastProjections).values(opinion);
      const told = await read(ctx, 'mlb');
      expect(told.games[1]).toBe(second);
      expect(told).toMatchObject({ withoutProjection: 1, games: [{ sides: sides.map(({ probability }) => ({ probability })) }, {}] });
      clock.advanceMinutes(1);
      const at = feed.finished.findIndex((game) => game.gameId === first!.gameId);
      feed.finished[at] = finishedGame(first!.gameId, { away: 3, home: 4 });
      await recordDay(ctx, DAY);
      const corrected = await read(ctx, 'mlb');
      expect(corrected.games[0]).toMatchObject({ awayScore: 3, sides: sides.map(({ probability }) => ({ probability })) });
      expect(corrected.games[1]).toBe(second);
      expect(corrected).toEqual(await cachedHistory()(ctx, 'mlb'));
    });
  });

  test('that was called early voids what it did not decide', async () => {
    await withTestCtx({}, async (ctx, { feed }) => {
      addGame(feed, gameId, { away: 2, home: 4 });
      feed.finished[0] = finishedGame(gameId, { away: 2, home: 4 }, { lineScore: { away: [2, 0, 0, 0, 0, 0], home: [4, 0, 0, 0, 0] } });
      addPrices(feed, gameId);
      await recordDay(ctx, DAY);
      const grades = Object.fromEntries((await storedSides(ctx, gameId)).map(({ side, grade }) => [side, grade]));
      expect(grades).toEqual({ away: 'loss', home: 'win', over: 'void', under: 'void' });
    });
  });

  test('of a source that fails is left for another time', async () => {
    await withTestCtx({}, async (ctx, { feed }) => {
      feed.outage = new Error('down');
      expect(await recordDay(ctx, DAY)).toBeNull();
    });
  });
});

const matchups = ['NYY@BOS', 'LAD@SF', 'CHC@STL', 'HOU@SEA'];
function addSeason(feed: FakeWorld, days: readonly string[], games = matchups): void {
  feed.seasonSpan = { from: days[0]!, to: '2026-09-30', year: 2026 };
  for (const [at, day] of days.entries())
    for (const [place, matchup] of games.entries()) {
      const gameId = `${day.replaceAll('-', '')}_${matchup}`;
      addGame(feed, gameId, { away: (at + place) % 7, home: (at * 3 + place) % 5 === (at + place) % 7 ? 9 : (at * 3 + place) % 5 });
      const at2 = new Date(`${day}T20:00:00Z`);
      feed.quotes.push(
        ...own(gameId, [...pair('SUM', 'moneyline', null, 105, -125, at2), ...pair('SUM', 'total', 8.5, -105, -115, at2)], true),
      );
    }
}
const DAYS = ['2026-07-03', '2026-07-04', '2026-07-06', '2026-07-09', '2026-07-10'];
const run = (world: TestWorld, until: string): Promise<void> => world.runDue([historyFeature], new Date(until));

test('a new database is filled in steps, and then walked through', { timeout: 60_000 }, async () => {
  await withTestCtx({}, async (ctx, world) => {
    addSeason(world.feed, DAYS, matchups.slice(0, 2));
    await historyFeature.prepare!(world.ctxFor('system'));
    const read = cachedHistory();
    expect(await read(ctx, 'mlb')).toMatchObject({ games: [], isReading: true });
    await run(world, '2026-07-11T16:01:00Z');
    expect((await read(ctx, 'mlb')).games).toHaveLength(0);
    await run(world, '2026-07-11T16:30:00Z');
    const base = await read(ctx, 'mlb');
    expect(base.games.map(({ slateOn }) => slateOn)).toEqual(DAYS.flatMap((day) => [day, day]));
    expect(base).toMatchObject({ from: '2026-07-03', to: '2026-07-10', withoutProjection: 0, isReading: false });
    const rests = base.games.filter(({ homeCode }) => homeCode === 'BOS').map(({ rest }) => rest.home);
    expect(rests).toEqual([null, 0, 1, 2, 0]);
    expect(
      base.games.at(-1)!.sides.every(({ confidence, probability }) => confidence !== null && probability! > 0 && probability! < 1),
    ).toBe(true);
  });
});

test('what the model would have said knows nothing of its own day', { timeout: 60_000 }, async () => {
  const projectionsOf = async (change: (feed: FakeWorld) => void): Promise<string> => {
    let stated = '';
    await withTestCtx({}, async (ctx, world) => {
      addSeason(world.feed, DAYS);
      change(world.feed);
      await historyFeature.prepare!(world.ctxFor('system'));
      await run(world, '2026-07-11T16:30:00Z');
      const rows = await ctx.db.select().from(pastProjections).where(eq(pastProjections.gameId, '20260710_NYY@BOS'));
      stated = JSON.stringify(rows.map(({ sides, ratedTo }) => [sides, ratedTo]));
    });
    return stated;
  };
  const scored = (gameId: string) => (feed: FakeWorld) => {
    const at = feed.finished.findIndex((game) => game.gameId === gameId);
    feed.finished[at] = finishedGame(gameId, { away: 19, home: 0 });
  };
  const plain = await projectionsOf(() => undefined);
  expect(plain).toContain('2026-07-09');
  expect(await projectionsOf(scored('20260710_NYY@BOS'))).toBe(plain);
  expect(await projectionsOf(scored('20260709_NYY@BOS'))).not.toBe(plain);
});

test('no one who moves the demo clock waits for history', async () => {
  await withTestCtx({ features: [historyFeature] }, async (ctx, world) => {
    addSeason(world.feed, DAYS);
    const system = world.ctxFor('system');
    const requested: unknown[] = [];
    const chainDay = '2026-07-11';
    const steps = { fill: fillHistoryJob, walk: walkHistoryJob };
    const enqueue: Ctx['enqueue'] = (job, payload, options) => {
      requested.push([job.name, payload, options]);
      return Promise.resolve();
    };
    await fillHistory(
      { ...system, enqueue, demo: { ...system.demo!, offsetMs: () => 60_000 } },
      { day: '2026-07-10', offsetMs: 0, chainDay },
      steps,
    );
    const runAt = new Date(ctx.now().getTime() + 180_000);
    expect(requested).toEqual([['fill-history', { day: '2026-07-10', offsetMs: 60_000, chainDay }, { runAt }]]);
    expect(await ctx.db.select().from(pastGames)).toEqual([]);
    expect(await ctx.db.select().from(historyWalks)).toEqual([]);
  });
});

test('chains of earlier days that meet in a new day go on as one, which reads everything', { timeout: 60_000 }, async () => {
  await withTestCtx({}, async (ctx, world) => {
    addSeason(world.feed, DAYS, matchups.slice(0, 1));
    for (const chainDay of ['2026-07-07', '2026-07-08', '2026-07-10', undefined])
      for (const job of [fillHistoryJob, walkHistoryJob]) await ctx.enqueue(job, { chainDay, offsetMs: 1, day: '2026-07-05' });
    await run(world, '2026-07-11T16:00:01Z');
    await historyFeature.prepare!(world.ctxFor('system'));
    const waiting = await ctx.db.select({ name: jobs.name }).from(jobs).where(isNull(jobs.doneAt));
    expect(waiting.map(({ name }) => name).sort()).toEqual(['fill-history', 'walk-history']);
    await run(world, '2026-07-11T17:30:00Z');
    expect((await cachedHistory()(ctx, 'mlb')).games.map(({ slateOn }) => slateOn)).toEqual(DAYS);
    expect(await ctx.db.select().from(jobs).where(isNull(jobs.doneAt))).toEqual([]);
  });
});
