import { CONSULTATION_LIMITS } from '@clearedge/contract/routes/consultation/consultation-terms';
import type { Ctx } from '../../../kernel/ctx.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { notFound } from '../present-consultation.ts';
import { type ConsultationRow, findConsultation, lockConsultation } from '../rows/consultation-rows.ts';
import { changeUntil } from '../rules/slot-rules.ts';

const own = (row: ConsultationRow | null, userId: string): ConsultationRow => {
  if (row?.userId !== userId) throw notFound();
  return row;
};

export const getOwn = async ({ db }: Ctx, id: string, userId: string): Promise<ConsultationRow> =>
  own(await findConsultation(db, id), userId);

/** One's own session, locked, while it may still be moved or cancelled. */
export async function lockChangeable(tx: Ctx, id: string, userId: string, verb: 'moved' | 'cancelled'): Promise<ConsultationRow> {
  const row = own(await lockConsultation(tx.db, id), userId);
  if (row.status !== 'scheduled') throw new Refusal('CONFLICT', `This session is ${row.status}.`);
  if (changeUntil(row.startsAt) < tx.now())
    throw new Refusal('CONFLICT', `A session can be ${verb} until ${CONSULTATION_LIMITS.noticeHours} hours before it begins.`);
  return row;
}
