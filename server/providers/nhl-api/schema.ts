import { z } from 'zod';
import { Count, rowsOf } from '../http/index.ts';

const Text = z.string().nullish();
const When = z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'a time');
/** A name in English with one in French beside it, or a text alone. */
const Name = z.union([z.string(), z.object({ default: Text })]).nullish();
export const nameOf = (name: z.output<typeof Name>): string | null => (typeof name === 'string' ? name : (name?.default ?? null));

/** `{}` for a game to come. */
const PeriodDescriptor = z.object({ number: Count, periodType: Text }).nullish();
const Team = z.object({ id: z.number(), abbrev: z.string(), score: Count, sog: Count, placeName: Name });

export const WireGame = z.object({
  id: z.number(),
  season: z.number(),
  gameType: z.number(),
  venue: Name,
  neutralSite: z.boolean().nullish(),
  startTimeUTC: When,
  gameState: z.string(),
  gameScheduleState: Text,
  awayTeam: Team,
  homeTeam: Team,
  periodDescriptor: PeriodDescriptor,
  gameOutcome: z.object({ lastPeriodType: Text }).nullish(),
});
export type WireGame = z.output<typeof WireGame>;

/** Seven days from the one that is asked for. */
export const WireWeek = z.object({
  gameWeek: z.array(z.object({ date: z.string(), games: rowsOf(WireGame) })),
  preSeasonStartDate: Text,
  regularSeasonStartDate: Text,
  playoffEndDate: Text,
});
export type WireWeek = z.output<typeof WireWeek>;

const Play = z.object({
  periodDescriptor: PeriodDescriptor,
  typeDescKey: z.string(),
  /** Away goalie, away skaters, home skaters, home goalie: "1451" is a power play of the home side. */
  situationCode: Text,
  details: z.object({ eventOwnerTeamId: z.number().nullish(), scoringPlayerId: z.number().nullish() }).nullish(),
});

export const WirePlays = z.object({
  id: z.number(),
  awayTeam: Team,
  homeTeam: Team,
  periodDescriptor: PeriodDescriptor,
  clock: z.object({ timeRemaining: Text, inIntermission: z.boolean().nullish() }).nullish(),
  plays: rowsOf(Play),
  rosterSpots: rowsOf(z.object({ playerId: z.number(), firstName: Name, lastName: Name })).nullish(),
});
export type WirePlays = z.output<typeof WirePlays>;

/** Beside a game's page: its goals by period. */
export const WireRail = z.object({
  linescore: z.object({ byPeriod: z.array(z.object({ away: z.number(), home: z.number() })) }).nullish(),
});
export type WireRail = z.output<typeof WireRail>;
