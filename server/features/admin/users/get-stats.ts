import { userCounts } from '@clearedge/contract/routes/admin/users';
import { centsToDollars } from '@clearedge/quant/money';
import type { Verb } from '../../../kernel/feature.ts';
import type { Referrals } from './present-users.ts';
import { countByPlan, sumPayments } from './user-rows.ts';

/** Users by plan, and what came in less what went back: the same rows that invoices are shown from. */
export const getStats =
  (referrals: Referrals): Verb<'GET /api/admin/stats'> =>
  async (ctx) => {
    const counts = await countByPlan(ctx.db);
    const { paidCents, refundedCents, payments } = await sumPayments(ctx.db);
    return {
      totalUsers: counts.total,
      ...userCounts((tier) => counts[tier]),
      simulatedUsers: counts.simulated,
      activeSubscriptions: counts.subscribed,
      givenPlans: counts.given,
      totalRevenue: centsToDollars(paidCents - refundedCents),
      payments,
      refunded: centsToDollars(refundedCents),
      activeReferralCodes: (await referrals?.countActiveCodes(ctx)) ?? 0,
    };
  };
