import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, bets, contestFacts, jobs } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { ProviderReport } from '../../../ports/index.ts';
import { createContest, createUser, feedGame, makeServer, withTestCtx } from '../../../testing/index.ts';
import { createBillingFeature } from '../../billing/index.ts';
import { FINAL } from '../testing/final-facts.ts';
import { admin as adminSlice, scene } from '../testing/scene.ts';

const nothing = async (): Promise<void> => undefined;

const pendingBet = (ctx: Ctx, userId: string, contestId: string, flag: string | null = null) =>
  ctx.db
    .insert(bets)
    .values({
      id: ctx.newId(),
      userId,
      contestId,
      sport: 'mlb',
      gameLabel: 'A @ B',
      betType: 'moneyline',
      selectionText: 'A',
      selection: { market: 'moneyline', period: 'full', side: 'away' },
      selectionSource: 'structured',
      terms: { pitcherRule: 'action' },
      odds: 100,
      stakeCents: 1000,
      source: 'slip',
      placedAt: ctx.now(),
      status: 'pending',
      ruleVersion: '1',
      flag,
      updatedAt: ctx.now(),
    });

test('the queue names what is missing, stopped or undecided, and leaves out what is still to come', async () => {
  await scene(async ({ ctx, admin, world }) => {
    const past = new Date('2026-07-10T23:05:00Z');
    const games = {
      '20260710_AAA@BBB': { status: 'final', startsAt: past },
      '20260710_CCC@DDD': { status: 'suspended', startsAt: past, statusNote: 'Rain' },
      '20260710_EEE@FFF': { status: 'live', startsAt: past },
      '20260711_GGG@HHH': { status: 'scheduled', startsAt: new Date('2026-07-11T23:05:00Z') },
      '20260710_III@JJJ': { status: 'final', startsAt: past },
    } as const;
    for (const [gameId, values] of Object.entries(games)) {
      const contest = await createContest(ctx, { gameId, ...values });
      if (!gameId.includes('III')) await pendingBet(ctx, world.user!.id, contest.id, gameId.includes('CCC') ? 'suspended' : null);
    }
    const queue = (await admin.get('/api/admin/settlement-queue')).json() as { gameId: string; reason: string }[];
    expect(queue.map(({ gameId, reason }) => [gameId, reason])).toEqual([
      ['20260710_AAA@BBB', 'missing-score'],
      ['20260710_CCC@DDD', 'suspended'],
      ['20260710_EEE@FFF', 'missing-score'],
    ]);
    expect(queue[1]).toMatchObject({ statusNote: 'Rain', bets: 1, practiceLegs: 0, picks: 0, flags: ['suspended'], score: null });
  });
});

test('asking the source now counts the games that changed and the bets that were settled, and is written down', async () => {
  await scene(async ({ ctx, admin, world, listAudit }) => {
    const contest = await createContest(ctx, { updatedAt: new Date('2026-07-11T15:00:00Z') });
    world.feed.contests = [feedGame({ status: 'delayed', statusNote: 'Rain' })];
    const ended = await createContest(ctx, { gameId: '20260708_AAA@BBB', status: 'final' });
    await pendingBet(ctx, world.user!.id, ended.id);
    const stated = { version: 1, isFinal: true, facts: FINAL, factsHash: '1', reportedAt: ctx.now(), recordedAt: ctx.now() };
    await ctx.db.insert(contestFacts).values({ id: ctx.newId(), contestId: ended.id, ...stated });
    expect((await admin.post('/api/admin/sync-live-games')).json()).toEqual({ updatedGames: 1, settledBets: 1 });
    expect(await ctx.db.select().from(bets)).toMatchObject([{ status: 'settled', result: 'win' }]);
    expect((await admin.post('/api/admin/sync-live-games')).json()).toEqual({ updatedGames: 0, settledBets: 0 });
    expect(new Set((await listAudit('games.synced')).map(({ details }) => details.updatedGames))).toEqual(new Set([0, 1]));
    expect(contest.gameId).toBe('20260711_NYY@BOS');
  });
});

