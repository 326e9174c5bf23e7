import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { checkMayOffer } from '../../limits/index.ts';
import { providerNow } from '../state/read-standings.ts';
import { keepAnswer } from '../upkeep/sync-subscription.ts';
import { findRunning, presentPlan } from './own-plan.ts';
import { type Works, withAccount } from './with-account.ts';

/** Takes back what was to happen at the end of the period. */
export const resumeSubscription =
  (works: Works): Verb<'POST /api/subscription/resume'> =>
  async (ctx) => {
    const userId = requireUser(ctx.actor);
    const running = await findRunning(ctx, userId);
    if (!running || (!running.cancelAt && !running.nextTier))
      throw new Refusal('CONFLICT', 'There is no cancellation or downgrade to take back.');
    await checkMayOffer(ctx, userId);
    const { gateway } = running.customer;
    const askedAt = providerNow(ctx, gateway);
    const snapshot = await withAccount(ctx, works, gateway, (account) => account.resume(running.id));
    await keepAnswer(ctx, { gateway, snapshot, askedAt, cause: 'resumed by the user' });
    await audit(ctx, 'plan.resumed', `user:${userId}`, { subscription: running.id });
    return presentPlan(ctx, userId);
  };
