import type { Tier } from '@clearedge/contract/entitlements';
import type { NoticeKind, NoticeWay } from '@clearedge/contract/routes/people/notice-kinds';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listMarkupFaults } from '../../../tools/pages/checkers/markup.ts';
import { notifications, users } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { createUser, makeServer, setLimits, type TestWorld, type UserRow, withTestCtx } from '../../testing/index.ts';
import { accountsFeature } from '../accounts/index.ts';
import { postNotification } from '../notifications/index.ts';
import { noticesFeature } from './index.ts';
import { mailNotices } from './mail-notices.ts';

const settings = { oddsFormat: 'american', theme: 'dark', timeZone: null, myBooks: [], unitCents: null } as const;
type Notify = Partial<Record<NoticeKind, NoticeWay>>;
type Own = { tier?: Tier; notify?: Notify; quietHours?: { from: number; until: number } };

const person = (ctx: Ctx, { tier = 'pro', ...own }: Own): Promise<UserRow> =>
  createUser(ctx, { tier, settings: { ...settings, myBooks: [], ...own } });
const tell = (ctx: Ctx, userId: string, kind: NoticeKind = 'bet_settled', dedupeKey = kind as string, shownFrom: Date | null = null) =>
  ctx.transact((tx) => postNotification(tx, { userId, kind, title: 'Bet won', body: '+$10.00', href: '/my-bets', dedupeKey, shownFrom }));
const mailed = ({ feed }: TestWorld): string[] => feed.mails.map(({ to, subject }) => `${to} ${subject}`);

async function container(run: (ctx: Ctx, world: TestWorld, mail: () => Promise<void>) => Promise<void>): Promise<void> {
  await withTestCtx({ signedOut: true, now: '2026-07-11T16:00:00Z' }, async (ctx, world) => {
    await run(ctx, world, () => mailNotices(world.ctxFor('system')));
  });
}

test('each kind reaches its reader the way they chose: not at all, in the bell, or by mail as well with Pro', async () => {
  await container(async (ctx, world, mail) => {
    const notify = { bet_settled: 'mail', group: 'off', price_alert: 'bell' } as const;
    const [pro, free] = [await person(ctx, { notify }), await person(ctx, { tier: 'free', notify })];
    for (const { id } of [pro, free])
      for (const kind of ['bet_settled', 'group', 'price_alert', 'plan'] as const) await tell(ctx, id, kind);
    await mail();
    expect(mailed(world)).toEqual([`${pro.email} Bet won | ClearEdge`]);
    expect(world.feed.mails[0]!.text).toMatch(/\+\$10\.00[\s\S]*\/my-bets[\s\S]*1-800-GAMBLER[\s\S]*\/settings/);
    expect(await listMarkupFaults(world.feed.mails[0]!.html!)).toEqual([]);
    expect(world.feed.mails[0]!.html).toMatch(
      /<h1>Bet won<\/h1>[\s\S]*\+\$10\.00[\s\S]*href="[^"]*\/my-bets"[\s\S]*href="[^"]*\/settings"/,
    );
    const rows = await ctx.db.select().from(notifications);
    for (const { id } of [pro, free])
      expect(
        rows
          .filter(({ userId }) => userId === id)
          .map(({ kind }) => kind)
          .sort(),
      ).toEqual(['bet_settled', 'plan', 'price_alert']);
  });
});

test('once, from however many places, and never again when it was told again', async () => {
  await container(async (ctx, world) => {
    const { id } = await person(ctx, { notify: { bet_settled: 'mail' } });
    await tell(ctx, id);
    await tell(ctx, id);
    await Promise.all([1, 2, 3].map(() => mailNotices(world.ctxFor('system'))));
    world.clock.advanceMinutes(60);
    await world.runDue([noticesFeature], '2026-07-11T18:00:00Z');
    expect(world.feed.mails).toHaveLength(1);
  });
});

test('not in quiet hours nor during a break: it comes when the later of them ends', async () => {
  await container(async (ctx, world, mail) => {
    const { id } = await person(ctx, { notify: { bet_settled: 'mail' }, quietHours: { from: 11, until: 14 } });
    await setLimits(ctx, id, { coolOffUntil: new Date('2026-07-11T20:00:00Z') });
    await tell(ctx, id);
    await mail();
    world.clock.set('2026-07-11T19:00:00Z');
    await mail();
    expect(mailed(world)).toEqual([]);
    world.clock.set('2026-07-11T20:00:01Z');
    await mail();
    expect(world.feed.mails).toHaveLength(1);
  });
});

test.each<[what: string, change: (ctx: Ctx, userId: string) => Promise<unknown>]>([
  ['was read in the bell', (ctx, id) => ctx.db.update(notifications).set({ readAt: ctx.now() }).where(eq(notifications.userId, id))],
  ['is of a plan that ended', (ctx, id) => ctx.db.update(users).set({ tier: 'free' }).where(eq(users.id, id))],
  [
    'is wanted no more',
    (ctx, id) =>
      ctx.db
        .update(users)
        .set({ settings: { ...settings, myBooks: [], notify: { bet_settled: 'bell' } } })
        .where(eq(users.id, id)),
  ],
  ['belongs to no one anymore', (ctx, id) => ctx.db.delete(users).where(eq(users.id, id))],
])('what %s meanwhile is not mailed', async (_what, change) => {
  await container(async (ctx, world, mail) => {
    const { id } = await person(ctx, { notify: { bet_settled: 'mail' } });
    await tell(ctx, id, 'bet_settled', 'a', new Date('2026-07-11T17:00:00Z'));
    await mail();
    await change(ctx, id);
    world.clock.set('2026-07-11T17:00:01Z');
    await mail();
    await mail();
    expect(mailed(world)).toEqual([]);
    expect((await ctx.db.select().from(notifications)).every(({ mailDueAt }) => mailDueAt === null)).toBe(true);
  });
});

test('the choice is one’s own, kind by kind; mail takes Pro, and news of the plan stays on', async () => {
  await container(async (ctx, world) => {
    const server = await makeServer([accountsFeature({ onRegistered: async () => undefined, exporters: {} })], { world });
    const [free, pro] = [await server.as(await person(ctx, { tier: 'free' })), await server.as(await person(ctx, {}))];
    const set = async (who: typeof free, notify: unknown) => who.patch('/api/settings', { notify });
    expect((await set(free, { group: 'off' })).json().user.settings.notify).toEqual({ group: 'off' });
    expect((await set(free, { price_alert: 'bell' })).json().user.settings.notify).toEqual({ group: 'off', price_alert: 'bell' });
    expect((await free.patch('/api/settings', { theme: 'light' })).json().user.settings.notify).toEqual({
      group: 'off',
      price_alert: 'bell',
    });
    const refused = await set(free, { bet_settled: 'mail' });
    expect([refused.statusCode, refused.json()]).toEqual([402, expect.objectContaining({ code: 'TIER_REQUIRED', requiredTier: 'pro' })]);
    expect((await set(pro, { bet_settled: 'mail', plan: 'mail' })).json().user.settings.notify).toEqual({
      bet_settled: 'mail',
      plan: 'mail',
    });
    expect((await server.visitor.patch('/api/settings', { notify: { group: 'off' } })).statusCode).toBe(401);
    for (const wrong of [
      '',
      null,
      7,
      [],
      { group: 'loud' },
      { gossip: 'off' },
      { plan: 'off' },
      { group: null },
      { group: 'x'.repeat(10_240) },
    ])
      expect([wrong, (await set(pro, wrong)).statusCode]).toEqual([wrong, 400]);
    await server.close();
  });
});
