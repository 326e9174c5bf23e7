import { FREE_TIER, TIER_NAME } from '@clearedge/contract/entitlements';
import { and, eq, isNotNull, lte, ne } from 'drizzle-orm';
import { planGrants, users } from '../../../db/schema/index.ts';
import { type Ctx, defineJob, defineSchedule, FIRED } from '../../../kernel/ctx.ts';
import { setTier } from '../../accounts/index.ts';
import { postNotification } from '../../notifications/index.ts';
import { hasRunOut, type Plan, planAfter } from './grant-rules.ts';

interface Due {
  id: string;
  plan: Plan;
  billed: Plan | null;
}
const AT_ONCE = 500;

async function listDue(ctx: Ctx, userId?: string): Promise<Due[]> {
  const rows = await ctx.db
    .select({ user: users, grant: planGrants })
    .from(users)
    .leftJoin(planGrants, eq(planGrants.userId, users.id))
    .where(
      and(
        ne(users.tier, FREE_TIER),
        isNotNull(users.subscriptionEndAt),
        lte(users.subscriptionEndAt, ctx.now()),
        userId ? eq(users.id, userId) : undefined,
      ),
    )
    .limit(AT_ONCE);
  return rows.map(({ user, grant }) => ({
    id: user.id,
    plan: { tier: user.tier, status: user.subscriptionStatus, endAt: user.subscriptionEndAt },
    billed: grant && { tier: grant.tier, status: grant.status as Plan['status'], endAt: grant.endAt },
  }));
}

async function endGrant(tx: Ctx, userId: string): Promise<void> {
  const [due] = await listDue(tx, userId);
  if (!due || !hasRunOut(due.plan, due.billed, tx.now())) return;
  const next = planAfter(due.billed);
  await setTier(tx, userId, next, { by: 'period-ended' });
  if (next.tier === due.plan.tier) return;
  await postNotification(tx, {
    userId,
    kind: 'plan',
    title: `${TIER_NAME[due.plan.tier]} has ended`,
    body: `You are on ${TIER_NAME[next.tier]} now. Your history stays yours.`,
    href: '/subscribe',
    dedupeKey: `grant-end:${due.plan.endAt?.toISOString() ?? ''}`,
  });
}

/** Plans that were given for a time end by themselves. */
export const endGrantsJob = defineJob({
  payload: FIRED,
  name: 'end-granted-plans',
  maxAttempts: 3,
  leaseSeconds: 300,
  run: async (ctx) => {
    for (const { id, plan, billed } of await listDue(ctx))
      if (hasRunOut(plan, billed, ctx.now())) await ctx.transact((tx) => endGrant(tx, id));
  },
});
export const endGrantsSchedule = defineSchedule({ name: 'end-granted-plans', job: endGrantsJob, every: { seconds: 600 } });
