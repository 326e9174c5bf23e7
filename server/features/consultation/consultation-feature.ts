import { easternDay, easternInstant, HOUR_MS, shiftDay } from '@clearedge/quant/calendar';
import { requireUser } from '../../kernel/access.ts';
import { audit } from '../../kernel/audit.ts';
import { type Ctx, defineJob, defineSchedule, FIRED } from '../../kernel/ctx.ts';
import { defineFeature, type Verb } from '../../kernel/feature.ts';
import { findReader, quietUntil } from '../accounts/index.ts';
import { postNotification } from '../notifications/index.ts';
import { cancelIn } from './cancel-in.ts';
import {
  type ConsultationRow,
  completeOver,
  listBeginning,
  listForStaff,
  lockConsultation,
  updateConsultation,
} from './consultation-rows.ts';
import type { ExpertId } from './consultation-rules.ts';
import { checkStart, lastDay, nextFree, slotsOf, startText } from './consultation-rules.ts';
import { lockSeats, moveHalves, readTaken } from './half-rows.ts';
import { getExpert, listExperts as readExperts } from './hours-rows.ts';
import { bookConsultation, exportCalendar, getOwn, listConsultations, lockChangeable } from './member.ts';
import { presentConsultation, presentForStaff } from './present-consultation.ts';
import { editConsultation, listExpertHours, setExpertHours } from './staff-consultation.ts';

const REMINDERS = [
  { what: 'hour', hours: 1, title: 'Your session begins within an hour' },
  { what: 'day', hours: 24, title: 'Your session is within a day' },
] as const;

/** The reminder that is due: the nearer one where both are, and none that was due before the session was booked for this start. */
const reminderOf = ({ startsAt, slotAt }: ConsultationRow, now: Date) => {
  const dueAt = (hours: number): number => startsAt.getTime() - hours * HOUR_MS;
  const nearest = startsAt > now ? REMINDERS.find(({ hours }) => dueAt(hours) <= now.getTime()) : undefined;
  return nearest && dueAt(nearest.hours) >= slotAt.getTime() ? nearest : null;
};

async function remind(ctx: Ctx, id: string): Promise<void> {
  const now = ctx.now();
  // Read again under its lock: it may have been moved or canceled since the list was made.
  const row = await lockConsultation(ctx.db, id);
  const reminder = row?.status === 'scheduled' ? reminderOf(row, now) : null;
  const reader = row && reminder && (await findReader(ctx, row.userId));
  if (!row || !reminder || !reader) return;
  const shownFrom = quietUntil(reader.settings, now);
  // What quiet hours would hold back until after the start helps no one.
  if (shownFrom && shownFrom >= row.startsAt) return;
  const link = row.joinUrl ? 'Its Join Call button is live.' : 'The link of the call is not there yet.';
  await postNotification(ctx, {
    userId: row.userId,
    kind: 'consultation',
    title: reminder.title,
    body: `${row.expertName}, ${startText(row.startsAt)}. ${link}`,
    href: '/consultation',
    dedupeKey: `consultation:${row.id}:${row.sequence}:${reminder.what}`,
    shownFrom,
  });
}

/** Completes what is over, and reminds members of what is near: each reminder once for each start. */
export async function watchConsultations(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  await completeOver(ctx.db, now);
  const near = await listBeginning(ctx.db, now, new Date(now.getTime() + 24 * HOUR_MS));
  for (const { id } of near) await ctx.transact((tx) => remind(tx, id));
}

const watchConsultationsSchedule = defineSchedule({
  name: 'watch-consultations',
  every: { seconds: 300 },
  job: defineJob({ payload: FIRED, name: 'watch-consultations', maxAttempts: 2, leaseSeconds: 120, run: watchConsultations }),
});

/** Moves a session to another slot of its expert; the link of the call stays. */
const moveConsultation: Verb<'PATCH /api/consultations/:consultationId'> = (ctx, { params: { consultationId }, body }) => {
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

/** Who can be booked, with the first slot that is free for the caller. */
const listExperts: Verb<'GET /api/consultation/experts'> = async (ctx) => {
  const userId = requireUser(ctx.actor);
  const now = ctx.now();
  const experts = await readExperts(ctx);
  const to = easternInstant(shiftDay(lastDay(now), 1));
  const takenOf = await readTaken(ctx.db, { expertIds: experts.map(({ id }) => id), userId, from: now, to });
  return experts.map((expert) => ({
    id: expert.id,
    name: expert.name,
    title: expert.title,
    specialty: expert.specialty,
    experience: expert.experience,
    languages: [...expert.languages],
    winRate: null,
    totalPicks: null,
    availability: expert.weekdays,
    daysOff: expert.daysOff.filter((day) => day >= easternDay(now)),
    pricing: { '30min': expert.halfHourDollars, '60min': expert.hourDollars },
    nextFreeAt: nextFree(expert, takenOf(expert.id), now)?.toISOString() ?? null,
    isSimulated: expert.isSimulated,
  }));
};

/** The slots of one day: whose the taken ones are, no one learns. */
const listSlots: Verb<'GET /api/consultation/slots'> = async (ctx, { query: { expertId, date } }) => {
  const userId = requireUser(ctx.actor);
  const expert = await getExpert(ctx, expertId);
  const [from, to] = [easternInstant(date), easternInstant(shiftDay(date, 1))];
  const takenOf = await readTaken(ctx.db, { expertIds: [expertId], userId, from, to });
  return slotsOf(expert, date, takenOf(expertId), ctx.now()).map((slot) => ({ ...slot, startsAt: slot.startsAt.toISOString() }));
};

/** Calls one's own session off while that is still possible. */
const cancelConsultation: Verb<'POST /api/consultations/:consultationId/cancel'> = (ctx, { params: { consultationId } }) => {
  const userId = requireUser(ctx.actor);
  return ctx.transact(async (tx) =>
    presentConsultation(await cancelIn(tx, await lockChangeable(tx, consultationId, userId, 'cancelled'), 'member')),
  );
};

const listAllConsultations: Verb<'GET /api/admin/consultations'> = async (ctx, { query: { status, page, limit } }) =>
  (await listForStaff(ctx.db, status, { limit, offset: (page - 1) * limit })).map(presentForStaff);

/** Sessions of Elite members with experts. */
export const consultationFeature = defineFeature({
  name: 'consultation',
  routes: {
    'GET /api/consultation/experts': listExperts,
    'GET /api/consultation/slots': listSlots,
    'GET /api/consultations': listConsultations,
    'POST /api/consultations': bookConsultation,
    'PATCH /api/consultations/:consultationId': moveConsultation,
    'POST /api/consultations/:consultationId/cancel': cancelConsultation,
    'GET /api/consultations/:consultationId/calendar': exportCalendar,
    'GET /api/admin/consultations': listAllConsultations,
    'PATCH /api/admin/consultations/:consultationId': editConsultation,
    'GET /api/admin/experts': listExpertHours,
    'PUT /api/admin/experts/:expertId': setExpertHours,
  },
  schedules: [watchConsultationsSchedule],
});
