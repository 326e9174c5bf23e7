import type { BaseballFacts } from '@clearedge/quant/grading';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { auditEntries, boxScores, contestFacts, contests, jobs } from '../../../db/schema/index.ts';
import { defineJob } from '../../../kernel/ctx.ts';
import type { DoubtfulResult, ReportedFacts } from '../../../ports/index.ts';
import { createContest, feedGame, type TestWorld, withTestCtx } from '../../../testing/index.ts';
import { contestsFeature } from '../contests-feature.ts';
import { findContest } from '../rows/contest-rows.ts';
import { findFacts, listFactsWithoutPlayers } from '../rows/fact-rows.ts';
import { syncSlates } from '../sync/sync-slates.ts';
import { hashFacts } from './facts-rules.ts';
import { listToRecheck, listWithoutFacts } from './list-facts-due.ts';
import { acceptHeldResult, type RecordedFacts, recordFacts } from './record-facts.ts';

const gameId = '20260711_NYY@BOS';
const endedAt = new Date('2026-07-12T02:10:00Z');
const box = { away: { batters: [], pitchers: [] }, home: { batters: [], pitchers: [] } };

const facts = (values: Partial<BaseballFacts> = {}): BaseballFacts => ({
  state: 'final',
  scheduledInnings: 9,
  completedInnings: 9,
  score: { away: 4, home: 2 },
  lineScore: { away: [4, 0, 0, 0, 0, 0, 0, 0, 0], home: [2, 0, 0, 0, 0, 0, 0, 0, 0] },
  starters: { away: 'p1', home: 'p2' },
  players: {},
  ...values,
});
const stated = (values: Partial<BaseballFacts> = {}, isFinal = true): ReportedFacts => ({
  gameId,
  facts: facts(values),
  reportedAt: endedAt,
  isFinal,
});

function recorder(): { reported: RecordedFacts[]; onFacts: (tx: unknown, recorded: RecordedFacts) => Promise<void> } {
  const reported: RecordedFacts[] = [];
  return { reported, onFacts: (_tx, recorded) => Promise.resolve(void reported.push(recorded)) };
}

const versionsOf = async ({ container }: TestWorld): Promise<number[]> =>
  (await container.database.db.select({ version: contestFacts.version }).from(contestFacts))
    .map(({ version }) => version)
    .sort((a, b) => a - b);

test('an ended game gets version 1 and its box score; the same facts again change nothing', async () => {
  await withTestCtx({ now: '2026-07-12T02:11:00Z' }, async (ctx, world) => {
    const contest = await createContest(ctx, { status: 'final', endedAt });
    const { reported, onFacts } = recorder();
    world.feed.facts.set(gameId, stated());
    world.feed.boxScores.set(gameId, box);
    await recordFacts(ctx, gameId, onFacts);
    await recordFacts(ctx, gameId, onFacts);
    expect(reported).toEqual([{ contestId: contest.id, gameId, version: 1 }]);
    expect(await findFacts(ctx.db, contest.id)).toMatchObject({
      version: 1,
      isFinal: true,
      facts: facts(),
      factsHash: hashFacts(facts()),
      recordedAt: ctx.now(),
    });
    expect(await ctx.db.select({ box: boxScores.box }).from(boxScores)).toEqual([{ box }]);
    expect(world.published).toEqual([
      { topic: 'slate', slateOn: '2026-07-11', sport: 'mlb' },
      { topic: 'live', gameId, sport: 'mlb' },
    ]);
  });
});

test('a box score that comes after the facts is stored all the same', async () => {
  await withTestCtx({ now: '2026-07-12T02:11:00Z' }, async (ctx, world) => {
    const other = await createContest(ctx, { gameId: '20260711_CHC@STL', status: 'final' });
    await ctx.db.insert(boxScores).values({ contestId: other.id, box, asOf: ctx.now() });
    const contest = await createContest(ctx, { status: 'final', endedAt });
    const { reported, onFacts } = recorder();
    world.feed.facts.set(gameId, stated());
    await recordFacts(ctx, gameId, onFacts);
    world.feed.boxScores.set(gameId, box);
    await recordFacts(ctx, gameId, onFacts);
    expect((await ctx.db.select({ contestId: boxScores.contestId }).from(boxScores)).map(({ contestId }) => contestId)).toContain(
      contest.id,
    );
    expect(reported).toHaveLength(1);
  });
});

