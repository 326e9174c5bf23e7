import { z } from 'zod';
import { SlateDate } from '../terms.ts';
import { TeamRecord } from './baseball/baseball-game.ts';

export const TeamForm = z
  .object({
    lastTen: TeamRecord,
    streak: z.string().meta({ description: 'W3, L1, or – before the first game' }),
    home: TeamRecord,
    away: TeamRecord,
    runsPerGame: z.number().nullable(),
    runsAllowedPerGame: z.number().nullable(),
    games: z.number(),
    isWhole: z.boolean().meta({ description: 'False while some results of the season are not stored: figures are of the games known' }),
    overUnder: z
      .object({ overs: z.number(), unders: z.number(), pushes: z.number() })
      .meta({ description: 'Against the closing total, where one was stored' }),
    runLine: z.object({ covered: z.number(), lost: z.number(), pushes: z.number() }),
    recent: z
      .array(
        z.object({
          gameId: z.string(),
          slateOn: SlateDate,
          opponent: z.string(),
          isHome: z.boolean(),
          runs: z.number(),
          runsAllowed: z.number(),
        }),
      )
      .meta({ description: 'Latest first, at most ten' }),
  })
  .meta({ id: 'TeamForm' });
export const HeadToHead = z
  .object({
    seasonYear: z.number(),
    awayWins: z.number(),
    homeWins: z.number(),
    averageTotal: z.number().nullable(),
    isWhole: z
      .boolean()
      .meta({ description: 'Whether every result of the season before the day is stored; if not, there may be more meetings' }),
    meetings: z.array(
      z.object({
        gameId: z.string(),
        slateOn: SlateDate,
        awayCode: z.string(),
        homeCode: z.string(),
        awayScore: z.number(),
        homeScore: z.number(),
      }),
    ),
  })
  .meta({ id: 'HeadToHead' });
const Side = z.object({ bets: z.number(), betShare: z.number().nullable(), moneyShare: z.number().nullable() });
/** How ClearEdge users' own bets on this game are divided; shares are null below ten bets. */
const Simulated = z.number().meta({ description: 'How many of them simulated bettors of a demo install placed' });
export const PublicSplit = z
  .object({
    moneyline: z.object({ sample: z.number(), simulated: Simulated, away: Side, home: Side }),
    total: z.object({ sample: z.number(), simulated: Simulated, over: Side, under: Side }),
    minimum: z.number(),
  })
  .meta({ id: 'PublicSplit' });
export const MatchupRow = z
  .object({
    label: z.string(),
    away: z.string(),
    home: z.string(),
    better: z.enum(['away', 'home']).nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: 'MatchupRow' });
