import { z } from 'zod';
import { Instant, SlateDate } from '../../terms.ts';
import { gameBase } from '../game-base.ts';
import { BookRow, GameOdds } from '../game-odds.ts';
import { FootballOdds } from './football-odds.ts';

export const FootballStage = z.enum(['preseason', 'regular', 'semifinal', 'final', 'grey_cup']);
export const FootballRecord = z.object({ wins: z.number(), losses: z.number(), ties: z.number() }).meta({ id: 'FootballRecord' });
export const Division = z.enum(['west', 'east']);

/** Points by quarter; a fifth entry is overtime. */
export const Quarters = z.object({ away: z.array(z.number()), home: z.array(z.number()) }).meta({ id: 'Quarters' });

export const FootballLive = z
  .object({
    quarter: z.number().nullable().meta({ description: '1 to 4; null in overtime' }),
    isOvertime: z.boolean(),
    clock: z.string().nullable().meta({ description: 'mm:ss left in the quarter; null in overtime' }),
    isBreak: z.boolean().meta({ description: 'Between quarters and at half-time' }),
    possession: z.enum(['away', 'home']).nullable(),
    down: z.number().nullable(),
    distance: z.number().nullable(),
    ballOn: z.string().nullable(),
    lastPlay: z.string().nullable(),
    homeWin: z
      .number()
      .nullable()
      .meta({ description: 'That the home side wins, given that someone does, 0..1, from the closing prices and where the game stands' }),
    meanTotal: z.number().nullable().meta({ description: 'Points of both sides expected at the end, from the same' }),
    asOf: Instant,
  })
  .meta({ id: 'FootballLive' });

export const footballGameShape = {
  ...gameBase,
  sport: z.literal('cfl'),
  season: z.number(),
  week: z.number().meta({ description: 'Number of the week in the season, unique in it; preseason weeks are below 1' }),
  weekLabel: z.string().meta({ description: 'Week 6, Preseason, Division semi-finals, Division finals, Grey Cup' }),
  stage: FootballStage,
  awayDivision: Division.nullable(),
  homeDivision: Division.nullable(),
  awayRecord: FootballRecord,
  homeRecord: FootballRecord,
  isNeutral: z.boolean(),
  quarters: Quarters.nullable(),
  hasOvertime: z.boolean(),
  live: FootballLive.nullable(),
  odds: FootballOdds,
  markets: z
    .array(GameOdds)
    .meta({ description: 'The best price of each side with its book, age and state; the closing price once the game is past betting' }),
};
export const FootballGame = z.object(footballGameShape).meta({ id: 'FootballGame' });

export const FootballMeeting = z
  .object({
    gameId: z.string(),
    season: z.number(),
    weekLabel: z.string(),
    slateOn: SlateDate,
    awayTeamCode: z.string(),
    homeTeamCode: z.string(),
    awayScore: z.number(),
    homeScore: z.number(),
  })
  .meta({ id: 'FootballMeeting' });

export const FootballPlay = z
  .object({
    at: Instant,
    quarter: z.number().nullable(),
    clock: z.string().nullable(),
    possession: z.enum(['away', 'home']),
    text: z.string(),
    isScoring: z.boolean(),
    score: z.object({ away: z.number(), home: z.number() }),
  })
  .meta({ id: 'FootballPlay' });

/** Quarters, books and plays of one game, with what the clubs did before. */
export const FootballGameDetail = z
  .object({
    ...footballGameShape,
    books: z.array(BookRow),
    market: z
      .object({ awayNoVig: z.number(), homeNoVig: z.number(), bookCount: z.number(), seenAt: Instant, method: z.literal('power') })
      .nullable(),
    plays: z.array(FootballPlay).meta({ description: 'Newest first, at most 20' }),
    meetings: z.array(FootballMeeting).meta({ description: 'Earlier stored games of these two clubs, latest first' }),
    form: z
      .object({ away: z.array(FootballMeeting), home: z.array(FootballMeeting) })
      .meta({ description: 'Last five each, latest first' }),
  })
  .meta({ id: 'FootballGameDetail' });
