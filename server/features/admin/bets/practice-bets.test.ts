import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, contests, ledgerTransfers, notifications } from '../../../db/schema/index.ts';
import { createUser, makeServer, withTestCtx } from '../../../testing/index.ts';
import { practiceFeature } from '../../practice/index.ts';
import { expectSoundBooks, finalScore, offerGame, report, slip } from '../../practice/testing/scene.ts';
import { settleContest, settlementFeature } from '../../settlement/index.ts';
import { admin as adminSlice } from '../testing/scene.ts';

const LIST = '/api/admin/practice-bets';
const NOBODY = '00000000-0000-4000-8000-000000000000';
const reason = 'The scorer changed the ninth inning.';

test('an admin corrects a leg of a practice bet: preview, ledger, word to its owner, and scores leave it alone', {
  timeout: 60_000,
}, async () => {
  await withTestCtx({}, async (ctx, world) => {
    const features = [practiceFeature(), settlementFeature, adminSlice];
    const server = await makeServer(features, { world });
    const me = await server.as(world.user!);
    const staff = await server.as(await createUser(ctx, { isAdmin: true, tier: 'elite' }));
    const game = await offerGame(ctx);
    const other = await offerGame(ctx, { gameId: '20260711_LAD@SF', awayCode: 'LAD', homeCode: 'SF' });
    const place = async (body: object): Promise<string> => (await me.post('/api/virtual/bets', body)).json().id;
    const id = await place(slip());
    const open = await place(slip({ gameId: other.gameId, stake: 5 }));
    const end = async (version: number, away: number, home: number): Promise<void> => {
      await ctx.db.update(contests).set({ status: 'final' }).where(eq(contests.id, game.id));
      await report(ctx, game.id, version, finalScore(away, home));
      await settleContest(world.ctxFor('system'), game.id);
    };
    const leg = (bet: string, position = 0): string => `${LIST}/${bet}/legs/${position}/regrade`;
    const balance = async (): Promise<number> => (await me.get('/api/user/balance')).json().balance;
    await end(1, 3, 5);
    expect(await balance()).toBe(935);

    expect((await staff.get(`${leg(id)}?result=loss`)).json().message).toBe('This leg is lost already.');
    expect((await staff.get(`${leg(open)}?result=win`)).json().message).toBe('This leg has no result yet. It settles from the score.');
    for (const [client, status] of [
      [me, 403],
      [server.visitor, 401],
    ] as const)
      expect([
        (await client.get(LIST)).statusCode,
        (await client.get(`${leg(id)}?result=win`)).statusCode,
        (await client.post(leg(id), { result: 'win', sequence: 2, reason })).statusCode,
      ]).toEqual([status, status, status]);
    for (const url of [leg(NOBODY), leg(id, 7)]) expect((await staff.get(`${url}?result=win`)).statusCode).toBe(404);

    const seen = (await staff.get(`${leg(id)}?result=win`)).json();
    expect(seen).toEqual({
      from: 'loss',
      to: 'win',
      betBefore: 'loss',
      betAfter: 'win',
      payoutBefore: 0,
      payoutAfter: 110,
      takenBack: 0,
      sequence: 2,
    });
    expect(await balance()).toBe(935);
    expect((await staff.post(leg(id), { result: 'win', sequence: 1, reason })).statusCode).toBe(409);
    expect((await staff.post(leg(id), { result: 'win', sequence: 2, reason: 'short' })).statusCode).toBe(400);
    const done = await Promise.all([1, 2, 3].map(() => staff.post(leg(id), { result: 'win', sequence: 2, reason })));
    expect([200, 409].map((wanted) => done.filter(({ statusCode }) => statusCode === wanted).length)).toEqual([1, 2]);
    expect(await balance()).toBe(1045);
    await expectSoundBooks(ctx);
    expect((await ctx.db.select().from(ledgerTransfers)).filter(({ betId }) => betId === id).map(({ kind }) => kind)).toEqual([
      'stake',
      'settlement',
      'reversal',
      'settlement',
    ]);
    expect((await me.get(`/api/virtual/bets/${id}`)).json()).toMatchObject({
      result: 'win',
      payout: 110,
      legs: [{ rule: 'Result entered by an admin', explanation: `Entered as won by an admin: ${reason}` }],
    });
    // Another version of the score.
    await end(2, 2, 6);
    expect(await balance()).toBe(1045);
    await world.runDue(features);
    const reported = (await ctx.db.select().from(notifications)).filter(({ userId }) => userId === world.user!.id);
    expect(reported.map(({ title }) => title)).toContain('Practice bet won');
    expect(reported.find(({ title }) => title === 'Practice bet won')!.body).toContain('Corrected result.');
    expect((await ctx.db.select().from(auditEntries)).filter(({ action }) => action === 'practice-bet.regraded')).toMatchObject([
      { subject: `practice-bet:${id}`, details: { position: 0, from: 'loss', to: 'win', reason } },
    ]);
    expect((await staff.get(`${LIST}?status=settled`)).json()).toMatchObject([{ id, legs: [{ result: 'win', isEntered: true }] }]);
    expect((await staff.get(`${LIST}?status=pending`)).json()).toMatchObject([{ id: open, legs: [{ result: null, isEntered: false }] }]);
    expect((await staff.get(`${LIST}?status=flagged`)).json()).toEqual([]);
    await server.close();
  });
});
