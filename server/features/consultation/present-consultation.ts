import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { easternDay, easternHour } from '@clearedge/quant/calendar';
import { DomainError } from '../../kernel/domain-error.ts';
import type { ConsultationRow, StaffRow } from './consultation-rows.ts';
import type { ExpertId } from './consultation-rules.ts';
import { changeUntil, endOf, type SlotTime } from './consultation-rules.ts';

export type Consultation = VerbResult<Contract['GET /api/consultations']>[number];
export type StaffConsultation = VerbResult<Contract['GET /api/admin/consultations']>[number];

/** A foreign session is refused with the same words: no one learns that it exists. */
export const notFound = (): DomainError => new DomainError('NOT_FOUND', 'This session could not be found.');

/** A session as its member and staff see it. */
export const presentConsultation = (row: ConsultationRow): Consultation => ({
  id: row.id,
  expertId: row.expertId as ExpertId,
  expertName: row.expertName,
  date: easternDay(row.startsAt),
  time: `${String(easternHour(row.startsAt)).padStart(2, '0')}:00` as SlotTime,
  startsAt: row.startsAt.toISOString(),
  endsAt: endOf(row).toISOString(),
  duration: row.minutes as 30 | 60,
  type: row.type,
  status: row.status,
  topic: row.topic,
  joinUrl: row.joinUrl,
  recordingUrl: row.recordingUrl,
  notes: row.notes,
  cancelledBy: row.cancelledBy,
  changeUntil: changeUntil(row.startsAt).toISOString(),
  sequence: row.sequence,
  createdAt: row.createdAt.toISOString(),
});

export const presentForStaff = ({ consultation, username }: StaffRow): StaffConsultation => ({
  ...presentConsultation(consultation),
  userId: consultation.userId,
  username,
});