test('a league’s final is kept with its sources, and the same result confirmed later is no correction', async () => {
  await withTestCtx({ now: '2026-11-13T02:46:00Z' }, async (ctx, world) => {
    const { reported, onFacts } = recorder();
    const leagueId = '20261112_TOR@BOS_NHL';
    const contest = await createContest(ctx, { gameId: leagueId, sport: 'nhl', status: 'final', endedAt: ctx.now() });
    const alone = { first: 'the NHL', second: 'ESPN', confirmedAt: null };
    const report = (home: number, more: object) => ({
      gameId: leagueId,
      facts: { state: 'final' as const, minutesPlayed: 60, score: { away: 4, home } },
      periods: null,
      reportedAt: ctx.now(),
      isFinal: true,
      ...more,
    });
    let told = report(3, { sources: alone });
    Object.defineProperty(world.container.ports, 'leagues', { value: { nhl: { feed: { findFacts: () => Promise.resolve(told) } } } });
    await recordFacts(ctx, leagueId, onFacts);
    told = report(3, { sources: { ...alone, confirmedAt: '2026-11-13T03:30:00.000Z' } });
    await recordFacts(ctx, leagueId, onFacts);
    expect(reported.map(({ version }) => version)).toEqual([1]);
    const stored = await findFacts(ctx.db, contest.id);
    expect(stored).toMatchObject({ facts: { sources: alone } });
    expect(stored!.factsHash, 'can be made again from what is stored').toBe(hashFacts(stored!.facts));

    told = report(2, { hold: 'Two sources differ, and the result waits: x' });
    await recordFacts(ctx, leagueId, onFacts);
    expect(reported, 'nothing is graded while they differ').toHaveLength(1);
    expect((await findContest(ctx.db, leagueId))!.resultHold).toBe('Two sources differ, and the result waits: x');
  });
});

test('a correction within a day makes version 2, a later one is not followed', async () => {
  await withTestCtx({ now: '2026-07-12T02:11:00Z' }, async (ctx, world) => {
    await createContest(ctx, { status: 'final', endedAt });
    const { reported, onFacts } = recorder();
    world.feed.facts.set(gameId, stated());
    await recordFacts(ctx, gameId, onFacts);
    world.clock.set('2026-07-13T02:10:00Z');
    world.feed.facts.set(gameId, stated({ score: { away: 4, home: 3 } }));
    await recordFacts(ctx, gameId, onFacts);
    world.clock.set('2026-07-13T02:10:01Z');
    world.feed.facts.set(gameId, stated({ score: { away: 4, home: 4 } }));
    await recordFacts(ctx, gameId, onFacts);
    expect(reported.map(({ version }) => version)).toEqual([1, 2]);
    expect(await versionsOf(world)).toEqual([1, 2]);
  });
});

test('a suspended game that is resumed later gets its next version, however long it took', async () => {
  await withTestCtx({ now: '2026-07-12T02:11:00Z' }, async (ctx, world) => {
    const contest = await createContest(ctx, { status: 'suspended' });
    const { onFacts } = recorder();
    world.feed.facts.set(gameId, stated({ state: 'suspended', completedInnings: 5 }, false));
    await recordFacts(ctx, gameId, onFacts);
    world.clock.set('2026-07-14T20:00:00Z');
    world.feed.facts.set(gameId, stated());
    await recordFacts(ctx, gameId, onFacts);
    expect(await findFacts(ctx.db, contest.id)).toMatchObject({ version: 2, isFinal: true });
    expect(await findFacts(ctx.db, contest.id, 1)).toMatchObject({ isFinal: false });
  });
});

test('what follows the facts is enqueued in their transaction, or neither happens', async () => {
  await withTestCtx({ now: '2026-07-12T02:11:00Z' }, async (ctx, world) => {
    await createContest(ctx, { status: 'final', endedAt });
    world.feed.facts.set(gameId, stated());
    const settle = defineJob({ payload: z.custom<RecordedFacts>(), name: 'settle-contest', run: async () => undefined });
    await expect(
      recordFacts(ctx, gameId, async (tx, recorded) => {
        await tx.enqueue(settle, recorded);
        throw new Error('the hook failed');
      }),
    ).rejects.toThrow('the hook failed');
    expect(await versionsOf(world)).toEqual([]);
    expect(await ctx.db.select().from(jobs)).toEqual([]);
    await recordFacts(ctx, gameId, (tx, recorded) => tx.enqueue(settle, recorded));
    expect(await ctx.db.select({ payload: jobs.payload }).from(jobs)).toMatchObject([{ payload: { gameId, version: 1 } }]);
  });
});