test('jobs and sources say how they stand', async () => {
  await scene(async ({ ctx, admin }) => {
    const job = { payload: {}, runAt: ctx.now(), maxAttempts: 3 };
    await ctx.db.insert(jobs).values([
      { ...job, name: 'mail', doneAt: ctx.now() },
      { ...job, name: 'mail' },
      { ...job, name: 'sync', failedAt: ctx.now(), lastError: 'x'.repeat(1000) },
    ]);
    await ctx.db.execute(sql`insert into job_schedules (name, next_run_at) values ('sync', ${ctx.now().toISOString()}::timestamptz)`);
    const now = ctx.now().toISOString();
    expect((await admin.get('/api/admin/jobs')).json()).toEqual([
      { name: 'sync', waiting: 0, running: 0, failed: 1, lastDoneAt: null, nextRunAt: now, lastError: 'x'.repeat(300) },
      { name: 'mail', waiting: 1, running: 0, failed: 0, lastDoneAt: now, nextRunAt: null, lastError: null },
    ]);
    const sources = (await admin.get('/api/admin/providers')).json() as { name: string; state: string }[];
    expect(sources.map(({ name }) => name)).toContain('Odds');
    expect(sources.every(({ state }) => ['idle', 'off'].includes(state))).toBe(true);
  });
});

test('the audit log is filtered, paged and exported, formulas told apart', async () => {
  await scene(async ({ ctx, admin, world }) => {
    const other = await createUser(ctx, { username: '=cmd()' });
    const entry = (action: string, at: string, actorId: string | null, subject = 'user:1') => ({
      id: ctx.newId(),
      at: new Date(at),
      actorId,
      action,
      subject,
      details: { reason: '=1+1' },
    });
    await ctx.db
      .insert(auditEntries)
      .values([
        entry('bet.resolved', '2026-07-01T12:00:00Z', other.id),
        entry('bet.regraded', '2026-07-02T03:59:00Z', world.user!.id, 'bet:1'),
        entry('user_x', '2026-07-03T12:00:00Z', null),
      ]);
    const find = async (query: string) =>
      ((await admin.get(`/api/admin/audit?${query}`)).json() as { action: string }[]).map(({ action }) => action);
    expect(await find('')).toEqual(['user_x', 'bet.regraded', 'bet.resolved']);
    expect(await find('action=bet.')).toEqual(['bet.regraded', 'bet.resolved']);
    expect(await find('action=user%25')).toEqual([]);
    expect(await find('subject=bet:1')).toEqual(['bet.regraded']);
    expect(await find(`actorId=${other.id}`)).toEqual(['bet.resolved']);
    // One minute before midnight in the east is still the first of July.
    expect(await find('from=2026-07-01&to=2026-07-01')).toEqual(['bet.regraded', 'bet.resolved']);
    expect(await find('limit=1&page=2')).toEqual(['bet.regraded']);
    const csv = (await admin.get('/api/admin/audit/csv?action=bet.resolved')).body.split('\r\n');
    expect(csv[0]).toBe('at,actor,actorId,action,subject,details');
    expect(csv[1]).toBe(`2026-07-01T12:00:00.000Z,'=cmd(),${other.id},bet.resolved,user:1,"{""reason"":""=1+1""}"`);
    for (const query of ['actorId=1', 'from=yesterday', 'to=9999-12-31', 'limit=500', `action=${'x'.repeat(81)}`])
      expect([query, (await admin.get(`/api/admin/audit?${query}`)).statusCode]).toEqual([query, 400]);
  });
});

