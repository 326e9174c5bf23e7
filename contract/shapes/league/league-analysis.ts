import { z } from 'zod';
import { PRICE_DOUBTS } from '../../doubts/price-doubts.ts';
import { Instant } from '../../terms.ts';

const Centers = z.object({
  model: z.number().meta({ description: 'By the model alone' }),
  pooled: z.number().meta({ description: 'With what the books say' }),
  weight: z.number().meta({ description: "The model's share in that, 0..1" }),
});

/** A side of a market at its best price, beside our number of it; probabilities are given that the stake does not come back. */
export const PricedSide = z
  .object({
    market: z.enum(['moneyline', 'spread', 'total']),
    side: z.enum(['away', 'home', 'over', 'under']),
    line: z.number().nullable(),
    probability: z.number(),
    probabilityLow: z.number(),
    probabilityHigh: z.number(),
    pushProbability: z.number(),
    fairOdds: z.number().meta({ description: 'American price at which the bet is worth nothing, not rounded' }),
    marketProbability: z.number().nullable().meta({ description: 'The books together without their margin' }),
    odds: z.number(),
    book: z.string(),
    bookName: z.string(),
    bookCount: z.number(),
    seenAt: Instant,
    isStale: z.boolean(),
    basis: z.enum(['model', 'market']).meta({ description: 'Our number: the model pooled with the market, or the market alone' }),
    expectedValue: z.number().meta({ description: 'Profit per unit staked at the best price' }),
    isValue: z.boolean(),
    doubt: z.enum(PRICE_DOUBTS).nullable().meta({ description: 'Why the price is not value; null for value' }),
  })
  .meta({ id: 'LeaguePricedSide' });

/** The newest forecast of a league's game at the prices of now; of one that has begun at the closing prices. */
const Analysis = z
  .object({
    gameId: z.string(),
    forecastAt: Instant,
    modelVersion: z.string(),
    isClosed: z.boolean().meta({ description: 'Bets are closed: prices are those of the close' }),
    ratedGames: z.number().meta({ description: 'Finished games behind the ratings' }),
    ratedTo: Instant.nullable(),
    awayGames: z.number().meta({ description: 'Games of this season that the club had played' }),
    homeGames: z.number(),
    bookCount: z.number().meta({ description: 'Books behind the market that the model is pooled with' }),
    homeWin: z.object({
      model: z.number(),
      modelLow: z.number(),
      modelHigh: z.number(),
      market: z.number().nullable(),
      pooled: z.number(),
      pooledLow: z.number(),
      pooledHigh: z.number(),
    }),
    margin: Centers.meta({ description: 'Home less away' }),
    total: Centers,
    drivers: z
      .array(z.object({ title: z.string(), margin: z.number(), total: z.number() }))
      .meta({ description: 'What each adds to the margin of the home side and to the total by the model alone, in points of the score' }),
    sides: z.array(PricedSide).meta({ description: 'By market, away or over first' }),
  })
  .meta({ id: 'LeagueAnalysis' });

/** What the model makes of a league's game; `reason` says why there is nothing. */
export const LeagueAnalysisAnswer = z
  .object({ reason: z.string().nullable(), analysis: Analysis.nullable() })
  .meta({ id: 'LeagueAnalysisAnswer' });
