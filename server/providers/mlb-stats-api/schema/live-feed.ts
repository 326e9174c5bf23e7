import { z } from 'zod';
import { Count, rowsOf } from '../../http/index.ts';
import { WireLineScore, WireStatus, WireVenue, WireWeather } from './schedule.ts';

const Text = z.string().nullish();
const Whole = z.number().nullish();
const Person = z.object({ id: z.number(), fullName: z.string() });
const Coded = z.object({ code: Text }).nullish();

/** Pitch by pitch events are left unread: they are the part that comes malformed. */
export const WirePlay = z.object({
  result: z.object({
    event: Text,
    eventType: Text,
    description: Text,
    rbi: Whole,
    awayScore: Count,
    homeScore: Count,
    isOut: z.boolean().nullish(),
  }),
  about: z.object({
    atBatIndex: Whole,
    halfInning: Text,
    inning: z.number(),
    startTime: Text,
    endTime: Text,
    isComplete: z.boolean().nullish(),
    isScoringPlay: z.boolean().nullish(),
  }),
  count: z.object({ balls: Whole, strikes: Whole, outs: Whole }).nullish(),
  matchup: z
    .object({
      batter: Person.nullish(),
      pitcher: Person.nullish(),
      batSide: Coded,
      pitchHand: Coded,
      postOnFirst: Person.nullish(),
      postOnSecond: Person.nullish(),
      postOnThird: Person.nullish(),
    })
    .nullish(),
});
export type WirePlay = z.output<typeof WirePlay>;

const Numbers = z.record(z.string(), z.unknown()).nullish();
const WireBoxPlayer = z.object({
  person: Person,
  position: z.object({ abbreviation: Text }).nullish(),
  battingOrder: Text,
  stats: z.object({ batting: Numbers, pitching: Numbers }).nullish(),
});

const BoxSide = z.object({
  team: z.object({ id: z.number() }).nullish(),
  players: z.record(z.string(), WireBoxPlayer),
  batters: z.array(z.number()),
  pitchers: z.array(z.number()),
  bench: z.array(z.number()).nullish(),
  bullpen: z.array(z.number()).nullish(),
  battingOrder: z.array(z.number()).nullish(),
});
export type WireBoxSide = z.output<typeof BoxSide>;
export const WireBoxScore = z.object({
  teams: z.object({ away: BoxSide, home: BoxSide }),
  info: z.array(z.object({ label: Text, value: Text })).nullish(),
});
export type WireBoxScore = z.output<typeof WireBoxScore>;

const FeedPerson = Person.extend({ primaryPosition: z.object({ abbreviation: Text }).nullish(), batSide: Coded, pitchHand: Coded });

export const WireLiveFeed = z.object({
  gamePk: z.number(),
  metaData: z.object({ wait: Whole, timeStamp: Text }),
  gameData: z.object({
    game: z.object({ pk: z.number(), type: Text, doubleHeader: Text, gameNumber: Whole, season: Text }),
    datetime: z.object({ dateTime: Text, officialDate: Text, dayNight: Text }),
    status: WireStatus,
    players: z.record(z.string(), FeedPerson),
    venue: WireVenue.nullish(),
    weather: WireWeather.nullish(),
    gameInfo: z.object({ attendance: Whole, firstPitch: Text, gameDurationMinutes: Whole }).nullish(),
    probablePitchers: z.object({ away: Person.nullish(), home: Person.nullish() }).nullish(),
  }),
  liveData: z.object({
    plays: z.object({ allPlays: rowsOf(WirePlay) }),
    linescore: WireLineScore,
    boxscore: WireBoxScore,
    decisions: z.object({ winner: Person.nullish(), loser: Person.nullish(), save: Person.nullish() }).nullish(),
  }),
});
export type WireLiveFeed = z.output<typeof WireLiveFeed>;
