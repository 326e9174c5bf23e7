import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { presentConsultation } from '../present-consultation.ts';
import { type ConsultationRow, updateConsultation } from '../rows/consultation-rows.ts';
import { lockSeats, moveHalves } from '../rows/half-rows.ts';
import { getExpert } from '../rows/hours-rows.ts';
import type { ExpertId } from '../rules/experts.ts';
import { checkStart } from '../rules/slot-rules.ts';
import { getOwn, lockChangeable } from './own-consultation.ts';

/** Moves a session to another slot of its expert; the link of the call stays. */
export const moveConsultation: Verb<'PATCH /api/consultations/:consultationId'> = (ctx, { params: { consultationId }, body }) => {
  const userId = requireUser(ctx.actor);
  return ctx.transact(async (tx) => {
    const expertId = (await getOwn(tx, consultationId, userId)).expertId as ExpertId;
    await lockSeats(tx.db, expertId, userId);
    const before = await lockChangeable(tx, consultationId, userId, 'moved');
    const now = tx.now();
    const startsAt = checkStart(await getExpert(tx, expertId), body.date, body.time, now);
    if (startsAt.getTime() === before.startsAt.getTime()) return presentConsultation(before);
    const change: Partial<ConsultationRow> = { startsAt, sequence: before.sequence + 1, slotAt: now, updatedAt: now };
    const after = { ...before, ...change };
    await moveHalves(tx.db, after);
    await updateConsultation(tx.db, before.id, change);
    const [from, to] = [before.startsAt.toISOString(), startsAt.toISOString()];
    await audit(tx, 'consultation.moved', `consultation:${before.id}`, { from, to });
    return presentConsultation(after);
  });
};
