import { z } from 'zod';
import { rowsOf } from '../http/index.ts';

const Text = z.string().nullish();
const Whole = z.number().nullish();
const Flag = z.boolean().nullish();
const When = z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'a time');

/** A round, or the extra holes of a play-off. Without `value` it is a stub: a tee time and nothing played. */
const WireLine = z.object({
  period: z.number(),
  value: Whole,
  displayValue: Text,
  inScore: Whole,
  outScore: Whole,
  currentPosition: Whole,
  teeTime: Text,
  isPlayoff: Flag,
  linescores: z.array(z.object({ period: Whole, value: Whole })).nullish(),
});
export type WireLine = z.output<typeof WireLine>;

const WireStatus = z.object({
  period: Whole,
  thru: Whole,
  displayThru: Text,
  displayValue: Text,
  teeTime: Text,
  startHole: Whole,
  playoff: Flag,
  type: z.object({ name: z.string(), state: Text, completed: Flag, shortDetail: Text }),
  position: z.object({ id: Text, displayName: Text, isTie: Flag }).nullish(),
});

const Athlete = z.object({
  id: z.string(),
  displayName: z.string(),
  headshot: z.object({ href: Text }).nullish(),
  flag: z.object({ href: Text, alt: Text }).nullish(),
});

export const WireEntry = z.object({
  id: z.string(),
  sortOrder: z.number(),
  movement: Whole,
  earnings: Whole,
  amateur: Flag,
  status: WireStatus,
  score: z.object({ value: Whole, displayValue: Text }).nullish(),
  linescores: z.array(WireLine).nullish(),
  athlete: Athlete.nullish(),
  /** Team events have teams and no athletes. */
  team: z.object({ id: Text, displayName: Text }).nullish(),
});
export type WireEntry = z.output<typeof WireEntry>;

const Course = z.object({
  id: z.string(),
  name: z.string(),
  totalYards: Whole,
  shotsToPar: Whole,
  host: Flag,
  address: z.object({ city: Text, state: Text, country: Text }).nullish(),
});

const Phase = z.object({ name: z.string(), state: z.string(), completed: Flag, description: Text });

export const WireEvent = z.object({
  id: z.string(),
  date: When,
  endDate: When,
  name: z.string(),
  purse: Whole,
  displayPurse: Text,
  season: z.object({ year: z.number() }),
  tournament: z
    .object({
      id: Text,
      displayName: Text,
      major: Flag,
      scoringSystem: z.object({ name: Text }).nullish(),
      numberOfRounds: Whole,
      cutRound: Whole,
      cutScore: Whole,
      cutCount: Whole,
    })
    .nullish(),
  status: z.object({ type: Phase }),
  winner: z.object({ id: Text, displayName: Text }).nullish(),
  defendingChampion: z.object({ athlete: z.object({ id: Text, displayName: Text }).nullish() }).nullish(),
  courses: z.array(Course).nullish(),
  competitions: z
    .array(
      z.object({
        status: z.object({ period: Whole, type: z.object({ state: Text }) }).nullish(),
        competitors: rowsOf(WireEntry).nullish(),
      }),
    )
    .nullish(),
});
export type WireEvent = z.output<typeof WireEvent>;

export const WireLeaderboard = z.object({ events: z.array(WireEvent) });

const CalendarEntry = z.object({ id: z.string(), label: z.string(), startDate: When, endDate: When });
export type CalendarEntry = z.output<typeof CalendarEntry>;
export const WireScoreboard = z.object({ leagues: z.array(z.object({ calendar: rowsOf(CalendarEntry) })).min(1) });
