import { z } from 'zod';
import { LEAGUE_SPORTS } from '../../sports.ts';
import { Instant, SlateDate } from '../../terms.ts';
import { gameBase } from '../game-base.ts';
import { BookRow, GameOdds, MarketOdds } from '../game-odds.ts';
import { LeagueOdds } from './league-odds.ts';

/** A part of a season, in the sport's own terms; `preseason` counts nowhere, and `regular` makes the table. */
export const Stage = z.string();
export const TeamRecord = z
  .object({
    wins: z.number(),
    losses: z.number(),
    ties: z.number(),
    overtimeLosses: z.number().optional().meta({ description: 'Losses after regulation, in a league that counts them beside the others' }),
  })
  .meta({ id: 'TeamRecord' });
/** The key of a division, one of the sport's own. */
export const Division = z.string();

/** Points by period; what follows those of regulation is overtime. */
export const PeriodScores = z.object({ away: z.array(z.number()), home: z.array(z.number()) }).meta({ id: 'PeriodScores' });

const Side = z.enum(['away', 'home']);
const BySide = z.object({ away: z.number(), home: z.number() });

const liveBase = {
  period: z.number().meta({ description: 'From 1; above the periods of regulation in overtime' }),
  isOvertime: z.boolean(),
  clock: z.string().nullable().meta({ description: 'mm:ss left in the period; null where it is not timed' }),
  isBreak: z.boolean().meta({ description: 'Between periods' }),
  lastPlay: z.string().nullable(),
  homeWin: z
    .number()
    .nullable()
    .meta({ description: 'That the home side wins, given that someone does, 0..1, from the closing prices and where the game stands' }),
  meanTotal: z.number().nullable().meta({ description: 'Points or goals of both sides expected at the end, from the same' }),
  asOf: Instant,
};

const FootballLive = z
  .object({
    ...liveBase,
    kind: z.literal('football'),
    possession: Side.nullable(),
    down: z.number().nullable(),
    distance: z.number().nullable(),
    ballOn: z.string().nullable(),
  })
  .meta({ id: 'FootballLive' });

const BasketballLive = z
  .object({
    ...liveBase,
    kind: z.literal('basketball'),
    run: z
      .object({ side: Side, points: z.number() })
      .nullable()
      .meta({ description: "What a side has scored since the other's last points; null before the first" }),
  })
  .meta({ id: 'BasketballLive' });

const HockeyLive = z
  .object({
    ...liveBase,
    kind: z.literal('hockey'),
    shots: BySide.meta({ description: 'On goal, without those of a shootout' }),
    skaters: BySide.meta({ description: 'On the ice, goalies left out: 5 and 4 on a power play' }),
    emptyNet: Side.nullable().meta({ description: 'Who has pulled the goalie' }),
    isShootout: z.boolean(),
  })
  .meta({ id: 'HockeyLive' });

/** Where a game in play stands, told apart by how it is played. */
export const LeagueLive = z.discriminatedUnion('kind', [FootballLive, BasketballLive, HockeyLive]);

export const leagueGameShape = {
  ...gameBase,
  sport: z.enum(LEAGUE_SPORTS),
  season: z.number(),
  week: z
    .number()
    .nullable()
    .meta({ description: 'Number of the week in the season, unique in it, below 1 in preseason; null in a league by the day' }),
  weekLabel: z.string().meta({ description: 'Week 6, Preseason, Division finals; of a league by the day the part of the season' }),
  stage: Stage,
  awayDivision: Division.nullable(),
  homeDivision: Division.nullable(),
  awayRecord: TeamRecord,
  homeRecord: TeamRecord,
  isNeutral: z.boolean(),
  periods: PeriodScores.nullable(),
  hasOvertime: z.boolean(),
  live: LeagueLive.nullable(),
  odds: LeagueOdds,
  markets: z
    .array(GameOdds)
    .meta({ description: 'The best price of each side with its book, age and state; the closing price once the game is past betting' }),
};
export const LeagueGame = z.object(leagueGameShape).meta({ id: 'LeagueGame' });

export const LeagueMeeting = z
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
  .meta({ id: 'LeagueMeeting' });

export const LeaguePlay = z
  .object({
    at: Instant,
    period: z.number(),
    clock: z.string().nullable(),
    possession: Side,
    text: z.string(),
    isScoring: z.boolean(),
    score: z.object({ away: z.number(), home: z.number() }),
  })
  .meta({ id: 'LeaguePlay' });

/** A club's rank in its division. */
const Place = z.object({ division: Division, rank: z.number() }).nullable();

/** Periods, books and plays of one game, with what the clubs did before. */
export const LeagueGameDetail = z
  .object({
    ...leagueGameShape,
    places: z
      .object({ away: Place, home: Place })
      .meta({ description: 'In the table coming in, as the records; null before the first game of it' }),
    books: z.array(BookRow),
    otherOdds: z.array(MarketOdds).meta({ description: 'Markets beside the three main ones, as far as a book has priced them' }),
    market: z
      .object({ awayNoVig: z.number(), homeNoVig: z.number(), bookCount: z.number(), seenAt: Instant, method: z.literal('power') })
      .nullable(),
    houseRules: z
      .array(z.object({ id: z.string(), title: z.string(), text: z.string() }))
      .meta({ description: 'Rules that the closing prices of a final were graded by' }),
    plays: z.array(LeaguePlay).meta({ description: 'Newest first, at most 20' }),
    meetings: z.array(LeagueMeeting).meta({ description: 'Earlier stored games of these two clubs, latest first' }),
    form: z.object({ away: z.array(LeagueMeeting), home: z.array(LeagueMeeting) }).meta({ description: 'Last five each, latest first' }),
  })
  .meta({ id: 'LeagueGameDetail' });
