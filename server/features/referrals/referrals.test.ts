import { PAID_TIERS } from '@clearedge/contract/entitlements';
import { DAY_MS } from '@clearedge/quant/calendar';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, referralCodes, users } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { withTestCtx } from '../../testing/index.ts';
import { countActiveCodes, listReferred } from './index.ts';
import { CODES, openScene, type Scene } from './testing/scene.ts';

const NOT_VALID = 'This referral code is not valid.';
const payment = (n: number): string => `00000000-0000-4000-8000-00000000000${n}`;

const withScene = (run: (scene: Scene, ctx: Ctx, move: (days: number) => void) => Promise<void>): Promise<void> =>
  withTestCtx({ signedOut: true }, async (ctx, world) => {
    const scene = await openScene(ctx, world);
    await run(scene, ctx, (days) => world.clock.set(new Date(ctx.now().getTime() + days * DAY_MS)));
    await scene.server.close();
  });
const idOf = async (ctx: Ctx, username: string): Promise<string> =>
  (await ctx.db.select().from(users).where(eq(users.username, username)))[0]!.id;

describe('codes', { timeout: 60_000 }, () => {
  test('defaults, upper case, the partner, an audit row; a name only once', async () => {
    await withScene(async ({ admin, create }, ctx) => {
      const code = await create({ code: ' summer-26 ' });
      expect(code).toMatchObject({
        code: 'SUMMER-26',
        rewardTier: 'pro',
        rewardDuration: 30,
        maxUses: 100,
        commissionPercentage: 10,
        usageCount: 0,
        expiresAt: null,
        payoutStatus: 'pending',
        totalCommissionEarned: 0,
        isActive: true,
        partner: 'Partner',
      });
      const again = await admin.post(CODES, { code: 'Summer-26' });
      expect([again.statusCode, again.json()]).toEqual([409, expect.objectContaining({ code: 'CONFLICT' })]);
      expect((await ctx.db.select().from(auditEntries)).map(({ action }) => action)).toEqual(['referral-code.created']);
    });
  });

  test('limits of every field, and nothing but the listed ones changes', async () => {
    await withScene(async ({ admin }, ctx) => {
      const refused: [object, string][] = [
        [{ code: '' }, 'Please enter a referral code'],
        [{}, 'Please enter a referral code'],
        [{ code: 'ABC' }, 'A code has 4 to 24 letters, digits, dashes or underscores.'],
        [{ code: 'A'.repeat(25) }, 'A code has 4 to 24 letters, digits, dashes or underscores.'],
        [{ code: 'AB CD' }, 'A code has 4 to 24 letters, digits, dashes or underscores.'],
        [{ code: 'GOOD', commissionPercentage: 101 }, 'The commission is a whole number from 0 to 100.'],
        [{ code: 'GOOD', commissionPercentage: -1 }, 'The commission is a whole number from 0 to 100.'],
        [{ code: 'GOOD', commissionPercentage: 2.5 }, 'The commission is a whole number from 0 to 100.'],
        [{ code: 'GOOD', rewardDuration: 0 }, 'The duration is a whole number from 1 to 365.'],
        [{ code: 'GOOD', maxUses: 0 }, 'The number of uses is a whole number from 1 to 100000.'],
        [{ code: 'GOOD', rewardTier: 'gold' }, `Choose ${PAID_TIERS.join(', ')} or free.`],
        [{ code: 'GOOD', expiresAt: '2026-07-11T16:00:00Z' }, 'Choose a day that is still to come.'],
        [{ code: 'GOOD', partner: 'nobody-here' }, 'No one has this username or address.'],
      ];
      for (const [body, message] of refused) {
        const answer = await admin.post(CODES, body);
        expect([body, answer.statusCode, answer.json().issues[0].message]).toEqual([body, 400, message]);
      }
      await admin.post(CODES, {
        code: 'EDGE',
        commissionPercentage: 100,
        maxUses: null,
        rewardDuration: 365,
        uses: 7,
        isActive: false,
        id: payment(1),
      });
      const [row] = await ctx.db.select().from(referralCodes);
      expect(row).toMatchObject({ code: 'EDGE', uses: 0, isActive: true, maxUses: null });
      expect(row!.id).not.toBe(payment(1));
    });
  });

  test('staff only: 401 signed out, 403 for a partner; the partner sees their own code, no one else does', async () => {
    await withScene(async ({ server, partnerClient, create, admin }) => {
      await create();
      for (const [client, status] of [
        [server.visitor, 401],
        [partnerClient, 403],
      ] as const)
        expect([
          (await client.get(CODES)).statusCode,
          (await client.post(CODES, { code: 'MINE' })).statusCode,
          (await client.patch(`${CODES}/PARTNER1`, { isActive: false })).statusCode,
          (await client.post(`${CODES}/PARTNER1/mark-paid`)).statusCode,
        ]).toEqual([status, status, status, status]);
      expect((await partnerClient.get('/api/referrals')).json().codes).toMatchObject([
        { code: 'PARTNER1', link: 'http://localhost:3000/auth?ref=PARTNER1' },
      ]);
      expect((await admin.get('/api/referrals')).json()).toEqual({ codes: [], entries: [] });
      for (const unknown of ['NOBODY', "1' or '1", '../x', '0'])
        expect((await admin.post(`${CODES}/${encodeURIComponent(unknown)}/mark-paid`)).statusCode).toBe(404);
    });
  });
});

