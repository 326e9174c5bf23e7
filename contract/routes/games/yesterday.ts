import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { GAME_SPORTS } from '../../sports.ts';
import { GameId, SlateDate } from '../../terms.ts';
import { OddsComparisonGame } from './comparison.ts';

const Grade = z.enum(['win', 'loss', 'push', 'void']).nullable();
const Side = z.object({ odds: z.number(), bookName: z.string(), grade: Grade }).nullable();

/** A player prop of a settled game: its last prices, and how both sides ended. */
export const SettledProp = z
  .object({
    gameId: GameId,
    awayTeamCode: z.string(),
    homeTeamCode: z.string(),
    playerName: z.string(),
    teamCode: z.string(),
    propType: z.string(),
    line: z.number(),
    over: Side,
    under: Side,
    actual: z.number().nullable().meta({ description: 'What the player did; null where not known' }),
  })
  .meta({ id: 'SettledProp' });

export const YesterdayCounts = z
  .object({
    settledOn: SlateDate.nullable().meta({ description: 'The last day with settled games; null before the first' }),
    sport: z
      .enum(GAME_SPORTS)
      .nullable()
      .meta({
        description: 'The sport whose games of that day are open to everybody: the one with the most, of those with player props first',
      }),
    settledGames: z.number().meta({ description: 'Of that sport' }),
    openGames: z.number().meta({ description: 'Games of today that still take bets, of all sports' }),
    books: z.number().meta({ description: 'Books with a price on them' }),
    pricesCompared: z.number().meta({ description: 'Prices on them that have a fair price to compare with' }),
    pricesAboveFair: z.number().meta({ description: 'Of them, how many beat the fair price by 1% or more' }),
    picks: z.number().meta({ description: 'Picks published for today' }),
    trends: z.number(),
    trendsTested: z.number(),
  })
  .meta({ id: 'YesterdayCounts', description: "Counts of what is found today, without any of it; the content is the plans'" });

export const yesterdayRoutes = defineRoutes({
  'GET /api/yesterday': {
    id: 'getYesterday',
    summary: 'The last settled day and its sport, open to everybody, and how much the paid tools have found today',
    access: 'visitor',
    response: YesterdayCounts,
  },
  'GET /api/yesterday/odds': {
    id: 'listYesterdayOdds',
    summary: 'The odds comparison of the last settled day at closing prices, settled games alone',
    access: 'visitor',
    response: z.array(OddsComparisonGame),
  },
  'GET /api/yesterday/props': {
    id: 'listYesterdayProps',
    summary: "The last settled day's player props at their last prices with how they ended",
    access: 'visitor',
    response: z.array(SettledProp),
  },
});
