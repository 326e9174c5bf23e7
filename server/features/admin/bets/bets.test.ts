import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, betGradings, bets, contestFacts, notifications } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { createContest, createUser, makeServer, type TestClient, withTestCtx } from '../../../testing/index.ts';
import { betsFeature } from '../../bets/index.ts';
import { settleContest, settlementFeature } from '../../settlement/index.ts';
import { FINAL } from '../testing/final-facts.ts';
import { admin as adminSlice } from '../testing/scene.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
interface Scene {
  ctx: Ctx;
  admin: TestClient;
  owner: TestClient;
  other: TestClient;
  visitor: TestClient;
  /** A settled bet of the owner's that the score graded as won. */
  graded: string;
  /** A pending one that only a person can grade. */
  byHand: string;
}

async function scene(run: (now: Scene) => Promise<void>): Promise<void> {
  await withTestCtx({ tier: 'elite', isAdmin: true }, async (ctx, world) => {
    const server = await makeServer([adminSlice, betsFeature, settlementFeature], { world });
    const owner = await server.as(await createUser(ctx, { username: 'owner' }));
    const contest = await createContest(ctx);
    const slip = { gameId: contest.gameId, betType: 'moneyline', selection: 'New York Yankees', odds: 150, stake: 40 };
    const graded = (await owner.post('/api/bets', { ...slip, pick: { market: 'moneyline', side: 'away' } })).json().id;
    const byHand = (
      await owner.post('/api/bets', { ...slip, gameId: 'Local derby', betType: 'prop', selection: 'First goal', stake: 10 })
    ).json();
    const now = ctx.now();
    const stated = { version: 1, isFinal: true, facts: FINAL, factsHash: '1', reportedAt: now, recordedAt: now };
    await ctx.db.insert(contestFacts).values({ id: ctx.newId(), contestId: contest.id, ...stated });
    await settleContest(world.ctxFor('system'), contest.id);
    const other = await server.as(await createUser(ctx, { tier: 'elite' }));
    await run({ ctx, admin: await server.as(world.user!), owner, other, visitor: server.visitor, graded, byHand: byHand.id });
    await server.close();
  });
}

test("everybody's bets by status and owner, with sums that agree with the rows", async () => {
  await scene(async ({ ctx, admin, graded, byHand }) => {
    const list = async (query = '') =>
      (await admin.get(`/api/admin/bets${query}`)).json() as { id: string; status: string; username: string }[];
    expect((await list()).map(({ id }) => id).sort()).toEqual([graded, byHand].sort());
    expect(await list('?status=won')).toMatchObject([
      { id: graded, username: 'owner', stake: 40, potentialWin: 60, actualWin: 60, isByHand: false },
    ]);
    expect(await list('?status=pending')).toMatchObject([{ id: byHand, gameId: 'Local derby', isByHand: true, actualWin: null }]);
    expect([await list('?status=lost'), await list(`?userId=${NOBODY}`), await list('?page=2')]).toEqual([[], [], []]);
    expect((await admin.get('/api/admin/bets/summary')).json()).toEqual({
      total: 2,
      active: 1,
      activeStake: 10,
      totalStaked: 50,
      totalWinnings: 60,
    });
    await ctx.db.update(bets).set({ flag: 'no_rule' }).where(eq(bets.id, byHand));
    expect((await list('?status=flagged')).map(({ id }) => id)).toEqual([byHand]);
    for (const query of ['?status=settled', '?userId=1', '?limit=1000', '?page=0'])
      expect([query, (await admin.get(`/api/admin/bets${query}`)).statusCode]).toEqual([query, 400]);
  });
});

