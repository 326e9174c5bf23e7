import { easternDay } from '@clearedge/quant/calendar';
import { requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { calendarFile } from '../rules/calendar-file.ts';
import { expertOf } from '../rules/experts.ts';
import { endOf } from '../rules/slot-rules.ts';
import { getOwn } from './own-consultation.ts';

/** One's own session for a calendar of one's own; a cancelled one strikes the entry out there. */
export const exportCalendar: Verb<'GET /api/consultations/:consultationId/calendar'> = async (ctx, { params: { consultationId } }) => {
  const row = await getOwn(ctx, consultationId, requireUser(ctx.actor));
  const { host } = new URL(ctx.config.publicUrl);
  const description = [
    `${row.minutes} minutes with ${row.expertName}, ${expertOf(row.expertId).title}.`,
    ...(row.topic ? [`About: ${row.topic}`] : []),
    row.joinUrl ? `Join: ${row.joinUrl}` : 'The link of the call stands on the page of your sessions once it is known.',
    `${ctx.config.publicUrl.replace(/\/$/, '')}/consultation`,
  ];
  const text = calendarFile({
    uid: `${row.id}@${host}`,
    stampAt: ctx.now(),
    startsAt: row.startsAt,
    endsAt: endOf(row),
    sequence: row.sequence,
    isCancelled: row.status === 'cancelled',
    summary: `ClearEdge session with ${row.expertName}`,
    description: description.join('\n'),
    url: row.joinUrl,
  });
  return { fileName: `clearedge-session-${easternDay(row.startsAt)}.ics`, text };
};
