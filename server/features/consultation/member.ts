import type { Contract } from '@clearedge/contract';
import type { VerbInput } from '@clearedge/contract/route';
import { CONSULTATION_LIMITS } from '@clearedge/contract/routes/consultation/consultation-terms';
import { easternDay } from '@clearedge/quant/calendar';
import { requireUser } from '../../kernel/access.ts';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import type { Verb } from '../../kernel/feature.ts';
import { once } from '../../kernel/once.ts';
import { checkMayOffer } from '../limits/index.ts';
import { type ConsultationRow, countAhead, findConsultation, insertConsultation, listOf, lockConsultation } from './consultation-rows.ts';
import { changeUntil, checkStart, endOf, expertOf } from './consultation-rules.ts';
import { lockSeats, takeHalves } from './half-rows.ts';
import { getExpert } from './hours-rows.ts';
import { type Consultation, notFound, presentConsultation } from './present-consultation.ts';

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
    throw new DomainError('CONFLICT', `At most ${most} sessions can be ahead. Cancel one, or wait until one is over.`);
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

const own = (row: ConsultationRow | null, userId: string): ConsultationRow => {
  if (row?.userId !== userId) throw notFound();
  return row;
};

export const getOwn = async ({ db }: Ctx, id: string, userId: string): Promise<ConsultationRow> =>
  own(await findConsultation(db, id), userId);

/** One's own session, locked, while it may still be moved or canceled. */
export async function lockChangeable(tx: Ctx, id: string, userId: string, verb: 'moved' | 'cancelled'): Promise<ConsultationRow> {
  const row = own(await lockConsultation(tx.db, id), userId);
  if (row.status !== 'scheduled') throw new DomainError('CONFLICT', `This session is ${row.status}.`);
  if (changeUntil(row.startsAt) < tx.now())
    throw new DomainError('CONFLICT', `A session can be ${verb} until ${CONSULTATION_LIMITS.noticeHours} hours before it begins.`);
  return row;
}

/** What a calendar needs to know of a session. Times are instants; `sequence` grows when it is moved or canceled. */
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

/** One's own session for a calendar of one's own; a canceled one strikes the entry out there. */
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

/** A member's sessions, the newest first; for the export of an account too. */
export const listConsultationsOf = async ({ db }: Pick<Ctx, 'db'>, userId: string): Promise<Consultation[]> =>
  (await listOf(db, userId)).map(presentConsultation);

export const listConsultations: Verb<'GET /api/consultations'> = (ctx) => listConsultationsOf(ctx, requireUser(ctx.actor));
