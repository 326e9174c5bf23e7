import {
  CONSULTATION_LIMITS,
  CONSULTATION_TIMES,
  type EXPERT_IDS,
  type SLOT_STATES,
  WEEKDAYS,
} from '@clearedge/contract/routes/consultation/consultation-terms';
import { daysBetween, easternDay, easternInstant, HOUR_MS, mondayOf, shiftDay } from '@clearedge/quant/calendar';
import { DomainError } from '../../kernel/domain-error.ts';

export type ExpertId = (typeof EXPERT_IDS)[number];
export type Weekday = (typeof WEEKDAYS)[number];

export interface ExpertProfile {
  id: ExpertId;
  /** Of the simulated person of a demo. */
  demoName: string;
  title: string;
  specialty: string;
  experience: string;
  languages: readonly string[];
  halfHourDollars: number;
  hourDollars: number;
  demoWeekdays: readonly Weekday[];
}

/** The three seats of the product. Who sits there outside a demo, staff say. */
export const EXPERTS: readonly ExpertProfile[] = [
  {
    id: 'pricing',
    demoName: 'Marcus Hale',
    title: 'Market and Pricing',
    specialty: 'Prices, margins and the close',
    experience: 'Goes through the prices you took and the last ones before the start: what they cost you, and where better ones stood.',
    languages: ['English', 'Spanish'],
    halfHourDollars: 99,
    hourDollars: 179,
    demoWeekdays: ['Monday', 'Wednesday', 'Friday', 'Saturday'],
  },
  {
    id: 'numbers',
    demoName: 'Dana Whitfield',
    title: 'Models and Numbers',
    specialty: 'Probabilities, samples and chance',
    experience: 'Reads your strategies and their tests with you: what the sample can say, what it cannot, and what to test next.',
    languages: ['English', 'French'],
    halfHourDollars: 129,
    hourDollars: 229,
    demoWeekdays: ['Tuesday', 'Thursday', 'Saturday'],
  },
  {
    id: 'bankroll',
    demoName: 'Theo Lindqvist',
    title: 'Bankroll and Discipline',
    specialty: 'Stakes, limits and losing streaks',
    experience: 'Looks at how you size bets: a plan for stakes, the limits that belong to it, and when to stop for a while.',
    languages: ['English', 'German'],
    halfHourDollars: 89,
    hourDollars: 159,
    demoWeekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  },
];

export function expertOf(expertId: string): ExpertProfile {
  const found = EXPERTS.find(({ id }) => id === expertId);
  if (!found) throw new Error(`no expert ${expertId}`);
  return found;
}

export type SlotTime = (typeof CONSULTATION_TIMES)[number];
type SlotState = (typeof SLOT_STATES)[number];
interface Hours {
  weekdays: readonly string[];
  daysOff: readonly string[];
}

const HALF_MS = HOUR_MS / 2;
const { noticeHours, daysAhead } = CONSULTATION_LIMITS;

const weekdayOf = (day: string): Weekday => WEEKDAYS[daysBetween(mondayOf(day), day)]!;
const startOf = (day: string, time: SlotTime): Date => easternInstant(day, Number(time.slice(0, 2)));
/** Until when a session may be booked, moved or canceled. */
export const changeUntil = (startsAt: Date): Date => new Date(startsAt.getTime() - noticeHours * HOUR_MS);
export const endOf = ({ startsAt, minutes }: { startsAt: Date; minutes: number }): Date => new Date(startsAt.getTime() + minutes * 60_000);

/** The half hours that a session takes. */
export const halvesOf = (startsAt: Date, minutes: number): Date[] =>
  Array.from({ length: minutes / 30 }, (_, at) => new Date(startsAt.getTime() + at * HALF_MS));

const isWorked = ({ weekdays, daysOff }: Hours, day: string): boolean => weekdays.includes(weekdayOf(day)) && !daysOff.includes(day);

const isOpen = (startsAt: Date, now: Date): boolean => changeUntil(startsAt) >= now && easternDay(startsAt) <= lastDay(now);
export const lastDay = (now: Date): string => shiftDay(easternDay(now), daysAhead);

/** Refuses a start that no one may book. Whether it is still free, only the database can say. */
export function checkStart(hours: Hours, day: string, time: SlotTime, now: Date): Date {
  const startsAt = startOf(day, time);
  if (startsAt <= now) throw new DomainError('UNPROCESSABLE', 'This slot is in the past.');
  if (changeUntil(startsAt) < now) throw new DomainError('UNPROCESSABLE', `Sessions are booked at least ${noticeHours} hours ahead.`);
  if (day > lastDay(now)) throw new DomainError('UNPROCESSABLE', `Sessions are booked at most ${daysAhead} days ahead.`);
  if (!isWorked(hours, day)) throw new DomainError('UNPROCESSABLE', 'This expert has no sessions on that day.');
  return startsAt;
}

/** Half hours that are taken, by their instant in milliseconds, with whether the caller takes them. */
export type Taken = ReadonlyMap<number, 'taken' | 'yours'>;

function stateOf(startsAt: Date, taken: Taken, now: Date): SlotState {
  if (!isOpen(startsAt, now)) return 'past';
  const states = halvesOf(startsAt, 60).map((half) => taken.get(half.getTime()));
  return states.find((state) => state === 'yours') ?? states.find((state) => state === 'taken') ?? 'free';
}

/** The slots of a day as the caller may book them; none on a day that is not worked. */
export const slotsOf = (hours: Hours, day: string, taken: Taken, now: Date): { time: SlotTime; startsAt: Date; state: SlotState }[] =>
  isWorked(hours, day)
    ? CONSULTATION_TIMES.map((time) => {
        const startsAt = startOf(day, time);
        return { time, startsAt, state: stateOf(startsAt, taken, now) };
      })
    : [];

/** The first slot that is free from now on; null when none is within the days that can be booked. */
export function nextFree(hours: Hours, taken: Taken, now: Date): Date | null {
  if (hours.weekdays.length === 0) return null;
  const today = easternDay(now);
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const found = slotsOf(hours, shiftDay(today, ahead), taken, now).find(({ state }) => state === 'free');
    if (found) return found.startsAt;
  }
  return null;
}

const WORDS = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** A start in words: Monday, July 13 at 9:00 AM ET. */
export const startText = (at: Date): string => `${WORDS.format(at)} ET`;
