import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { type ConsultationRow, updateConsultation } from './consultation-rows.ts';
import { freeHalves } from './half-rows.ts';

/** Calls a session off and gives its slot back. */
export async function cancelIn(tx: Ctx, before: ConsultationRow, cancelledBy: 'member' | 'staff'): Promise<ConsultationRow> {
  const change = { status: 'cancelled' as const, cancelledBy, sequence: before.sequence + 1, updatedAt: tx.now() };
  await freeHalves(tx.db, before.id);
  await updateConsultation(tx.db, before.id, change);
  await audit(tx, 'consultation.cancelled', `consultation:${before.id}`, { by: cancelledBy });
  return { ...before, ...change };
}
