import { z } from 'zod';
import { lowestTierName } from '../../entitlements.ts';
import { defineRoutes } from '../../route.ts';
import { Instant, Money, SlateDate, Uuid } from '../../terms.ts';
import {
  CONSULTATION_LIMITS,
  CONSULTATION_MINUTES,
  CONSULTATION_STATUSES,
  CONSULTATION_TIMES,
  CONSULTATION_TYPES,
  EXPERT_IDS,
  SLOT_STATES,
  WEEKDAYS,
} from './consultation-terms.ts';

const NUMERIC = /^[\d.]+$/;
const PRIVATE_ENDINGS = [
  'localhost',
  'local',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'private',
  'arpa',
  'onion',
  'invalid',
  'test',
];

/**
 * The address of a page anybody can open, as browsers write it: https, a name with a dot that is no number and none of a private network, no
 * user name or password in it. Null for everything else, also for text that is no address.
 */
function publicLink(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const host = url.hostname.replace(/\.$/, '');
  const parts = host.split('.');
  const isPublic = parts.length > 1 && !NUMERIC.test(host) && !host.startsWith('[') && !PRIVATE_ENDINGS.includes(parts.at(-1)!);
  return url.protocol === 'https:' && url.username === '' && url.password === '' && isPublic ? url.href : null;
}

const { noticeHours, scheduledPerMember } = CONSULTATION_LIMITS;

const ExpertId = z.enum(EXPERT_IDS, { error: 'Choose one of the experts.' });
const Time = z.enum(CONSULTATION_TIMES, { error: 'Choose 9, 10 or 11 AM, or 2, 3 or 4 PM.' }).meta({ description: 'Eastern wall clock' });
const Minutes = z.literal(CONSULTATION_MINUTES, { error: 'A session takes 30 or 60 minutes.' });
const Type = z.enum(CONSULTATION_TYPES, { error: 'Choose strategy, analysis, portfolio or general.' });
const Weekday = z.enum(WEEKDAYS, { error: 'Name weekdays such as Monday.' });
const ById = z.object({ consultationId: Uuid });
const ByExpert = z.object({ expertId: ExpertId });
const text = (most: number) => z.string().trim().max(most, `At most ${most} characters.`);
const LINK_ERROR = 'A link begins with https:// and leads to a public site, without a password in it.';
const Link = z
  .string({ error: LINK_ERROR })
  .trim()
  .max(CONSULTATION_LIMITS.url, `At most ${CONSULTATION_LIMITS.url} characters.`)
  .transform((value, check) => {
    const link = publicLink(value);
    if (link === null) check.addIssue({ code: 'custom', message: LINK_ERROR });
    return link ?? z.NEVER;
  });

export const Expert = z
  .object({
    id: ExpertId,
    name: z.string(),
    title: z.string(),
    specialty: z.string(),
    experience: z.string().meta({ description: 'What a session with them is about' }),
    languages: z.array(z.string()),
    winRate: z.null().meta({ description: 'No record of an expert can be checked here, so none is given' }),
    totalPicks: z.null(),
    availability: z.array(Weekday),
    daysOff: z.array(SlateDate),
    pricing: z
      .object({ '30min': Money, '60min': Money })
      .meta({ description: `List prices in dollars; ${lowestTierName('consultation')} includes the sessions and nothing is charged` }),
    nextFreeAt: Instant.nullable(),
    isSimulated: z.boolean(),
  })
  .meta({ id: 'Expert' });

const consultation = {
  id: Uuid,
  expertId: ExpertId,
  expertName: z.string(),
  date: SlateDate,
  time: Time,
  startsAt: Instant,
  endsAt: Instant,
  duration: Minutes,
  type: Type,
  status: z.enum(CONSULTATION_STATUSES),
  topic: z.string().nullable(),
  joinUrl: z.string().nullable(),
  recordingUrl: z.string().nullable(),
  notes: z.string().nullable(),
  cancelledBy: z.enum(['member', 'staff']).nullable(),
  changeUntil: Instant.meta({ description: `${noticeHours} hours before the start: moving and canceling end then` }),
  sequence: z.number().int().meta({ description: 'Grows with every move, as in the calendar file' }),
  createdAt: Instant,
};
export const Consultation = z.object(consultation).meta({ id: 'Consultation' });
export const StaffConsultation = z.object({ ...consultation, userId: Uuid, username: z.string() }).meta({ id: 'StaffConsultation' });
const Hours = z
  .object({
    expertId: ExpertId,
    name: z.string(),
    title: z.string(),
    weekdays: z.array(Weekday),
    daysOff: z.array(SlateDate),
    bookedOn: z.array(SlateDate).meta({ description: 'Days of sessions that are still to come' }),
  })
  .meta({ id: 'ExpertHours' });

