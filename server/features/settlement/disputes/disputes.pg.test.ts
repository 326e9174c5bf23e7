import { describe, expect, test } from 'vitest';
import { betDisputes, betGradings } from '../../../db/schema/index.ts';
import { createUser, withPostgres } from '../../../testing/index.ts';
import { regradeBet } from '../index.ts';
import { typedScene } from '../testing/typed-scene.ts';

const reason = 'I meant the first five innings.';
const regrade = (betId: string) =>
  ({ params: { betId }, body: { result: 'loss', reason: 'It was the first five.', sequence: 1 } }) as never;
const codes = (answers: readonly { statusCode: number }[]): number[] =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

describe('disputed grades, at once', () => {
  test('of several objections to one grade one is kept', async () => {
    await withPostgres({}, async (ctx, world) => {
      const { place, me, finish, server } = await typedScene(ctx, world);
      const { id } = await place('total', 'Over 7½');
      await finish();
      const answers = await Promise.all(Array.from({ length: 6 }, () => me.post(`/api/bets/${id}/dispute`, { reason })));
      expect(codes(answers)).toEqual([200, 409, 409, 409, 409, 409]);
      expect(await ctx.db.select().from(betDisputes)).toHaveLength(1);
      await server.close();
    });
  });

  test('an objection meets a regrade: it is decided by it or comes too late, and never stays open', async () => {
    await withPostgres({}, async (ctx, world) => {
      const { place, me, finish, server } = await typedScene(ctx, world);
      const ids = [];
      for (let at = 0; at < 5; at += 1) ids.push((await place('total', 'Over 7½')).id);
      await finish();
      const staff = world.ctxFor(await createUser(ctx, { isAdmin: true }));
      await Promise.all(ids.flatMap((id) => [me.post(`/api/bets/${id}/dispute`, { reason }), regradeBet(staff, regrade(id))]));
      for (const id of ids) {
        const bet = (await me.get(`/api/bets/${id}`)).json();
        expect(bet).toMatchObject({ result: 'loss', receipt: { mayDispute: false } });
        expect(bet.receipt.dispute?.decision ?? 'regraded').toBe('regraded');
      }
      await server.close();
    });
  });

  test('staff decide one dispute from several desks: one decision is kept, and the grade fits it', async () => {
    await withPostgres({}, async (ctx, world) => {
      const { place, me, finish, server } = await typedScene(ctx, world);
      const ids = [];
      for (let at = 0; at < 5; at += 1) ids.push((await place('total', 'Over 7½')).id);
      await finish();
      for (const id of ids) await me.post(`/api/bets/${id}/dispute`, { reason });
      const admin = await createUser(ctx, { isAdmin: true });
      const staff = await server.as(admin);
      const open = (await staff.get('/api/admin/disputes')).json() as { disputeId: string; betId: string; sequence: number }[];
      const decided = await Promise.all(
        open.map(async ({ disputeId, betId, sequence }) => {
          const path = `/api/admin/disputes/${disputeId}/uphold`;
          const answers = await Promise.all([
            staff.post(path, { reason: 'It names no innings.', sequence }),
            staff.post(path, { reason: 'It names no innings.', sequence }),
            regradeBet(world.ctxFor(admin), regrade(betId)).then(
              () => ({ statusCode: 200 }),
              () => ({ statusCode: 409 }),
            ),
          ]);
          return { betId, upheld: codes(answers.slice(0, 2)), regraded: answers[2].statusCode };
        }),
      );
      for (const { betId, upheld, regraded } of decided) {
        const bet = (await me.get(`/api/bets/${betId}`)).json();
        expect(upheld[1]).toBe(409);
        expect(regraded).toBe(200);
        expect(bet.result).toBe('loss');
        expect(bet.receipt.dispute.decision).toBe('regraded');
      }
      expect(await ctx.db.select().from(betGradings)).toHaveLength(15);
      await server.close();
    });
  });
});
