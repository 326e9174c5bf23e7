import type { TICKET_CATEGORIES } from '@clearedge/contract/routes/support/ticket-terms';
import { requireUser } from '../../kernel/access.ts';
import type { Verb } from '../../kernel/feature.ts';
import { once } from '../../kernel/once.ts';
import { openTicket } from '../support/index.ts';
import { listEnabled } from './choice-rows.ts';
import { EARLY_FEATURES } from './features.ts';

const CATEGORY = { bug: 'bug_report', request: 'feature_request', feedback: 'analysis_insight' } as const satisfies Record<
  string,
  (typeof TICKET_CATEGORIES)[number]
>;

/** Opens a ticket that says which feature it is about, and whether it was on; once per Idempotency-Key. */
export const sendFeedback: Verb<'POST /api/early-access/feedback'> = (ctx, { body }) => {
  const userId = requireUser(ctx.actor);
  return ctx.transact((tx) =>
    once(tx, userId, 'POST /api/early-access/feedback', body, async () => {
      const feature = EARLY_FEATURES.find(({ id }) => id === body.featureId);
      const metadata = feature
        ? { kind: body.kind, feature: feature.name, wasOn: (await listEnabled(tx.db, userId)).has(feature.id) }
        : { kind: body.kind };
      const { title, description } = body;
      const ticket = await openTicket(tx, {
        title,
        description,
        category: CATEGORY[body.kind],
        priority: 'medium',
        source: 'early-access',
        metadata,
      });
      return { ticketId: ticket.id };
    }),
  );
};