const When = { date: SlateDate, time: Time };

export const consultationRoutes = defineRoutes({
  'GET /api/consultation/experts': {
    id: 'listExperts',
    summary: 'Who can be booked, on which days, and when each is free next',
    access: 'consultation',
    response: z.array(Expert),
  },
  'GET /api/consultation/slots': {
    id: 'listSlots',
    summary: "An expert's slots of one Eastern day; none on a day that is not worked",
    access: 'consultation',
    perMinute: 240,
    query: z.object({ expertId: ExpertId, date: SlateDate }),
    response: z.array(z.object({ time: Time, startsAt: Instant, state: z.enum(SLOT_STATES) }).meta({ id: 'ConsultationSlot' })),
  },
  'GET /api/consultations': {
    id: 'listConsultations',
    summary: "One's own sessions, the newest first",
    access: 'consultation',
    response: z.array(Consultation),
  },
  'POST /api/consultations': {
    id: 'bookConsultation',
    summary: `Book a session; at most ${scheduledPerMember} can be ahead, each booked ${noticeHours} hours before its start or earlier`,
    access: 'consultation',
    perMinute: 60,
    body: z.object({ expertId: ExpertId, ...When, duration: Minutes, type: Type, topic: text(CONSULTATION_LIMITS.topic).optional() }),
    status: 201,
    response: Consultation,
  },
  'PATCH /api/consultations/:consultationId': {
    id: 'moveConsultation',
    summary: "Move one's own session to another slot of the same expert",
    access: 'consultation',
    perMinute: 60,
    params: ById,
    body: z.object(When),
    response: Consultation,
  },
  'POST /api/consultations/:consultationId/cancel': {
    id: 'cancelConsultation',
    summary: `Cancel one's own session, until ${noticeHours} hours before its start`,
    access: 'consultation',
    params: ById,
    response: Consultation,
  },
  'GET /api/consultations/:consultationId/calendar': {
    id: 'exportConsultation',
    summary: "One's own session as a calendar file (RFC 5545)",
    access: 'consultation',
    params: ById,
    response: z.object({ fileName: z.string(), text: z.string() }).meta({ id: 'CalendarFile' }),
  },
  'GET /api/admin/consultations': {
    id: 'listAllConsultations',
    summary: 'A page of all sessions, the newest first',
    access: 'staff',
    query: z.object({
      status: z.enum(CONSULTATION_STATUSES).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    response: z.array(StaffConsultation),
  },
  'PATCH /api/admin/consultations/:consultationId': {
    id: 'editConsultation',
    summary: 'Give a session its links and notes, or say that it is over or canceled',
    access: 'staff',
    params: ById,
    body: z
      .object({
        joinUrl: Link.nullable(),
        recordingUrl: Link.nullable(),
        notes: text(CONSULTATION_LIMITS.notes).nullable(),
        status: z.enum(['completed', 'cancelled'], { error: 'Choose completed or canceled.' }),
      })
      .partial()
      .refine((change) => Object.values(change).some((value) => value !== undefined), 'Say what to change.'),
    response: StaffConsultation,
  },
  'GET /api/admin/experts': {
    id: 'listExpertHours',
    summary: "Every expert's weekdays and days off",
    access: 'staff',
    response: z.array(Hours),
  },
  'PUT /api/admin/experts/:expertId': {
    id: 'setExpertHours',
    summary: "Set an expert's name, weekdays and days off; no day off on which sessions are booked",
    access: 'staff',
    params: ByExpert,
    body: z.object({
      name: text(CONSULTATION_LIMITS.name).min(1, 'A name is required.'),
      weekdays: z.array(Weekday).max(WEEKDAYS.length),
      daysOff: z.array(SlateDate).max(CONSULTATION_LIMITS.daysOff, `At most ${CONSULTATION_LIMITS.daysOff} days off.`),
    }),
    response: Hours,
  },
});
