import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bets, contests } from '../../db/schema/index.ts';
import { withPostgres } from '../../testing/index.ts';
import { settleContest } from './settle-contest.ts';
import { AFTER, baseball, openClosedScene } from './testing/closed-scene.ts';

describe('a bet at the instant of the start', () => {
  test('is changed before the start is recorded or not at all', async () => {
    await withPostgres({ now: '2026-07-11T22:00:00Z' }, async (ctx, world) => {
      const { contest, me, track, server } = await openClosedScene(ctx, world);
      const id = await track();
      let edit: Promise<{ statusCode: number }> | undefined;
      // The start is written and not yet committed: whoever asks now waits for it.
      await ctx.transact(async (tx) => {
        await tx.db.update(contests).set({ status: 'live' }).where(eq(contests.id, contest.id));
        edit = me.patch(`/api/bets/${id}`, { stake: 500 });
        await Promise.race([edit, new Promise((done) => setTimeout(done, 300))]);
      });
      expect((await edit!).statusCode).toBe(409);
      expect(await ctx.db.select().from(bets)).toMatchObject([{ stakeCents: 4000 }]);
      await server.close();
    });
  });

  test('edits, removals, corrections and settling at once leave one bet whose grade fits what it says', async () => {
    await withPostgres({ now: '2026-07-11T22:00:00Z' }, async (ctx, world) => {
      const { contest, me, track, read, setStatus, report, server } = await openClosedScene(ctx, world);
      const ids: string[] = [];
      for (let at = 0; at < 6; at++) ids.push(await track());
      world.clock.set(AFTER);
      await setStatus('final');
      await report(baseball(6, 3));
      const system = world.ctxFor('system');
      const answers = await Promise.all([
        settleContest(system, contest.id),
        ...ids.map((id) => me.patch(`/api/bets/${id}`, { stake: 500 })),
        ...ids.map((id) => me.delete(`/api/bets/${id}`)),
        ...ids.slice(0, 3).map((id) => me.post(`/api/bets/${id}/correct`, { selection: 'Boston Red Sox', reason: 'The wrong club.' })),
        settleContest(system, contest.id),
      ]);
      const codes = answers.flatMap((answer) => (answer ? [answer.statusCode] : []));
      expect(codes.slice(0, 12).every((code) => code === 409)).toBe(true);
      await settleContest(system, contest.id);
      for (const [at, id] of ids.entries()) {
        const bet = await read(id);
        expect(bet).toMatchObject({ status: 'settled', stake: 40, result: at < 3 ? 'loss' : 'win', actualWin: at < 3 ? -40 : 31.75 });
        expect(bet.corrections).toHaveLength(at < 3 ? 1 : 0);
        const postings = bet.receipt!.postings as unknown as { profit: number }[];
        expect(postings.reduce((sum, { profit }) => sum + Math.round(profit * 100), 0)).toBe(at < 3 ? -4000 : 3175);
      }
      await server.close();
    });
  });
});
