import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contests } from '../../db/schema/index.ts';
import { createContest, feedGame, withTestCtx } from '../../testing/index.ts';
import { leagueDetail } from '../leagues/league-rows.ts';
import { findContest, findContestById, listContestsByIds, listKnownGames, lockContestById, lockContests } from './rows/contest-rows.ts';
import { writeStates } from './rows/contest-write-rows.ts';
import { storeSlate } from './sync/store-slate.ts';

const ID = '20260711_HAM@TOR';
const periods = { away: [7], home: [3] };

test('a detail is read by its sport alone, and the table refuses one of another sport', async () => {
  await withTestCtx({ signedOut: true }, async (ctx) => {
    const mlb = await createContest(ctx);
    const cfl = await createContest(ctx, { gameId: ID, sport: 'cfl' });
    expect(leagueDetail(cfl)).toEqual({ sport: 'cfl', stage: 'regular', isNeutral: false });
    expect(() => leagueDetail(mlb)).toThrow('has no detail of a league');
    const wrong = ctx.transact((tx) => tx.db.update(contests).set({ detail: cfl.detail }).where(eq(contests.id, mlb.id)));
    await expect(wrong).rejects.toMatchObject({ cause: { constraint: 'contests_detail' } });
  });
});

test('the schedule changes its part of a detail and keeps what the live feed wrote; an older state of play is dropped', async () => {
  await withTestCtx({ signedOut: true }, async (ctx) => {
    const { id } = await createContest(ctx, { gameId: ID, sport: 'cfl' });
    const read = async () => (await ctx.db.select().from(contests).where(eq(contests.id, id)))[0]!;
    const state = (asOf: string) => ({ asOf, period: 1 }) as never;
    await writeStates(ctx.db, [{ id, liveState: state('2026-07-11T23:10:00Z'), detail: { periods } }]);
    await writeStates(ctx.db, [{ id, liveState: state('2026-07-11T23:09:00Z'), detail: { periods: { away: [0], home: [0] } } }]);
    const game = { ...feedGame({ gameId: ID }), week: 7, detail: { sport: 'cfl', stage: 'regular', isNeutral: true } as const };
    await storeSlate(ctx, { contests: [game], asOf: ctx.now(), source: 'demo', sport: 'cfl' });
    expect(await read()).toMatchObject({ week: 7, liveState: { asOf: '2026-07-11T23:10:00Z' }, detail: { isNeutral: true, periods } });
  });
});

describe('a contest is a game of two teams or a tournament of a field', () => {
  type Row = Partial<typeof contests.$inferInsert>;
  const TOURNAMENT: Row = { kind: 'tournament', name: 'Harbor Open', endsOn: '2026-07-14', awayCode: null!, homeCode: null! };

  test.each<[string, Row]>([
    ['a game without a team', { awayCode: null! }],
    ['a game without its innings', { scheduledInnings: null! }],
    ['a game that has a name of its own', { name: 'Harbor Open' }],
    ['a tournament with teams', { ...TOURNAMENT, awayCode: 'NYY' }],
    ['a tournament without a last day', { ...TOURNAMENT, endsOn: null }],
    ['a tournament without what its sport tells', { ...TOURNAMENT, detail: null }],
  ])('%s is refused', async (_name, change) => {
    await withTestCtx({ signedOut: true }, async (ctx) => {
      const cfl = await createContest(ctx, { gameId: ID, sport: 'cfl' });
      const write = (set: Row) => ctx.transact((tx) => tx.db.update(contests).set(set).where(eq(contests.id, cfl.id)));
      await expect(write(change)).rejects.toMatchObject({ cause: { constraint: 'contests_kind' } });
      await write(TOURNAMENT);
    });
  });

  test('a reader of games does not find a tournament by its row or its public id', async () => {
    await withTestCtx({ signedOut: true }, async (ctx) => {
      const { id } = await createContest(ctx, { gameId: ID, sport: 'cfl' });
      expect(await listContestsByIds(ctx.db, [id])).toHaveLength(1);
      await ctx.db.update(contests).set(TOURNAMENT).where(eq(contests.id, id));
      expect(await Promise.all([findContest(ctx.db, ID), findContestById(ctx.db, id), lockContestById(ctx.db, id)])).toEqual([
        null,
        null,
        null,
      ]);
      expect([
        await listContestsByIds(ctx.db, [id]),
        [...(await listKnownGames(ctx.db, [ID]))],
        [...(await lockContests(ctx.db, [ID]))],
      ]).toEqual([[], [], []]);
    });
  });
});
