import { easternDay } from '@clearedge/quant/calendar';
import { requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { expertOf } from '../rules/experts.ts';
import { endOf } from '../rules/slot-rules.ts';
import { getOwn } from './own-consultation.ts';

/** What a calendar needs to know of a session. Times are instants; `sequence` grows when it is moved or cancelled. */
interface CalendarEntry {
  uid: string;
  stampAt: Date;
  startsAt: Date;
  endsAt: Date;
  sequence: number;
  isCancelled: boolean;
  summary: string;
  description: string;
  /** Where the call is, once it is known. */
  url: string | null;
}

const OCTETS_A_LINE = 75;
const encoder = new TextEncoder();

/** RFC 5545, 3.3.11: text values. */
const escapeText = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, (found) => `\\${found}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');

/** RFC 5545, 3.1: no line longer than 75 octets, and none that ends within a character. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > OCTETS_A_LINE) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

const utc = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');

const reminder = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Reminder', 'TRIGGER:-PT1H', 'END:VALARM'];

/** A session as a calendar file (RFC 5545 and 5546) that a calendar takes in, moves or strikes out by its UID and SEQUENCE. */
export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ClearEdge//Consultation//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${entry.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${utc(entry.stampAt)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SEQUENCE:${entry.sequence}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    // A calendar asks for an organizer; there is no address that an answer could go to.
    'ORGANIZER;CN=ClearEdge:invalid:nomail',
    `SUMMARY:${escapeText(entry.summary)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    ...(entry.url ? [`LOCATION:${escapeText(entry.url)}`, `URL:${entry.url}`] : []),
    ...(entry.isCancelled ? [] : reminder),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

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
