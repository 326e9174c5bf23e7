import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { GAME_SPORTS, SPORT_KEYS } from '../../sports.ts';
import { TREND_CATEGORIES } from '../../strategy-terms.ts';
import { GameId, Instant, SlateDate } from '../../terms.ts';

const Example = z.object({
  text: z.string(),
  date: SlateDate,
  gameId: GameId,
  hasPage: z.boolean().meta({ description: 'False for games of a season whose pages are not kept' }),
});

export const Trend = z
  .object({
    id: z.string(),
    sport: z.enum(GAME_SPORTS),
    title: z.string(),
    description: z.string(),
    also: z.array(z.string()).optional().meta({ description: 'Titles of others that rest on nearly the same bets' }),
    trend: z
      .enum(['hot', 'cold', 'neutral'])
      .meta({ description: 'Neutral where prices alone bring about one as strong, somewhere, more often than not' }),
    category: z.enum(TREND_CATEGORIES),
    team: z
      .object({ sport: z.enum(SPORT_KEYS), code: z.string() })
      .nullable()
      .meta({ description: 'The team it is about; null for weather and parks' }),
    percentage: z.number().meta({ description: 'Won of those decided, in percent' }),
    percentageLow: z.number(),
    percentageHigh: z.number(),
    games: z.number().meta({ description: 'Decided games; pushes and voids are left out' }),
    wins: z.number(),
    losses: z.number(),
    pushes: z.number(),
    baseRate: z.number().meta({ description: 'What closing prices without margin expected of the same games, in percent' }),
    averageOdds: z.number().meta({ description: 'American price of the mean closing decimal price, best of all books' }),
    roi: z.number().meta({ description: 'Percent of the stakes at those prices, one unit each' }),
    roiLow: z.number().nullable().meta({ description: '95%, bootstrap over Eastern days; null below five days, and of a streak' }),
    roiHigh: z.number().nullable(),
    atClose: z
      .number()
      .nullable()
      .meta({ description: 'Worth of those prices by the closing ones without margin, in percent; null in a report of an older version' }),
    units: z
      .array(z.number())
      .meta({
        description: 'Profit so far after each bet of one unit, oldest first, at most 40 of them; empty in a report of an older version',
      }),
    chance: z.number().meta({ description: 'That prices alone bring about one as strong, looked at by itself' }),
    chanceAmong: z.number().meta({ description: 'That they do so somewhere among all that were looked at' }),
    lookedAt: z.number(),
    confidence: z.number().meta({ description: '100 less the percentage of chanceAmong' }),
    examples: z.array(Example).meta({ description: 'The newest games first' }),
    next: z
      .array(z.object({ gameId: GameId, text: z.string(), startsAt: Instant }))
      .meta({ description: "Today's games that it is about" }),
    from: SlateDate,
    to: SlateDate,
    lastUpdated: Instant,
  })
  .meta({ id: 'Trend' });

const TrendBase = z
  .object({
    games: z.number(),
    from: SlateDate.nullable(),
    to: SlateDate.nullable(),
    lookedAt: z.number(),
    shown: z.number(),
    simulations: z.number(),
    isReading: z.boolean().meta({ description: 'Whether older games are still being read' }),
    season: z
      .object({ played: z.number(), priced: z.number() })
      .nullable()
      .meta({ description: "Games of a league's newest season, and those of them with a closing price now; null for other sports" }),
    computedAt: Instant.nullable(),
  })
  .meta({ id: 'TrendBase' });

const Sport = z.enum(GAME_SPORTS, { error: 'No such sport.' }).optional().meta({ description: 'Baseball without one' });

export const trendRoutes = defineRoutes({
  'GET /api/hot-trends': {
    id: 'listHotTrends',
    summary: 'What happened more or less often than prices implied, with the probability that it is luck',
    access: 'trends',
    query: z.object({ sport: Sport, category: z.enum(['all', ...TREND_CATEGORIES], { error: 'No such category.' }).optional() }),
    response: z.array(Trend),
  },
  'GET /api/hot-trends/base': {
    id: 'getTrendBase',
    summary: 'What trends were looked for in: games, days, how many were looked at',
    access: 'trends',
    query: z.object({ sport: Sport }),
    response: TrendBase,
  },
});
