import type { Ctx } from '../../../kernel/ctx.ts';
import { type Gateway, PaymentFailure } from '../../../ports/index.ts';
import { readSetup } from '../keys/payment-setup.ts';
import type { Works } from '../plan/with-account.ts';
import { listRunning } from '../state/subscription-rows.ts';
import { syncSubscription } from './sync-subscription.ts';

const PAGE = 100;

async function reconcileOf(ctx: Ctx, works: Works, gateway: Gateway): Promise<number> {
  let checked = 0;
  for (let after = ''; ; ) {
    const ids = await listRunning(ctx.db, gateway, after, PAGE);
    for (const id of ids) {
      try {
        await syncSubscription(ctx, works, id);
        checked++;
      } catch (error) {
        if (!(error instanceof PaymentFailure)) throw error;
        ctx.log.warn({ subscription: id, fault: error.fault, reason: error.message }, 'a subscription could not be compared');
        // With no answer or a wrong key the others fail as well; tomorrow is another day.
        if (error.fault !== 'refused') return checked;
      }
    }
    if (ids.length < PAGE) return checked;
    after = ids.at(-1)!;
  }
}

/** Compares every running subscription with the provider: what an event that never came would have said is made up for. */
export async function reconcile(ctx: Ctx, works: Works): Promise<void> {
  const { stripe, test } = await readSetup(ctx);
  const checked = (stripe ? await reconcileOf(ctx, works, 'stripe') : 0) + (test ? await reconcileOf(ctx, works, 'test') : 0);
  if (checked > 0) ctx.log.info({ checked }, 'subscriptions were compared with the payment provider');
}