test('a final whose source has no facts yet is tried again; a game that goes on, or a postponed one without facts, is left', async () => {
  await withTestCtx({ now: '2026-07-12T02:11:00Z' }, async (ctx, world) => {
    const { reported, onFacts } = recorder();
    await createContest(ctx, { status: 'final', endedAt });
    await createContest(ctx, { gameId: '20260711_CHC@STL', status: 'live' });
    await createContest(ctx, { gameId: '20260711_LAD@SF', status: 'postponed' });
    await expect(recordFacts(ctx, gameId, onFacts)).rejects.toThrow('no facts of it yet');
    await recordFacts(ctx, '20260711_CHC@STL', onFacts);
    await recordFacts(ctx, '20260711_LAD@SF', onFacts);
    await recordFacts(ctx, '20260711_XXX@YYY', onFacts);
    expect(reported).toEqual([]);
    expect(await versionsOf(world)).toEqual([]);
  });
});

test('facts that no bet can be graded on are not stored: the result is held, and says why', async () => {
  await withTestCtx({ now: '2026-07-12T02:11:00Z' }, async (ctx, world) => {
    await createContest(ctx, { status: 'final', endedAt });
    world.feed.facts.set(gameId, stated({ score: { away: -1, home: 2 } }));
    await recordFacts(ctx, gameId, recorder().onFacts);
    expect(await versionsOf(world)).toEqual([]);
    const resultHold = expect.stringMatching(/^The result cannot be graded: ./) as string;
    expect(await findContest(ctx.db, gameId)).toMatchObject({ resultHold });
    expect(world.logged).toMatchObject([{ level: 'warn', fields: { gameId, reason: resultHold } }]);
  });
});

test('from the last out to version 2 by the slice’s own jobs', async () => {
  await withTestCtx({ now: '2026-07-12T02:11:00Z' }, async (ctx, world) => {
    const { reported, onFacts } = recorder();
    const feature = contestsFeature({ onFacts });
    await createContest(ctx, { status: 'live' });
    world.feed.contests.push(feedGame({ status: 'final', score: { away: 4, home: 2 }, endedAt }));
    world.feed.facts.set(gameId, stated());
    await syncSlates(ctx, ['2026-07-11']);
    await world.runDue([{ jobs: feature.jobs ?? [] }]);
    expect(reported.map(({ version }) => version)).toEqual([1]);
    world.feed.facts.set(gameId, stated({ score: { away: 4, home: 3 } }));
    const recheck = feature.schedules!.filter(({ name }) => name === 'recheck-facts');
    await world.runDue([{ schedules: recheck }], '2026-07-12T03:00:00Z');
    expect(reported.map(({ version }) => version)).toEqual([1, 2]);
  });
});

test('finals of the last day and unfinished games of the last eight are looked at again', async () => {
  await withTestCtx({ now: '2026-07-12T16:00:00Z' }, async (ctx) => {
    await createContest(ctx, { status: 'final', endedAt });
    await createContest(ctx, { gameId: '20260710_NYY@BOS', status: 'final', endedAt: new Date('2026-07-11T02:00:00Z') });
    await createContest(ctx, { gameId: '20260709_NYY@BOS', status: 'suspended' });
    await createContest(ctx, { gameId: '20260702_NYY@BOS', status: 'postponed' });
    await createContest(ctx, { gameId: '20260712_NYY@BOS' });
    expect(await listToRecheck(ctx)).toEqual(['20260709_NYY@BOS', gameId]);
    expect(await listWithoutFacts(ctx)).toEqual([[gameId], ['20260710_NYY@BOS'], ['20260709_NYY@BOS'], ['20260702_NYY@BOS']]);
  });
});

