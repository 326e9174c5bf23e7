import { z } from 'zod';
import { Count, rowsOf } from '../http/index.ts';

const Text = z.string().nullish();
const Flag = z.boolean().nullish();
const Whole = z.number().nullish();
const When = z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'a time');

/** A text, a number or an object by turns; what is no count is unknown. */
const Score = z
  .union([z.string(), z.number(), z.object({ value: Whole, displayValue: Text })])
  .nullish()
  .catch(null);

const Line = z.object({ value: Whole, displayValue: Text });

const Competitor = z.object({
  homeAway: z.enum(['home', 'away']),
  team: z.object({ id: z.string(), abbreviation: z.string(), displayName: Text }),
  score: Score,
  linescores: z.array(Line).nullish(),
});
export type WireCompetitor = z.output<typeof Competitor>;

const Status = z.object({
  displayClock: Text,
  period: Count,
  type: z.object({ name: z.string(), state: z.string(), completed: Flag, detail: Text, shortDetail: Text }),
});
export type WireStatus = z.output<typeof Status>;

/** Missing between plays and before the start. */
const Situation = z.object({
  possession: Text,
  down: Whole,
  distance: Whole,
  possessionText: Text,
  lastPlay: z.object({ text: Text }).nullish(),
});

const Venue = z.object({ fullName: Text, indoor: Flag, address: z.object({ city: Text, state: Text, country: Text }).nullish() });

const Competition = z.object({
  /** "STD", or a round of the playoffs: "RD16", "FINAL". */
  type: z.object({ abbreviation: Text }).nullish(),
  timeValid: Flag,
  neutralSite: Flag,
  venue: Venue.nullish(),
  competitors: z.array(Competitor).length(2),
  notes: z.array(z.object({ headline: Text })).nullish(),
  situation: Situation.nullish(),
  status: Status,
});
export type WireCompetition = z.output<typeof Competition>;

const Season = z.object({ year: z.number(), type: z.number() });

export const WireEvent = z.object({
  id: z.string(),
  date: When,
  season: Season,
  week: z.object({ number: Whole }).nullish(),
  competitions: z.array(Competition).min(1),
});
export type WireEvent = z.output<typeof WireEvent>;

/** A part of the season, and its weeks; leagues that play daily list plain days instead. */
const Part = z.object({
  value: z.string(),
  startDate: When,
  endDate: When,
  entries: z.array(z.object({ value: z.string(), startDate: When, endDate: When })).nullish(),
});
export type WirePart = z.output<typeof Part>;

const League = z.object({
  season: z.object({ year: z.number(), startDate: When, endDate: When }).nullish(),
  calendar: z.array(z.union([Part, z.string()])).nullish(),
});

/** A scoreboard of some days. */
export const WireScoreboard = z.object({ leagues: z.array(League).nullish(), events: rowsOf(WireEvent) });
export type WireScoreboard = z.output<typeof WireScoreboard>;

const Play = z.object({
  text: Text,
  awayScore: Count,
  homeScore: Count,
  period: z.object({ number: z.number() }).nullish(),
  clock: z.object({ displayValue: Text }).nullish(),
  scoringPlay: Flag,
  wallclock: Text,
  team: z.object({ id: Text }).nullish(),
  start: z.object({ team: z.object({ id: Text }).nullish() }).nullish(),
});
export type WirePlay = z.output<typeof Play>;

const Drive = z.object({ team: z.object({ id: Text }).nullish(), plays: rowsOf(Play).nullish() });

/** A game's own page: football's plays lie in drives, those of other sports in one list. */
export const WireSummary = z.object({
  header: z.object({ id: z.string() }),
  drives: z.object({ previous: z.array(Drive).nullish(), current: Drive.nullish() }).nullish(),
  plays: rowsOf(Play).nullish(),
});
export type WireSummary = z.output<typeof WireSummary>;
