import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contests } from '../../db/schema/index.ts';
import { createContest, feedGame, withTestCtx } from '../../testing/index.ts';
import { footballDetail } from './contest-detail.ts';
import { writeStates } from './rows/contest-write-rows.ts';
import { storeSlate } from './sync/store-slate.ts';

const ID = '20260711_HAM@TOR';
const quarters = { away: [7], home: [3] };

test('a detail is read by its sport alone, and the table refuses one of another sport', async () => {
  await withTestCtx({ signedOut: true }, async (ctx) => {
    const mlb = await createContest(ctx);
    const cfl = await createContest(ctx, { gameId: ID, sport: 'cfl' });
    expect(footballDetail(cfl)).toEqual({ sport: 'cfl', stage: 'regular', isNeutral: false });
    expect(() => footballDetail(mlb)).toThrow('has no detail of football');
    const wrong = ctx.transact((tx) => tx.db.update(contests).set({ detail: cfl.detail }).where(eq(contests.id, mlb.id)));
    await expect(wrong).rejects.toMatchObject({ cause: { constraint: 'contests_detail' } });
  });
});

test('the schedule changes its part of a detail and keeps what the live feed wrote; an older state of play is dropped', async () => {
  await withTestCtx({ signedOut: true }, async (ctx) => {
    const { id } = await createContest(ctx, { gameId: ID, sport: 'cfl' });
    const read = async () => (await ctx.db.select().from(contests).where(eq(contests.id, id)))[0]!;
    const state = (asOf: string) => ({ asOf, quarter: 1 }) as never;
    await writeStates(ctx.db, [{ id, liveState: state('2026-07-11T23:10:00Z'), detail: { quarters } }]);
    await writeStates(ctx.db, [{ id, liveState: state('2026-07-11T23:09:00Z'), detail: { quarters: { away: [0], home: [0] } } }]);
    const game = { ...feedGame({ gameId: ID }), week: 7, detail: { sport: 'cfl', stage: 'regular', isNeutral: true } as const };
    await storeSlate(ctx, { contests: [game], asOf: ctx.now(), source: 'demo', sport: 'cfl' });
    expect(await read()).toMatchObject({
      week: 7,
      liveState: { asOf: '2026-07-11T23:10:00Z' },
      detail: { isNeutral: true, quarters },
    });
  });
});