describe('a result in doubt', () => {
  const held = async ({ container }: TestWorld): Promise<string | null> =>
    (await container.database.db.select({ hold: contests.resultHold }).from(contests))[0]?.hold ?? null;
  const players = { b1: { started: true, threwFirstPitch: false, stats: { hits: 2 } } };

  test.each<[string, ReportedFacts | DoubtfulResult | null, string]>([
    ['the source doubts it', { gameId, doubts: ['NYY: no total runs', 'x'] }, 'NYY: no total runs; x'],
    ['it is gone', null, 'The result was final, and the source no longer reports it'],
    ['fewer innings', stated({ players, completedInnings: 8 }), 'The source now tells less of the game: 8 instead of 9'],
    ['a lower score', stated({ players, score: { away: 4, home: 0 } }), 'The final score went down from 4-2 to 4-0'],
    ['suspended again', stated({ players, state: 'suspended' }, false), 'The result was final, and the source now says suspended'],
    ['a player is gone', stated(), 'The source dropped figures of 1 player'],
    ['a figure is gone', stated({ players: { b1: { ...players.b1, stats: {} } } }), 'The source dropped figures of 1 player'],
  ])('%s: the stored facts stay, and settlement hears of it when it is over', async (_name, answer, reason) => {
    await withTestCtx({ now: '2026-07-12T02:11:00Z' }, async (ctx, world) => {
      await createContest(ctx, { status: 'final', endedAt });
      const { reported, onFacts } = recorder();
      world.feed.facts.set(gameId, stated({ players }));
      await recordFacts(ctx, gameId, onFacts);
      if (answer) world.feed.facts.set(gameId, answer);
      else world.feed.facts.delete(gameId);
      await recordFacts(ctx, gameId, onFacts);
      expect([await held(world), await versionsOf(world), reported.length]).toEqual([reason, [1], 1]);
      world.feed.facts.set(gameId, stated({ players }));
      await recordFacts(ctx, gameId, onFacts);
      expect([await held(world), await versionsOf(world)]).toEqual([null, [1]]);
      expect(reported.map(({ version }) => version)).toEqual([1, null]);
    });
  });
});

test('staff accept a held result only as the queue shows it and only when the source has a whole one; the log says who and why', async () => {
  await withTestCtx({ isAdmin: true, now: '2026-07-12T02:11:00Z' }, async (ctx, world) => {
    const contest = await createContest(ctx, { status: 'final', endedAt });
    const { reported, onFacts } = recorder();
    world.feed.facts.set(gameId, stated());
    await recordFacts(ctx, gameId, onFacts);
    const lower = stated({
      score: { away: 4, home: 1 },
      lineScore: { away: [4, 0, 0, 0, 0, 0, 0, 0, 0], home: [1, 0, 0, 0, 0, 0, 0, 0, 0] },
    });
    world.feed.facts.set(gameId, lower);
    await recordFacts(ctx, gameId, onFacts);
    const hold = 'The final score went down from 4-2 to 4-1';
    const accept = (seen = hold) =>
      acceptHeldResult(onFacts)(ctx, { params: { gameId }, body: { hold: seen, reason: 'The league took a run back' } } as never);
    await expect(accept('another reason')).rejects.toThrow('no longer held for this reason');
    world.feed.facts.set(gameId, { gameId, doubts: ['NYY: no total runs'] });
    await expect(accept()).rejects.toThrow('still contradicts itself');
    world.feed.facts.set(gameId, stated({ score: { away: 4, home: 1 } }, false));
    await expect(accept()).rejects.toThrow('no final result');
    world.feed.facts.set(gameId, lower);
    world.clock.set('2026-07-14T02:11:00Z');
    expect(await accept()).toEqual({ gameId, score: { away: 4, home: 1 } });
    await expect(accept()).rejects.toThrow('no longer held for this reason');
    expect(reported.map(({ version }) => version)).toEqual([1, 2]);
    expect(await findContest(ctx.db, gameId)).toMatchObject({ resultHold: null, awayScore: 4, homeScore: 1 });
    expect(await findFacts(ctx.db, contest.id)).toMatchObject({ version: 2, facts: { score: { away: 4, home: 1 } } });
    expect(await ctx.db.select().from(auditEntries)).toMatchObject([
      { action: 'result.accepted', subject: `contest:${gameId}`, details: { hold, reason: 'The league took a run back' } },
    ]);
  });
});

test('a sound result of a source that changed waits: what is stored stays, and it counts once trust is back or staff take it', async () => {
  await withTestCtx({ isAdmin: true, now: '2026-07-12T02:11:00Z' }, async (ctx, world) => {
    const contest = await createContest(ctx, { status: 'final', endedAt });
    const { reported, onFacts } = recorder();
    const hold = 'The source changed, and its results wait: schedule: 4 finals of 0-0';
    const held = async (): Promise<string | null> => (await findContest(ctx.db, gameId))!.resultHold;
    world.feed.boxScores.set(gameId, box);
    world.feed.facts.set(gameId, { ...stated(), hold });
    await recordFacts(ctx, gameId, onFacts);
    expect([await held(), await versionsOf(world), reported.length]).toEqual([hold, [], 0]);
    world.feed.facts.set(gameId, stated());
    await recordFacts(ctx, gameId, onFacts);
    expect([await held(), await versionsOf(world)]).toEqual([null, [1]]);

    world.feed.facts.set(gameId, { ...stated(), hold });
    await recordFacts(ctx, gameId, onFacts);
    expect(await held(), 'the same as stored is no news').toBeNull();
    const corrected = { ...stated({ completedInnings: 9, score: { away: 4, home: 3 } }), hold };
    corrected.facts.lineScore.home[8] = 1;
    world.feed.facts.set(gameId, corrected);
    await recordFacts(ctx, gameId, onFacts);
    expect([await held(), await versionsOf(world), reported.length]).toEqual([hold, [1], 1]);
    const reason = 'Checked against the league’s page';
    await acceptHeldResult(onFacts)(ctx, { params: { gameId }, body: { hold, reason } } as never);
    expect([await held(), await versionsOf(world), reported.length]).toEqual([null, [1, 2], 2]);
    await recordFacts(ctx, gameId, onFacts);
    expect(await held(), 'it is known by now').toBeNull();
    expect(await findFacts(ctx.db, contest.id)).toMatchObject({ facts: { score: { away: 4, home: 3 } } });
  });
});