describe('signing up by a code', { timeout: 60_000 }, () => {
  test('gives the reward in the same answer, counts one use, and says where it came from', async () => {
    await withScene(async ({ create, join, code, partner }, ctx) => {
      await create({ rewardTier: 'elite', rewardDuration: 7 });
      const { status, body } = await join('bob', 'partner1');
      expect([status, body]).toMatchObject([
        201,
        { user: { subscriptionTier: 'elite', subscriptionStatus: 'active', subscriptionEndDate: '2026-07-18T16:00:00.000Z' } },
      ]);
      expect(await code()).toMatchObject({ usageCount: 1, totalReferrals: 0 });
      const bob = await idOf(ctx, 'bob');
      const referred = await listReferred(ctx, [bob, partner.id]);
      expect([referred.get(bob), referred.get(partner.id)]).toEqual([
        { count: 0, by: 'PARTNER1' },
        { count: 1, by: null },
      ]);
      const actions = (await ctx.db.select().from(auditEntries)).map(({ action }) => action);
      expect(actions).toEqual(expect.arrayContaining(['referral-code.used', 'user.tier-set']));
    });
  });

  test('unknown, used up, switched off, expired and one’s own: one answer, and no account', async () => {
    await withScene(async ({ create, join, admin, code }, ctx, move) => {
      await create({ maxUses: 1, expiresAt: '2026-07-12T16:00:00Z' });
      const refused = async (name: string, typed: string, email?: string): Promise<void> => {
        const { status, body } = await join(name, typed, email);
        expect([typed, status, body]).toMatchObject([typed, 400, { issues: [{ path: 'referralCode', message: NOT_VALID }] }]);
        expect(await ctx.db.select().from(users).where(eq(users.username, name))).toEqual([]);
      };
      await refused('ann2', 'PARTNER1', 'annlee+2@googlemail.com');
      await refused('eve', 'PARTNER2');
      await admin.patch(`${CODES}/partner1`, { isActive: false });
      await refused('eve', 'PARTNER1');
      await admin.patch(`${CODES}/PARTNER1`, { isActive: true });
      expect((await join('bob', 'PARTNER1')).status).toBe(201);
      await refused('eve', 'PARTNER1');
      expect((await code()).usageCount).toBe(1);
      await create({ code: 'LATE', expiresAt: '2026-07-12T16:00:00Z' });
      expect(await countActiveCodes(ctx)).toBe(2);
      move(1);
      await refused('eve', 'LATE');
      expect([await countActiveCodes(ctx), (await code('LATE')).isActive]).toEqual([0, false]);
      expect((await join('eve')).status).toBe(201);
    });
  });

  test('someone who guesses codes is stopped; right ones do not count', async () => {
    await withScene(async ({ create, join }) => {
      await create();
      for (let at = 0; at < 29; at++) await join('eve', `GUESS${at}`);
      expect((await join('bob', 'PARTNER1')).status).toBe(201);
      expect((await join('eve', 'GUESS30')).status).toBe(400);
      expect((await join('eve', 'PARTNER1')).status).toBe(429);
      expect((await join('eve')).status).toBe(201);
    });
  });
});
