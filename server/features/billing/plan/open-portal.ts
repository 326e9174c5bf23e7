import { requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findRunning } from './own-plan.ts';
import { type Works, withAccount } from './with-account.ts';

/** The provider's own pages for card and address. */
export const openPortal =
  (works: Works): Verb<'POST /api/subscription/portal'> =>
  async (ctx) => {
    const running = await findRunning(ctx, requireUser(ctx.actor));
    if (!running) throw new Refusal('CONFLICT', 'There is no subscription to manage yet.');
    const { id, gateway } = running.customer;
    return { url: await withAccount(ctx, works, gateway, (account) => account.openPortal(id, `${ctx.config.publicUrl}/subscribe`)) };
  };
