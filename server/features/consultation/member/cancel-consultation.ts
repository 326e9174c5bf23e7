import { requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { cancelIn } from '../cancel-in.ts';
import { presentConsultation } from '../present-consultation.ts';
import { lockChangeable } from './own-consultation.ts';

/** Calls one's own session off while that is still possible. */
export const cancelConsultation: Verb<'POST /api/consultations/:consultationId/cancel'> = (ctx, { params: { consultationId } }) => {
  const userId = requireUser(ctx.actor);
  return ctx.transact(async (tx) =>
    presentConsultation(await cancelIn(tx, await lockChangeable(tx, consultationId, userId, 'cancelled'), 'member')),
  );
};
