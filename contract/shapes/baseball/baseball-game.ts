import { z } from 'zod';
import { Instant, SlateDate } from '../../terms.ts';
import { AiSummary } from '../ai-summary.ts';
import { gameBase } from '../game-base.ts';
import { GameOdds } from '../game-odds.ts';
import { RunnersOn } from '../live-game.ts';

export const PitcherStats = z
  .object({
    playerId: z.string(),
    throws: z.enum(['L', 'R']),
    wins: z.number().nullable(),
    losses: z.number().nullable(),
    era: z.number().nullable(),
    inningsPitched: z.number().nullable(),
    strikeouts: z.number().nullable(),
    walks: z.number().nullable(),
    strikeoutRate: z.number().nullable(),
    starts: z.number().nullable(),
  })
  .meta({ id: 'PitcherStats' });

export const LiveBrief = z
  .object({
    inning: z.number(),
    inningHalf: z.enum(['top', 'bottom']),
    isBetweenInnings: z.boolean(),
    balls: z.number().nullable(),
    strikes: z.number().nullable(),
    outs: z.number(),
    lastPlay: z.string().nullable(),
    runnersOn: RunnersOn,
    asOf: Instant,
  })
  .meta({ id: 'LiveBrief' });
export const TeamRecord = z.object({ wins: z.number(), losses: z.number() });

export const GameWeather = z
  .object({
    temperatureF: z
      .number()
      .meta({ description: 'Outside the park, like wind and rain; where `isIndoors` is true none of them acts on play' }),
    windMph: z.number(),
    windDirection: z.string(),
    precipitationChance: z.number().nullable(),
    humidity: z.number().nullable(),
    sky: z.string(),
    isIndoors: z.boolean().nullable().meta({ description: 'Null where the roof can be closed and nothing says whether it is' }),
    asOf: Instant,
  })
  .meta({ id: 'GameWeather' });

export const gameShape = {
  ...gameBase,
  sport: z.literal('mlb'),
  resumesOn: SlateDate.nullable().meta({ description: 'The later day on which a suspended game goes on' }),
  awayRecord: TeamRecord.nullable().meta({ description: 'Coming into the game; null while unknown' }),
  homeRecord: TeamRecord.nullable(),
  gameNumber: z.number(),
  isDoubleheader: z.boolean(),
  scheduledInnings: z.number(),
  dayNight: z.enum(['day', 'night']),
  innings: z.number().nullable().meta({ description: 'Innings played of a completed game, one only begun included; null while unknown' }),
  awayPitcher: z.string().nullable(),
  homePitcher: z.string().nullable(),
  awayPitcherStats: PitcherStats.nullable(),
  homePitcherStats: PitcherStats.nullable(),
  weather: GameWeather.nullable(),
  live: LiveBrief.nullable(),
  odds: z.array(GameOdds),
  aiSummary: AiSummary.nullable(),
};
export const Game = z.object(gameShape).meta({ id: 'Game' });
