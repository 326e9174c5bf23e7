import { z } from 'zod';
import { Count, rowsOf } from '../../http/index.ts';

const Text = z.string().nullish();
const Whole = z.number().nullish();

export const WireStatus = z.object({
  abstractGameState: z.string(),
  codedGameState: Text,
  detailedState: z.string(),
  startTimeTBD: z.boolean().nullish(),
  reason: Text,
});
export type WireStatus = z.output<typeof WireStatus>;

const Person = z.object({ id: z.number(), fullName: z.string() });
const Side = z.object({
  team: z.object({ id: z.number(), name: Text, abbreviation: Text }),
  score: Count,
  probablePitcher: Person.nullish(),
  leagueRecord: z.object({ wins: Count, losses: Count, ties: Count, pct: Text }).nullish(),
});

const Tally = z.object({ runs: Count, hits: Count, errors: Count }).nullish();
export const WireLineScore = z.object({
  currentInning: Count,
  inningState: Text,
  isTopInning: z.boolean().nullish(),
  scheduledInnings: Count,
  balls: Count,
  strikes: Count,
  outs: Count,
  innings: z.array(z.object({ num: z.number(), away: Tally, home: Tally })).nullish(),
  teams: z.object({ away: Tally, home: Tally }).nullish(),
  offense: z
    .object({ batter: Person.nullish(), first: z.unknown().optional(), second: z.unknown().optional(), third: z.unknown().optional() })
    .nullish(),
  defense: z.object({ pitcher: Person.nullish() }).nullish(),
});
export type WireLineScore = z.output<typeof WireLineScore>;

/** Temperature is a text in degrees Fahrenheit, wind one text: "8 mph, Out To LF". */
export const WireWeather = z.object({ condition: Text, temp: Text, wind: Text });

export const WireGame = z.object({
  gamePk: z.number(),
  gameType: Text,
  season: z.string(),
  gameDate: z.iso.datetime({ offset: true }),
  officialDate: z.iso.date(),
  /** The day on which a suspended game goes on, or was played to its end. */
  resumeGameDate: z.iso.date().nullish(),
  status: WireStatus,
  teams: z.object({ away: Side, home: Side }),
  linescore: WireLineScore.nullish(),
  venue: z.object({ id: z.number(), name: Text }).nullish(),
  weather: WireWeather.nullish(),
  gameNumber: Whole,
  doubleHeader: Text,
  dayNight: Text,
  scheduledInnings: Count,
});
export type WireGame = z.output<typeof WireGame>;
export const WireSchedule = z.object({ totalGames: Whole, dates: z.array(z.object({ date: z.string(), games: rowsOf(WireGame) })) });
export type WireSchedule = z.output<typeof WireSchedule>;

const Location = z.object({
  city: Text,
  defaultCoordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullish(),
  azimuthAngle: Whole,
  elevation: Whole,
});
/** Without hydration a venue is its number and its name. */
export const WireVenue = z.object({
  id: z.number(),
  name: z.string(),
  location: Location.nullish(),
  timeZone: z.object({ id: Text, offset: Whole }).nullish(),
  fieldInfo: z.object({ roofType: Text, turfType: Text, leftLine: Whole, center: Whole, rightLine: Whole }).nullish(),
});
export type WireVenue = z.output<typeof WireVenue>;
export const WireVenues = z.object({ venues: z.array(WireVenue).min(1) });
