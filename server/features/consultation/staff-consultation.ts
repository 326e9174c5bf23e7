import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { WEEKDAYS } from '@clearedge/contract/routes/consultation/consultation-terms';
import { easternDay } from '@clearedge/quant/calendar';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import type { Verb } from '../../kernel/feature.ts';
import { postNotification } from '../notifications/index.ts';
import { cancelIn } from './cancel-in.ts';
import { type ConsultationRow, findForStaff, listAheadOf, lockConsultation, updateConsultation } from './consultation-rows.ts';
import { startText } from './consultation-rules.ts';
import { lockSeats } from './half-rows.ts';
import { type Expert, getExpert, listExperts, writeHours } from './hours-rows.ts';
import { notFound, presentForStaff } from './present-consultation.ts';

function newsOf(before: ConsultationRow, after: ConsultationRow): { what: string; title: string; body: string } | null {
  const who = `Your session with ${after.expertName} on ${startText(after.startsAt)}`;
  const isNew = (field: 'joinUrl' | 'recordingUrl' | 'notes'): boolean => after[field] !== null && after[field] !== before[field];
  if (after.status === 'cancelled')
    return { what: 'cancelled', title: 'Your session was canceled', body: `${who} does not take place. Its slot is open again.` };
  if (isNew('recordingUrl')) return { what: 'recording', title: 'Your recording is there', body: `${who} can be watched again.` };
  if (isNew('joinUrl')) return { what: 'link', title: 'Your call has a link', body: `${who} can be joined by Join Call.` };
  if (isNew('notes')) return { what: 'notes', title: 'Your session notes are there', body: `${who} has notes now.` };
  return null;
}

/** Tells a member what staff did about a session. */
async function notifyChange(tx: Ctx, before: ConsultationRow, after: ConsultationRow): Promise<void> {
  const news = newsOf(before, after);
  if (!news) return;
  await postNotification(tx, {
    userId: after.userId,
    kind: 'consultation',
    title: news.title,
    body: news.body,
    href: '/consultation',
    dedupeKey: `consultation:${after.id}:${news.what}:${tx.now().toISOString()}`,
  });
}

type Change = VerbInput<Contract['PATCH /api/admin/consultations/:consultationId']>['body'];
const FIELDS = ['joinUrl', 'recordingUrl', 'notes'] as const;

function check({ status: now, startsAt }: ConsultationRow, { status }: Change, at: Date): void {
  if (now === 'cancelled') throw new DomainError('CONFLICT', 'This session is canceled.');
  if (status !== undefined && now === 'completed') throw new DomainError('CONFLICT', 'This session is completed.');
  if (status === 'completed' && startsAt > at) throw new DomainError('CONFLICT', 'This session has not begun yet.');
}

async function write(tx: Ctx, before: ConsultationRow, change: Change): Promise<ConsultationRow> {
  const given = Object.fromEntries(
    FIELDS.filter((field) => change[field] !== undefined && (change[field] || null) !== before[field]).map((field) => [
      field,
      change[field] || null,
    ]),
  ) as Partial<ConsultationRow>;
  const isOver = change.status === 'completed';
  if (Object.keys(given).length === 0 && !isOver) return before;
  const written = { ...given, ...(isOver && { status: 'completed' as const }), updatedAt: tx.now() };
  await updateConsultation(tx.db, before.id, written);
  await audit(tx, 'consultation.edited', `consultation:${before.id}`, { fields: Object.keys(given), isOver });
  return { ...before, ...written };
}

/** Gives a session its links and notes, or ends it; its member hears of it. */
export const editConsultation: Verb<'PATCH /api/admin/consultations/:consultationId'> = (ctx, { params: { consultationId }, body }) =>
  ctx.transact(async (tx) => {
    const before = await lockConsultation(tx.db, consultationId);
    if (!before) throw notFound();
    check(before, body, tx.now());
    const written = await write(tx, before, body);
    await notifyChange(tx, before, body.status === 'cancelled' ? await cancelIn(tx, written, 'staff') : written);
    return presentForStaff((await findForStaff(tx.db, consultationId))!);
  });

type Hours = VerbResult<Contract['GET /api/admin/experts']>[number];

const bookedDays = async (ctx: Ctx, expertId: string): Promise<string[]> => [
  ...new Set((await listAheadOf(ctx.db, expertId, ctx.now())).map(({ startsAt }) => easternDay(startsAt))),
];

const present = async (ctx: Ctx, { id, name, title, weekdays, daysOff }: Expert): Promise<Hours> => ({
  expertId: id,
  name,
  title,
  weekdays,
  daysOff: daysOff.filter((day) => day >= easternDay(ctx.now())),
  bookedOn: await bookedDays(ctx, id),
});

export const listExpertHours: Verb<'GET /api/admin/experts'> = async (ctx) =>
  Promise.all((await listExperts(ctx)).map((expert) => present(ctx, expert)));

/** Sets who an expert is and when they work. What is booked stays booked: a day off on such a day is refused. */
export const setExpertHours: Verb<'PUT /api/admin/experts/:expertId'> = (ctx, { params: { expertId }, body }) =>
  ctx.transact(async (tx) => {
    await lockSeats(tx.db, expertId);
    const booked = new Set(await bookedDays(tx, expertId));
    const known = new Set((await getExpert(tx, expertId)).daysOff);
    const clash = body.daysOff.find((day) => booked.has(day) && !known.has(day));
    if (clash) throw new DomainError('CONFLICT', `Sessions are booked on ${clash}. Cancel or move them first.`);
    const today = easternDay(tx.now());
    const row = {
      expertId,
      name: body.name,
      weekdays: WEEKDAYS.filter((day) => body.weekdays.includes(day)),
      daysOff: [...new Set(body.daysOff)].filter((day) => day >= today).sort(),
      updatedAt: tx.now(),
    };
    await writeHours(tx, row);
    await audit(tx, 'expert.hours_set', `expert:${expertId}`, { name: row.name, weekdays: row.weekdays, daysOff: row.daysOff });
    return present(tx, await getExpert(tx, expertId));
  });
