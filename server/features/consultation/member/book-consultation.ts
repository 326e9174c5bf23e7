import type { Contract } from '@clearedge/contract';
import type { VerbInput } from '@clearedge/contract/route';
import { CONSULTATION_LIMITS } from '@clearedge/contract/routes/consultation/consultation-terms';
import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { once } from '../../../kernel/once.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { checkMayOffer } from '../../limits/index.ts';
import { type Consultation, presentConsultation } from '../present-consultation.ts';
import { type ConsultationRow, countAhead, insertConsultation } from '../rows/consultation-rows.ts';
import { lockSeats, takeHalves } from '../rows/half-rows.ts';
import { getExpert } from '../rows/hours-rows.ts';
import { checkStart } from '../rules/slot-rules.ts';

type Body = VerbInput<Contract['POST /api/consultations']>['body'];

/** Books a slot that is free for both sides, once per Idempotency-Key. */
export const bookConsultation: Verb<'POST /api/consultations'> = (ctx, { body }) => {
  const userId = requireUser(ctx.actor);
  return ctx.transact((tx) => once(tx, userId, 'POST /api/consultations', body, () => bookIn(tx, userId, body)));
};

async function bookIn(tx: Ctx, userId: string, { expertId, date, time, duration, type, topic }: Body): Promise<Consultation> {
  await checkMayOffer(tx, userId);
  await lockSeats(tx.db, expertId, userId);
  const now = tx.now();
  const expert = await getExpert(tx, expertId);
  const startsAt = checkStart(expert, date, time, now);
  const most = CONSULTATION_LIMITS.scheduledPerMember;
  if ((await countAhead(tx.db, userId, now)) >= most)
    throw new Refusal('CONFLICT', `At most ${most} sessions can be ahead. Cancel one, or wait until one is over.`);
  const row: ConsultationRow = {
    id: tx.newId(),
    userId,
    expertId,
    expertName: expert.name,
    startsAt,
    minutes: duration,
    type,
    topic: topic || null,
    status: 'scheduled',
    cancelledBy: null,
    sequence: 0,
    joinUrl: null,
    recordingUrl: null,
    notes: null,
    createdAt: now,
    slotAt: now,
    updatedAt: now,
  };
  await insertConsultation(tx.db, row);
  await takeHalves(tx.db, row);
  await audit(tx, 'consultation.booked', `consultation:${row.id}`, { expertId, startsAt: startsAt.toISOString(), minutes: duration });
  return presentConsultation(row);
}
