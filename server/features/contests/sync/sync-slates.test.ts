import { easternDay } from '@clearedge/quant/calendar';
import { expect, test } from 'vitest';
import { contests, jobs } from '../../../db/schema/index.ts';
import type { FeedGame } from '../../../ports/index.ts';
import { createContest, fakePorts, feedGame, withTestCtx } from '../../../testing/index.ts';
import { syncSeason } from '../contests-feature.ts';
import { findContest, listSlate } from '../rows/contest-rows.ts';
import { listReads } from '../rows/read-rows.ts';
import { noteSchedule } from './note-schedule.ts';
import { syncNearSlates, syncSlates } from './sync-slates.ts';

const slate = ['2026-07-11'];

test('a slate is stored once, and told only when something changed', async () => {
  await withTestCtx({}, async (ctx, { feed, published, clock }) => {
    feed.contests.push(feedGame(), feedGame({ gameId: '20260711_CHC@STL' }));
    await syncSlates(ctx, slate);
    await syncSlates(ctx, slate);
    expect(published).toEqual([{ topic: 'slate', slateOn: '2026-07-11', sport: 'mlb' }]);
    expect(await ctx.db.select().from(contests)).toHaveLength(2);
    clock.advanceMinutes(1);
    feed.contests[1] = feedGame({ gameId: '20260711_CHC@STL', statusNote: 'Rain delay', status: 'delayed' });
    await syncSlates(ctx, slate);
    expect(published).toHaveLength(2);
    expect(await findContest(ctx.db, '20260711_CHC@STL')).toMatchObject({ status: 'delayed', statusNote: 'Rain delay' });
  });
});

test('the games of a doubleheader are two contests', async () => {
  await withTestCtx({}, async (ctx, { feed }) => {
    feed.contests.push(
      feedGame({ isDoubleheader: true, startsAt: new Date('2026-07-11T17:05:00Z') }),
      feedGame({ gameId: '20260711_NYY@BOS_2', gameNumber: 2, isDoubleheader: true, isStartTentative: true }),
    );
    await syncSlates(ctx, slate);
    expect((await listSlate(ctx.db, '2026-07-11', 'mlb')).map(({ gameId, gameNumber }) => [gameId, gameNumber])).toEqual([
      ['20260711_NYY@BOS', 1],
      ['20260711_NYY@BOS_2', 2],
    ]);
  });
});

test('a postponed game keeps its row and asks for its facts in the same transaction', async () => {
  await withTestCtx({}, async (ctx, { feed, clock }) => {
    feed.contests.push(feedGame());
    await syncSlates(ctx, slate);
    clock.advanceMinutes(1);
    feed.contests[0] = feedGame({ status: 'postponed', statusNote: 'Rain' });
    await syncSlates(ctx, slate);
    expect(await ctx.db.select({ name: jobs.name, payload: jobs.payload }).from(jobs)).toEqual([
      { name: 'record-facts', payload: { gameIds: ['20260711_NYY@BOS'] } },
    ]);
  });
});

test('while the source is down the last good data stays, and it is said in the log', async () => {
  await withTestCtx({}, async (ctx, { feed, logged }) => {
    feed.contests.push(feedGame());
    await syncSlates(ctx, slate);
    feed.outage = new Error('503 from the feed');
    await syncNearSlates(ctx);
    await syncSeason(ctx);
    expect(await ctx.db.select().from(contests)).toHaveLength(1);
    expect(logged).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        fields: { source: expect.stringMatching(/^schedule of 2026-07-1/), error: '503 from the feed' },
      }),
    );
  });
});

async function slatesRequestedFor(now: string): Promise<string[]> {
  const requested: string[] = [];
  const { ports } = fakePorts();
  const listContests = (slateOn: string): Promise<FeedGame[]> => {
    requested.push(slateOn);
    return Promise.resolve([]);
  };
  await withTestCtx({ now, ports: { baseball: { ...ports.baseball, listContests } } }, async (ctx) => {
    await createContest(ctx, { gameId: '20260708_NYY@BOS', status: 'suspended' });
    await syncNearSlates(ctx);
  });
  return requested;
}

test.each([
  ['2026-07-12T03:59:59Z', ['2026-07-08', '2026-07-10', '2026-07-11', '2026-07-12']],
  ['2026-07-12T04:00:00Z', ['2026-07-08', '2026-07-11', '2026-07-12', '2026-07-13']],
  ['2026-03-08T06:30:00Z', ['2026-03-07', '2026-03-08', '2026-03-09']],
  ['2026-11-01T05:30:00Z', ['2026-10-31', '2026-11-01', '2026-11-02']],
])('at %s the slates %j are followed', async (now, slates) => {
  expect(await slatesRequestedFor(now)).toEqual(slates);
});

test('a season is filled around the days that the slate sync keeps, and filling it again changes nothing', async () => {
  await withTestCtx({}, async (ctx, { feed, published }) => {
    const day = (offset: number): string => easternDay(new Date(ctx.now().getTime() + offset * 86_400_000));
    for (let offset = -100; offset <= 80; offset++) {
      const past = offset < 0 ? ({ status: 'final', score: { away: 5, home: 3 } } as const) : {};
      feed.contests.push(feedGame({ gameId: `${day(offset).replaceAll('-', '')}_NYY@BOS`, slateOn: day(offset), ...past }));
    }
    await syncSeason(ctx);
    const reported = published.length;
    await syncSeason(ctx);
    expect(published).toHaveLength(reported);
    const days = (await ctx.db.select({ on: contests.slateOn }).from(contests)).map(({ on }) => on).sort();
    expect(days).toHaveLength(181 - 4);
    expect(days).not.toContain('2026-07-11');
    expect(await ctx.db.select().from(jobs)).toEqual([]);
  });
});

test('when a schedule was last confirmed: never before an answer, of now while it is current, and no younger while one is only repeated', async () => {
  await withTestCtx({}, async (ctx, { feed, clock }) => {
    feed.outage = new Error('503 from the feed');
    await syncNearSlates(ctx);
    expect(await listReads(ctx.db)).toEqual({});
    feed.outage = null;
    await syncSlates(ctx, ['2026-07-10']);
    expect(await listReads(ctx.db), 'another day says nothing of today').toEqual({});
    const readAt = ctx.now();
    await syncNearSlates(ctx);
    expect(await listReads(ctx.db)).toEqual({ mlb: readAt });
    clock.advanceMinutes(30);
    await noteSchedule(ctx, 'mlb', { findReadAt: () => Promise.resolve(readAt) }, ctx.now());
    await noteSchedule(ctx, 'mlb', { findReadAt: () => Promise.resolve(null) }, ctx.now());
    expect(await listReads(ctx.db)).toEqual({ mlb: readAt });
    await syncNearSlates(ctx);
    expect(await listReads(ctx.db)).toEqual({ mlb: ctx.now() });
  });
});
