import { HOUR_MS } from '@clearedge/quant/calendar';
import { type Ctx, defineJob, defineSchedule, FIRED } from '../../../kernel/ctx.ts';
import { findReader, quietUntil } from '../../accounts/index.ts';
import { postNotification } from '../../notifications/index.ts';
import { type ConsultationRow, completeOver, listBeginning, lockConsultation } from '../rows/consultation-rows.ts';
import { startText } from '../rules/start-text.ts';

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
  // Read again under its lock: it may have been moved or cancelled since the list was made.
  const row = await lockConsultation(ctx.db, id);
  const reminder = row?.status === 'scheduled' ? reminderOf(row, now) : null;
  const reader = row && reminder && (await findReader(ctx, row.userId));
  if (!row || !reminder || !reader) return;
  const shownFrom = quietUntil(reader.settings, now);
  // What quiet hours would hold back until after the start helps nobody.
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

export const watchConsultationsSchedule = defineSchedule({
  name: 'watch-consultations',
  every: { seconds: 300 },
  job: defineJob({ payload: FIRED, name: 'watch-consultations', maxAttempts: 2, leaseSeconds: 120, run: watchConsultations }),
});
