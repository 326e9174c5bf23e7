import { DAY_MS } from '@clearedge/quant/calendar';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { notifications, users } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { makeServer, withTestCtx } from '../../testing/index.ts';
import { giveTier, weighGift } from './gifts.ts';
import { createBillingFeature } from './index.ts';

const NOW = new Date('2026-07-11T16:00:00Z');
const day = (days: number): Date => new Date(NOW.getTime() + days * DAY_MS);
const paid = (tier: 'free' | 'pro' | 'elite') => ({ tier, status: 'active' as const, endAt: tier === 'free' ? null : day(31) });

describe('a gift beside what is paid', () => {
  const gift = (tier: 'pro' | 'elite', endAt: Date, waitsSince: Date | null = null) => ({ tier, endAt, waitsSince });
  test.each([
    ['none', paid('pro'), null, paid('pro'), null],
    ['nothing is paid', paid('free'), gift('pro', day(9)), { tier: 'pro', status: 'active', endAt: day(9) }, gift('pro', day(9))],
    ['the same is paid: it waits', paid('pro'), gift('pro', day(9)), paid('pro'), gift('pro', day(9), NOW)],
    ['more is paid: it waits', paid('elite'), gift('pro', day(9)), paid('elite'), gift('pro', day(9), NOW)],
    ['less is paid', paid('pro'), gift('elite', day(9)), { tier: 'elite', status: 'active', endAt: day(9) }, gift('elite', day(9))],
    ['it waits on', paid('pro'), gift('pro', day(-1), day(-10)), paid('pro'), gift('pro', day(-1), day(-10))],
    [
      'what is paid has ended: the rest follows',
      paid('free'),
      gift('pro', day(-1), day(-10)),
      { tier: 'pro', status: 'active', endAt: day(9) },
      gift('pro', day(9)),
    ],
    ['it is over', paid('free'), gift('pro', NOW), paid('free'), null],
    ['over to the millisecond', paid('pro'), gift('elite', new Date(NOW.getTime() - 1)), paid('pro'), null],
  ] as const)('%s', (_name, billed, before, plan, after) => {
    expect(weighGift(billed, before, NOW)).toEqual({ plan, gift: after });
  });
});

const nothing = async (): Promise<void> => undefined;

async function withGift(
  tier: 'pro' | 'elite',
  run: (now: { ctx: Ctx; me: Caller; until: (iso: string) => Promise<void>; tier: () => Promise<string> }) => Promise<void>,
): Promise<void> {
  await withTestCtx({}, async (ctx, world) => {
    const { feature } = createBillingFeature({ onPaid: nothing, onRefunded: nothing });
    const server = await makeServer([feature], { world });
    await ctx.transact((tx) => giveTier(tx, world.user!.id, { tier, endAt: day(10), givenBy: 'referral' }, { by: 'referral' }));
    const fresh = () => server.as(world.user!);
    await run({
      ctx,
      me: {
        plan: async () => (await (await fresh()).get('/api/subscription')).json(),
        change: async (wanted) => (await fresh()).post('/api/subscription/change', { tier: wanted }),
        buy: async (wanted) => {
          const { checkoutUrl } = (await (await fresh()).post('/api/subscription/change', { tier: wanted })).json();
          expect((await (await fresh()).post(`/api${checkoutUrl}`, { card: 'succeeds' })).statusCode).toBe(200);
        },
      },
      until: (iso) => world.runDue([{ jobs: feature.jobs ?? [] }], iso),
      tier: async () => (await ctx.db.select().from(users).where(eq(users.id, world.user!.id)))[0]!.tier,
    });
    await server.close();
  });
}
interface Caller {
  plan: () => Promise<{ tier: string; endsAt: string | null; gift: unknown; subscription: Record<string, unknown> | null }>;
  change: (tier: string) => Promise<{ statusCode: number; json: () => { message: string; checkoutUrl?: string } }>;
  buy: (tier: 'pro' | 'elite') => Promise<void>;
}

describe('someone with a gift', { timeout: 60_000 }, () => {
  test('buys the same plan: what is left of the gift waits, and follows when the paid plan ends', async () => {
    await withGift('pro', async ({ ctx, me, until, tier }) => {
      const running = { tier: 'pro', endsAt: '2026-07-21T16:00:00.000Z', restDays: 10, isWaiting: false };
      expect(await me.plan()).toMatchObject({ tier: 'pro', subscription: null, endsAt: running.endsAt, gift: running });
      const refused = await me.change('free');
      expect([refused.statusCode, refused.json().message]).toEqual([409, 'Your Pro plan is not billed, so there is nothing to cancel.']);
      await me.buy('pro');
      expect(await me.plan()).toMatchObject({
        tier: 'pro',
        subscription: { renewsAt: '2026-08-11T16:00:00.000Z' },
        gift: { tier: 'pro', endsAt: null, restDays: 10, isWaiting: true },
      });
      await me.change('free');
      await until('2026-08-11T17:00:00.000Z');
      const end = (await me.plan()).endsAt!;
      expect([await tier(), Math.round((Date.parse(end) - Date.parse('2026-08-11T16:00:00Z')) / DAY_MS)]).toEqual(['pro', 10]);
      const bell = (await ctx.db.select().from(notifications)).map(({ title }) => title);
      expect(bell).toContain('Pro goes on');
      expect(bell).not.toContain('Pro has ended');
    });
  });

  test('buys a smaller plan: the gift goes on beside it, and what is paid is there when it ends', async () => {
    await withGift('elite', async ({ me, tier }) => {
      await me.buy('pro');
      expect(await me.plan()).toMatchObject({
        tier: 'elite',
        subscription: { tier: 'pro', status: 'active' },
        gift: { tier: 'elite', endsAt: '2026-07-21T16:00:00.000Z', isWaiting: false },
      });
      expect((await me.change('pro')).json().message).toBe("You're already on the Pro plan.");
      await me.buy('elite');
      expect(await me.plan()).toMatchObject({ subscription: { tier: 'elite' }, gift: { isWaiting: true, restDays: 10 } });
      expect(await tier()).toBe('elite');
    });
  });
});