test('an admin resolves what scores cannot, in either spelling; the score keeps its own', async () => {
  await scene(async ({ ctx, admin, other, byHand, graded }) => {
    const url = `/api/bets/${byHand}/resolve`;
    expect((await other.patch(url, { result: 'won' })).statusCode).toBe(404);
    expect((await admin.patch(url, { result: 'won' })).json()).toMatchObject({ status: 'settled', result: 'win', actualWin: 15 });
    expect((await admin.patch(url, { result: 'void' })).json()).toMatchObject({ result: 'void', actualWin: 0 });
    expect((await admin.patch(`/api/bets/${graded}/resolve`, { result: 'lost' })).statusCode).toBe(409);
    for (const result of ['pending', '', 1, null]) expect([result, (await admin.patch(url, { result })).statusCode]).toEqual([result, 400]);
    expect((await ctx.db.select().from(auditEntries)).filter(({ action }) => action === 'bet.resolved')).toHaveLength(2);
  });
});

test('grading again takes two steps and a reason; both gradings stay, and the owner is told', async () => {
  await scene(async ({ ctx, admin, owner, graded }) => {
    const url = `/api/admin/bets/${graded}/regrade`;
    const preview = (await admin.get(`${url}?result=push`)).json();
    expect(preview).toEqual({ from: 'win', to: 'push', profitBefore: 60, profitAfter: 0, gradedBy: 'settlement', sequence: 1 });
    expect(await ctx.db.select().from(betGradings)).toHaveLength(1);
    const body = { result: 'push', sequence: 1, reason: 'The book pushed this market.' };
    const done = await admin.post(url, body);
    expect(done.json()).toMatchObject({ result: 'push', actualWin: 0, receipt: { gradedBy: expect.stringMatching(/^admin/) } });
    expect(done.json().receipt.postings).toHaveLength(3);
    const again = await admin.post(url, { ...body, result: 'loss' });
    expect([again.statusCode, again.json().message]).toEqual([409, 'This bet was graded again in the meantime. Look at it once more.']);
    expect((await admin.post(url, { ...body, sequence: 3 })).statusCode).toBe(409);
    expect((await ctx.db.select().from(auditEntries)).filter(({ action }) => action === 'bet.regraded')).toMatchObject([
      { subject: `bet:${graded}`, details: { from: 'win', to: 'push', reason: body.reason } },
    ]);
    expect((await ctx.db.select().from(notifications)).some(({ body: text }) => text.startsWith('Corrected result.'))).toBe(true);
    expect((await owner.get(`/api/bets/${graded}`)).json().result).toBe('push');
  });
});

test('what is not to be graded again is refused', async () => {
  await scene(async ({ admin, owner, other, visitor, graded, byHand }) => {
    const url = `/api/admin/bets/${graded}/regrade`;
    const body = { result: 'loss', sequence: 1, reason: 'Said by no one at all.' };
    expect(
      [await visitor.post(url, body), await owner.post(url, body), await other.get(`${url}?result=loss`)].map(
        (answer) => answer.statusCode,
      ),
    ).toEqual([401, 403, 403]);
    expect((await admin.get(`/api/admin/bets/${byHand}/regrade?result=win`)).statusCode).toBe(409);
    expect((await admin.get(`${url}?result=win`)).statusCode).toBe(409);
    expect((await admin.get(`/api/admin/bets/${NOBODY}/regrade?result=win`)).statusCode).toBe(404);
    expect((await admin.post(`/api/admin/bets/${NOBODY}/regrade`, body)).statusCode).toBe(404);
    const wrong = [{}, { reason: 'short' }, { reason: 'x'.repeat(301) }, { result: 'won' }, { sequence: 0 }, { sequence: '1' }];
    for (const change of wrong) {
      const given = Object.keys(change).length === 0 ? {} : { ...body, ...change };
      expect([change, (await admin.post(url, given)).statusCode]).toEqual([change, 400]);
    }
    for (const path of ['/api/admin/bets', '/api/admin/bets/summary'])
      expect([(await visitor.get(path)).statusCode, (await other.get(path)).statusCode]).toEqual([401, 403]);
  });
});