describe('a suspended game', () => {
  const stopped: Partial<BaseballFacts> = {
    state: 'suspended',
    completedInnings: 6,
    lineScore: { away: [4, 0, 0, 0, 0, 0], home: [2, 0, 0, 0, 0, 0] },
  };
  const suspended = (values: Partial<BaseballFacts> = {}): ReportedFacts => ({
    ...stated({ ...stopped, ...values }, false),
    reportedAt: endedAt,
  });

  test('is graded on where it stood once 36 hours have passed, and what is played later is stored without grading', async () => {
    await withTestCtx({ now: '2026-07-12T03:00:00Z' }, async (ctx, world) => {
      const contest = await createContest(ctx, { status: 'suspended' });
      const { reported, onFacts } = recorder();
      world.feed.facts.set(gameId, suspended());
      await recordFacts(ctx, gameId, onFacts);
      expect((await findFacts(ctx.db, contest.id))!.facts).not.toHaveProperty('resumeWindowOver');
      world.clock.set('2026-07-13T14:09:00Z');
      await recordFacts(ctx, gameId, onFacts);
      expect(reported).toHaveLength(1);
      world.clock.set('2026-07-13T14:11:00Z');
      await recordFacts(ctx, gameId, onFacts);
      await recordFacts(ctx, gameId, onFacts);
      expect(reported.map(({ version }) => version)).toEqual([1, 2]);
      expect(await findFacts(ctx.db, contest.id)).toMatchObject({ version: 2, facts: { state: 'suspended', resumeWindowOver: true } });
      await ctx.db.update(contests).set({ status: 'final' }).where(eq(contests.id, contest.id));
      world.clock.set('2026-08-20T03:00:00Z');
      world.feed.facts.set(gameId, stated({ score: { away: 4, home: 9 } }));
      await recordFacts(ctx, gameId, onFacts);
      expect(await versionsOf(world)).toEqual([1, 2, 3]);
      expect(await findFacts(ctx.db, contest.id)).toMatchObject({ version: 2 });
      expect((await listFactsWithoutPlayers(ctx.db, [contest.id])).get(contest.id)).toMatchObject({ state: 'suspended' });
      expect(await findContest(ctx.db, gameId)).toMatchObject({ awayScore: 4, homeScore: 9 });
    });
  });

  test('that is resumed in time is graded on its final score', async () => {
    await withTestCtx({ now: '2026-07-12T03:00:00Z' }, async (ctx, world) => {
      const contest = await createContest(ctx, { status: 'suspended' });
      const { onFacts } = recorder();
      world.feed.facts.set(gameId, suspended());
      await recordFacts(ctx, gameId, onFacts);
      await ctx.db.update(contests).set({ status: 'live' }).where(eq(contests.id, contest.id));
      world.clock.set('2026-07-13T20:00:00Z');
      await recordFacts(ctx, gameId, onFacts);
      await ctx.db.update(contests).set({ status: 'final' }).where(eq(contests.id, contest.id));
      world.feed.facts.set(gameId, stated({ score: { away: 4, home: 9 } }));
      await recordFacts(ctx, gameId, onFacts);
      expect(await findFacts(ctx.db, contest.id)).toMatchObject({ version: 2, isFinal: true, facts: { state: 'final' } });
    });
  });

  test('of the postseason waits until it is completed', async () => {
    await withTestCtx({ now: '2026-07-20T03:00:00Z' }, async (ctx, world) => {
      const contest = await createContest(ctx, { status: 'suspended' });
      world.feed.facts.set(gameId, suspended({ postseason: true }));
      await recordFacts(ctx, gameId, recorder().onFacts);
      expect((await findFacts(ctx.db, contest.id))!.facts).not.toHaveProperty('resumeWindowOver');
    });
  });
});
