import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, betDisputes, notifications } from '../../../db/schema/index.ts';
import { createUser, withTestCtx } from '../../../testing/index.ts';
import { listGradings } from '../grading-rows.ts';
import { listDisputesOf, regradeBet } from '../index.ts';
import { currentGrade } from '../settle-rules.ts';
import { typedScene } from '../testing/typed-scene.ts';

const reason = 'I meant the first five innings.';

describe('disputing a grade', () => {
  test('one that came from a text goes to staff once, with both readings; upheld, it stands and its owner is told', async () => {
    await withTestCtx({}, async (ctx, world) => {
      const { place, me, finish, server } = await typedScene(ctx, world);
      const { id } = await place('total', 'Over 7½');
      expect((await me.post(`/api/bets/${id}/dispute`, { reason })).json()).toMatchObject({ code: 'CONFLICT' });
      await finish();
      expect((await me.get(`/api/bets/${id}`)).json().receipt).toMatchObject({ mayDispute: true, dispute: null });
      const stranger = await server.as(await createUser(ctx, {}));
      expect((await stranger.post(`/api/bets/${id}/dispute`, { reason })).statusCode).toBe(404);
      expect((await me.post(`/api/bets/${id}/dispute`, { reason: 'no' })).statusCode).toBe(400);
      expect((await me.post(`/api/bets/${id}/dispute`, { reason })).json().receipt).toMatchObject({
        mayDispute: false,
        dispute: { reason, decision: null },
      });
      expect((await me.post(`/api/bets/${id}/dispute`, { reason })).json()).toMatchObject({ code: 'CONFLICT' });
      const staff = await server.as(await createUser(ctx, { isAdmin: true }));
      const [open] = (await staff.get('/api/admin/disputes')).json();
      expect(open).toMatchObject({
        betId: id,
        typed: 'Over 7½',
        readAs: 'Over 7.5 runs, full game',
        grade: 'win',
        finalScore: { away: 3, home: 5 },
        reason,
      });
      expect(
        (await me.post(`/api/admin/disputes/${open.disputeId}/uphold`, { reason: 'It says the full game.', sequence: 1 })).statusCode,
      ).toBe(403);
      const path = `/api/admin/disputes/${open.disputeId}/uphold`;
      const decision = { reason: 'The text names no innings.', sequence: open.sequence };
      expect((await staff.post(path, { ...decision, sequence: 2 })).json()).toMatchObject({ code: 'CONFLICT' });
      expect((await staff.post(path, decision)).json()).toMatchObject({ decision: 'upheld' });
      expect((await staff.post(path, decision)).json()).toMatchObject({ code: 'CONFLICT' });
      expect((await staff.get('/api/admin/disputes')).json()).toEqual([]);
      expect((await me.get(`/api/bets/${id}`)).json()).toMatchObject({
        result: 'win',
        receipt: { mayDispute: false, dispute: { decision: 'upheld', decisionReason: 'The text names no innings.' } },
      });
      const reported = await ctx.db.select().from(notifications).where(eq(notifications.title, 'Grade upheld'));
      expect(reported).toMatchObject([{ userId: world.user!.id, body: 'Over 7½: The text names no innings.' }]);
      const actions = (await ctx.db.select().from(auditEntries)).map(({ action }) => action);
      expect(actions).toEqual(expect.arrayContaining(['bet.disputed', 'bet.dispute-upheld']));
      await server.close();
    });
  });

  test('the owner’s reading goes along, and what it would be graded as; the bet is not corrected meanwhile', async () => {
    await withTestCtx({}, async (ctx, world) => {
      const { place, me, finish, server } = await typedScene(ctx, world);
      const { id } = await place('total', 'Over 7½');
      await finish();
      const path = `/api/bets/${id}/dispute`;
      const total = { market: 'total', period: 'full', side: 'over', line: 7.5 };
      expect((await me.post(path, { reason, pick: total })).json()).toMatchObject({
        message: expect.stringContaining('That is how it was read'),
      });
      expect((await me.post(path, { reason, pick: { market: 'outright', playerId: 'b1' } })).statusCode).toBe(400);
      const pick = { ...total, period: 'first5' };
      expect((await me.post(path, { reason, pick })).json().receipt.dispute).toMatchObject({
        typed: 'Over 7½',
        readAs: 'Over 7.5 runs, full game',
        ownerReadAs: 'Over 7.5 runs, first 5 innings',
        grade: 'win',
      });
      const staff = await server.as(await createUser(ctx, { isAdmin: true }));
      expect((await staff.get('/api/admin/disputes')).json()).toMatchObject([
        { ownerReadAs: 'Over 7.5 runs, first 5 innings', grade: 'win', ownerGrade: 'loss', sequence: 1 },
      ]);
      expect((await me.post(`/api/bets/${id}/correct`, { selection: 'Under 7.5', reason: 'Typed wrong.' })).json()).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringContaining('once staff have decided'),
      });
      expect(await listDisputesOf(ctx, world.user!.id)).toMatchObject([{ betId: id, typed: 'Over 7½', reason }]);
      expect(await listDisputesOf(ctx, ctx.newId())).toEqual([]);
      await server.close();
    });
  });

  test('a regrade decides the dispute as well', async () => {
    await withTestCtx({}, async (ctx, world) => {
      const { place, me, finish, server } = await typedScene(ctx, world);
      const { id } = await place('total', 'Over 7½');
      await finish();
      await me.post(`/api/bets/${id}/dispute`, { reason });
      const admin = await createUser(ctx, { isAdmin: true });
      await regradeBet(world.ctxFor(admin), {
        params: { betId: id },
        body: { result: 'loss', reason: 'It was the first five.', sequence: 1 },
      } as never);
      expect((await me.get(`/api/bets/${id}`)).json()).toMatchObject({
        result: 'loss',
        actualWin: -11,
        receipt: { mayDispute: false, dispute: { decision: 'regraded', decisionReason: 'It was the first five.' } },
      });
      expect(await ctx.db.select().from(betDisputes)).toMatchObject([{ decision: 'regraded', decidedBy: admin.id, grade: 'win' }]);
      await server.close();
    });
  });

  test('a regrade after the decision changes it, and one back to the disputed grade changes it again', async () => {
    await withTestCtx({}, async (ctx, world) => {
      const { place, me, finish, server } = await typedScene(ctx, world);
      const { id } = await place('total', 'Over 7½');
      const other = await place('total', 'Over 6½');
      await finish();
      await me.post(`/api/bets/${id}/dispute`, { reason });
      const admin = await createUser(ctx, { isAdmin: true });
      const staff = await server.as(admin);
      const [open] = (await staff.get('/api/admin/disputes')).json();
      await staff.post(`/api/admin/disputes/${open.disputeId}/uphold`, { reason: 'The text names no innings.', sequence: open.sequence });
      const disputeAfter = async (result: string, why: string) => {
        const sequence = currentGrade(await listGradings(ctx, id))?.sequence;
        await regradeBet(world.ctxFor(admin), { params: { betId: id }, body: { result, reason: why, sequence } } as never);
        const bet = (await me.get(`/api/bets/${id}`)).json();
        return [bet.result, bet.receipt.dispute.decision, bet.receipt.dispute.decisionReason];
      };
      expect(await disputeAfter('loss', 'It was the first five.')).toEqual(['loss', 'regraded', 'It was the first five.']);
      expect(await disputeAfter('void', 'The book voided it.')).toEqual(['void', 'regraded', 'The book voided it.']);
      expect(await disputeAfter('win', 'It was the full game.')).toEqual(['win', 'upheld', 'It was the full game.']);
      expect((await me.get(`/api/bets/${other.id}`)).json().receipt.dispute).toBeNull();
      await server.close();
    });
  });

  test.each([
    ['a picked bet', { pick: { market: 'total', period: 'full', side: 'over', line: 7.5 } }, null],
    ['a bet whose result its owner entered', { pick: null }, 'win'],
  ] as const)('%s cannot be disputed', async (_name, more, own) => {
    await withTestCtx({}, async (ctx, world) => {
      const { place, me, finish, server } = await typedScene(ctx, world);
      const { id } = await place('total', 'Over 7½', more);
      await finish();
      if (own) await me.post(`/api/bets/${id}/resolve`, { result: own });
      expect((await me.get(`/api/bets/${id}`)).json().receipt).toMatchObject({ mayDispute: false });
      expect((await me.post(`/api/bets/${id}/dispute`, { reason })).json()).toMatchObject({ code: 'CONFLICT' });
      await server.close();
    });
  });
});
