import type { Ctx } from '../../../kernel/ctx.ts';
import type { FollowUps } from '../jobs.ts';
import { readStandings } from '../state/read-standings.ts';

/** Somebody deletes the account: what is billed must end with it. Call it in that transaction, before the account is gone. */
export const endBilling =
  (jobs: Pick<FollowUps, 'endSubscription'>) =>
  async (tx: Ctx, userId: string): Promise<void> => {
    for (const { id, state, customer } of await readStandings(tx, userId))
      if (state !== 'ended') await tx.enqueue(jobs.endSubscription, { subscriptionId: id, gateway: customer.gateway }, { dedupeKey: id });
  };
