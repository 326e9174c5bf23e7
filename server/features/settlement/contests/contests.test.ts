import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, betContests, notifications } from '../../../db/schema/index.ts';
import { createUser, withTestCtx } from '../../../testing/index.ts';
import { regradeBet } from '../index.ts';
import { typedScene } from '../testing/typed-scene.ts';

const reason = 'I meant the first five innings.';

describe('contesting a grade', () => {
  test('one that came from a text goes to staff once, with both readings; upheld, it stands and its owner is told', async () => {
    await withTestCtx({}, async (ctx, world) => {
      const { place, me, finish, server } = await typedScene(ctx, world);
      const { id } = await place('total', 'Over 7½');
      expect((await me.post(`/api/bets/${id}/contest`, { reason })).json()).toMatchObject({ code: 'CONFLICT' });
      await finish();
      expect((await me.get(`/api/bets/${id}`)).json().receipt).toMatchObject({ mayContest: true, contest: null });
      const stranger = await server.as(await createUser(ctx, {}));
      expect((await stranger.post(`/api/bets/${id}/contest`, { reason })).statusCode).toBe(404);
      expect((await me.post(`/api/bets/${id}/contest`, { reason: 'no' })).statusCode).toBe(400);
      expect((await me.post(`/api/bets/${id}/contest`, { reason })).json().receipt).toMatchObject({
        mayContest: false,
        contest: { reason, decision: null },
      });
      expect((await me.post(`/api/bets/${id}/contest`, { reason })).json()).toMatchObject({ code: 'CONFLICT' });
      const staff = await server.as(await createUser(ctx, { isAdmin: true }));
      const [open] = (await staff.get('/api/admin/contests')).json();
      expect(open).toMatchObject({
        betId: id,
        typed: 'Over 7½',
        readAs: 'Over 7.5 runs, full game',
        grade: 'win',
        finalScore: { away: 3, home: 5 },
        reason,
      });
      expect((await me.post(`/api/admin/contests/${open.contestId}/uphold`, { reason: 'It says the full game.' })).statusCode).toBe(403);
      const path = `/api/admin/contests/${open.contestId}/uphold`;
      expect((await staff.post(path, { reason: 'The text names no innings.' })).json()).toMatchObject({ decision: 'upheld' });
      expect((await staff.post(path, { reason: 'The text names no innings.' })).json()).toMatchObject({ code: 'CONFLICT' });
      expect((await staff.get('/api/admin/contests')).json()).toEqual([]);
      expect((await me.get(`/api/bets/${id}`)).json()).toMatchObject({
        result: 'win',
        receipt: { mayContest: false, contest: { decision: 'upheld', decisionReason: 'The text names no innings.' } },
      });
      const told = await ctx.db.select().from(notifications).where(eq(notifications.title, 'Grade upheld'));
      expect(told).toMatchObject([{ userId: world.user!.id, body: 'Over 7½: The text names no innings.' }]);
      const actions = (await ctx.db.select().from(auditEntries)).map(({ action }) => action);
      expect(actions).toEqual(expect.arrayContaining(['bet.contested', 'bet.contest-upheld']));
      await server.close();
    });
  });

  test('a regrade decides the contest as well', async () => {
    await withTestCtx({}, async (ctx, world) => {
      const { place, me, finish, server } = await typedScene(ctx, world);
      const { id } = await place('total', 'Over 7½');
      await finish();
      await me.post(`/api/bets/${id}/contest`, { reason });
      const admin = await createUser(ctx, { isAdmin: true });
      await regradeBet(world.ctxFor(admin), {
        params: { betId: id },
        body: { result: 'loss', reason: 'It was the first five.', sequence: 1 },
      } as never);
      expect((await me.get(`/api/bets/${id}`)).json()).toMatchObject({
        result: 'loss',
        actualWin: -11,
        receipt: { mayContest: false, contest: { decision: 'regraded', decisionReason: 'It was the first five.' } },
      });
      expect(await ctx.db.select().from(betContests)).toMatchObject([{ decision: 'regraded', decidedBy: admin.id, grade: 'win' }]);
      await server.close();
    });
  });

  test.each([
    ['a picked bet', { pick: { market: 'total', period: 'full', side: 'over', line: 7.5 } }, null],
    ['a bet whose result its owner entered', { pick: null }, 'win'],
  ] as const)('%s cannot be contested', async (_name, more, own) => {
    await withTestCtx({}, async (ctx, world) => {
      const { place, me, finish, server } = await typedScene(ctx, world);
      const { id } = await place('total', 'Over 7½', more);
      await finish();
      if (own) await me.post(`/api/bets/${id}/resolve`, { result: own });
      expect((await me.get(`/api/bets/${id}`)).json().receipt).toMatchObject({ mayContest: false });
      expect((await me.post(`/api/bets/${id}/contest`, { reason })).json()).toMatchObject({ code: 'CONFLICT' });
      await server.close();
    });
  });
});