test('a provider that changed is marked with its sentences, and taken as it is by staff who give a reason', async () => {
  await scene(async ({ ctx, admin, world }) => {
    const accepted: string[] = [];
    const report: ProviderReport = {
      name: 'nhl-api',
      breaker: 'closed',
      restsUntil: null,
      requests: 9,
      failures: 1,
      lastGoodAt: ctx.now(),
      lastFault: null,
      quota: null,
      notes: [],
      changed: ['NHL week: score of a final in 0% of its rows, before in 100%'],
    };
    world.container.ports.health = {
      listReports: () => Promise.resolve([report]),
      findLastAnswer: () => Promise.resolve(null),
      acceptChange: (provider) => Promise.resolve(void accepted.push(provider)),
    };
    const row = async () =>
      ((await admin.get('/api/admin/providers')).json() as { provider: string }[]).find(({ provider }) => provider === 'nhl-api');
    expect(await row()).toMatchObject({ state: 'changed', changed: report.changed });
    const reason = 'The league renamed the field';
    const accept = (provider: string, changed: readonly string[]) =>
      admin.post(`/api/admin/providers/${provider}/accept-change`, { changed, reason });
    expect((await accept('nobody', report.changed)).statusCode).toBe(404);
    expect((await accept('nhl-api', ['something else'])).statusCode).toBe(409);
    expect(accepted).toEqual([]);
    expect((await accept('nhl-api', report.changed)).statusCode).toBe(200);
    expect(accepted).toEqual(['nhl-api']);
    expect(await ctx.db.select().from(auditEntries).where(eq(auditEntries.action, 'provider.change-accepted'))).toMatchObject([
      { subject: 'provider:nhl-api', details: { reason, changed: report.changed } },
    ]);
  });
});

test('no one but an admin sees any of it', async () => {
  await scene(async ({ elite, server }) => {
    for (const path of ['settlement-queue', 'providers', 'jobs', 'audit', 'audit/csv'])
      expect([
        path,
        (await server.visitor.get(`/api/admin/${path}`)).statusCode,
        (await elite.get(`/api/admin/${path}`)).statusCode,
      ]).toEqual([path, 401, 403]);
    const refused = await elite.post('/api/admin/sync-live-games');
    expect([refused.statusCode, refused.json().message]).toEqual([403, 'Admin access required']);
  });
});

test('revenue is what the invoices say, less what went back', { timeout: 60_000 }, async () => {
  await withTestCtx({ tier: 'elite', isAdmin: true }, async (ctx, world) => {
    const { feature } = createBillingFeature({ onPaid: nothing, onRefunded: nothing });
    const server = await makeServer([feature, adminSlice], { world });
    const admin = await server.as(world.user!);
    const payer = await createUser(ctx, { username: 'payer' });
    const client = await server.as(payer);
    const { checkoutUrl } = (await client.post('/api/subscription/change', { tier: 'pro' })).json();
    expect((await client.post(`/api${checkoutUrl}`, { card: 'succeeds' })).statusCode).toBe(200);
    // Another plan, another cookie.
    const invoices = (await (await server.as(payer)).get('/api/subscription/invoices')).json() as { amount: number; status: string }[];
    const paid = invoices.filter(({ status }) => status === 'paid').reduce((sum, { amount }) => sum + amount, 0);
    expect(paid).toBe(25);
    const stats = async () => (await admin.get('/api/admin/stats')).json();
    expect(await stats()).toMatchObject({ totalUsers: 2, proUsers: 1, eliteUsers: 1, totalRevenue: paid, refunded: 0, payments: 1 });
    expect(await stats()).toMatchObject({ activeSubscriptions: 1, givenPlans: 1 });
    await ctx.db.execute(sql`update subscriptions set status = 'canceled'`);
    expect(await stats()).toMatchObject({ activeSubscriptions: 0, givenPlans: 2 });
    await ctx.db.execute(sql`update subscriptions set status = 'active'`);
    await ctx.db.execute(sql`update payments set refunded_cents = 1000`);
    expect(await stats()).toMatchObject({ totalRevenue: 15, refunded: 10 });
    expect((await admin.get('/api/admin/users?search=payer')).json()).toMatchObject([
      { subscriptionTier: 'pro', stripeCustomerId: expect.stringMatching(/^cus_/) },
    ]);
    await server.close();
  });
});
