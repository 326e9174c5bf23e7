import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { features } from '../../../app/features.ts';
import { contests, ledgerAccounts, ledgerEntries, users, virtualBets, virtualLegs } from '../../../db/schema/index.ts';
import { makeServer, withTestCtx } from '../../../testing/index.ts';
import { settleContest } from '../../settlement/settle-contest.ts';
import { expectSoundBooks, finalScore, offerGame, report, slip } from '../testing/scene.ts';

const ann = { username: 'ann', email: 'ann@example.com', password: 'correct horse 7' };

test('closing an account removes its bets and leaves its money on nameless accounts, so that the books add up before and after the game ends', async () => {
  await withTestCtx({ signedOut: true }, async (ctx, world) => {
    const contest = await offerGame(ctx);
    const server = await makeServer(features, { world });
    const joined = await server.visitor.post('/api/auth/register', ann);
    const cookie = String(joined.headers['set-cookie']).split(';')[0]!;
    const post = (url: string, body: object) => server.visitor.post(url, body, { cookie });
    expect((await post('/api/responsible-gaming/age', { isOfAge: true })).statusCode).toBe(200);
    for (const stake of [60, 25]) expect((await post('/api/virtual/bets', slip({ stake }))).statusCode).toBe(201);
    const before = await ctx.db.select().from(ledgerEntries);
    expect((await post('/api/account/delete', { password: ann.password })).statusCode).toBe(200);

    expect(await ctx.db.select().from(virtualBets)).toEqual([]);
    expect(await ctx.db.select().from(virtualLegs)).toEqual([]);
    expect((await ctx.db.select().from(users)).filter(({ username }) => username === ann.username)).toEqual([]);
    expect(await ctx.db.select().from(ledgerEntries)).toEqual(before);
    const accounts = await ctx.db.select().from(ledgerAccounts);
    const held = new Map<string, number>(accounts.map(({ kind, balanceCents }) => [kind, balanceCents]));
    expect([held.get('bankroll'), held.get('open')]).toEqual([91_500, 8500]);
    expect(JSON.stringify(accounts)).not.toContain(ann.username);
    await expectSoundBooks(ctx);

    await ctx.db.update(contests).set({ status: 'final' }).where(eq(contests.id, contest.id));
    await report(ctx, contest.id, 1, finalScore(5, 3));
    await settleContest(world.ctxFor('system'), contest.id);
    await expectSoundBooks(ctx);
    expect(await ctx.db.select().from(ledgerEntries)).toEqual(before);
    // The address is free again, and a new account begins with its own thousand.
    const again = await server.visitor.post('/api/auth/register', ann);
    const fresh = String(again.headers['set-cookie']).split(';')[0]!;
    expect((await server.visitor.get('/api/user/balance', { cookie: fresh })).json()).toMatchObject({ balance: 1000, betCount: 0 });
    await expectSoundBooks(ctx);
    await server.close();
  });
});
