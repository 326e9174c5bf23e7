import { z } from 'zod';
import { BOARD_MARKET_NAMES } from '../markets/board-markets.ts';
import { GameId, Instant, SlateDate } from '../terms.ts';

const Side = z.enum(['away', 'home']);

/** A side of a market that the model has priced; probabilities are fractions, given that the stake does not come back. */
const pricedSide = {
  market: z.enum(BOARD_MARKET_NAMES),
  side: z.enum(['away', 'home', 'over', 'under']),
  line: z.number().nullable(),
  selection: z.string(),
  probability: z.number(),
  probabilityLow: z.number(),
  probabilityHigh: z.number(),
  winProbability: z.number().meta({ description: 'That it wins; a push is no win' }),
  pushProbability: z.number().meta({ description: 'That the stake comes back' }),
  fairOdds: z.number().meta({ description: 'American price at which the bet is worth nothing, not rounded' }),
};
const offer = {
  odds: z.number(),
  book: z.string(),
  bookName: z.string(),
  seenAt: Instant,
  isStale: z.boolean(),
  expectedValue: z
    .number()
    .meta({ description: 'Profit per unit staked at the best price: the claim times the share that past plays of its kind kept' }),
  basis: z.enum(['model', 'market']).meta({ description: 'Our number: the model pooled with the market, or the market alone' }),
  claimedValue: z.number().meta({ description: 'The same before that share' }),
  keptShare: z
    .number()
    .nullable()
    .meta({ description: 'Share of such claims that past plays kept at the close; null where none is proven' }),
  marketProbability: z
    .number()
    .nullable()
    .meta({ description: 'The market without margin, given that the stake does not come back; null where no book has both sides' }),
};

export const PricedSide = z.object(pricedSide).meta({ id: 'PricedSide' });

export const ValuePlay = z
  .object({
    ...pricedSide,
    ...offer,
    reasoning: z.string(),
    valueFrom: z.number().nullable().meta({ description: 'Lowest American price that still is value' }),
  })
  .meta({ id: 'ValuePlay' });

/** How favorites of this rank did in the back-test: games of these seasons, no published picks. */
export const BandRecord = z
  .object({
    from: z.number(),
    to: z.number(),
    picks: z.number(),
    wins: z.number(),
    low: z.number(),
    high: z.number().meta({ description: '95% interval of the share won' }),
    seasons: z.string(),
  })
  .meta({ id: 'BandRecord' });

export const FavoredSide = z
  .object({ side: Side, team: z.string(), teamCode: z.string(), probability: z.number(), low: z.number(), high: z.number() })
  .meta({ id: 'FavouredSide' });

export const AnalysisDriver = z
  .object({
    factor: z.string(),
    title: z.string(),
    detail: z.string(),
    points: z.number().meta({ description: 'Change of the home side’s win probability in points; where a unit is given, of that' }),
  })
  .meta({ id: 'AnalysisDriver' });

const SuggestedBet = z.object({
  ...pricedSide,
  ...offer,
  betType: z.enum(['moneyline', 'spread', 'total']),
  rating: z.enum(['High', 'Medium']).nullable(),
  badge: z.enum(['High Value', 'Moderate']),
  isValue: z.boolean(),
});

const Starter = z.object({ name: z.string().nullable(), isAnnounced: z.boolean() });
const Freshness = z.object({
  starters: z.object({ away: Starter, home: Starter }),
  lineUps: z.object({ away: z.boolean(), home: z.boolean() }).meta({ description: 'Whether each is confirmed' }),
  weatherAsOf: Instant.nullable(),
  isIndoors: z.boolean().nullable(),
  pricesAt: Instant.nullable(),
  bookCount: z.number(),
  ratedTo: SlateDate,
});

/** The model's view of one game: append-only, with what it was made from. */
export const Analysis = z
  .object({
    id: z.string(),
    gameId: GameId,
    analyzedAt: Instant,
    projectionAt: Instant,
    modelVersion: z.string(),
    isClosed: z.boolean().meta({ description: 'The game has begun: prices are those of the moment of the analysis' }),
    summary: z.string(),
    verdict: z.string(),
    confidence: z.number(),
    band: BandRecord,
    favored: FavoredSide,
    blend: z.object({
      pHome: z.number(),
      pHomeModel: z.number(),
      pHomeMarket: z.number().nullable(),
      modelWeight: z.number(),
      totalWeight: z.number(),
    }),
    drivers: z.array(AnalysisDriver).meta({ description: 'They add up from 50 to the model’s own probability' }),
    total: z.object({
      mean: z.number(),
      chances: z.array(z.number()).meta({ description: 'Of 0, 1, 2 … runs in all; the last holds the rest' }),
    }),
    fairPrices: z.array(PricedSide),
    valuePlays: z.array(ValuePlay),
    nearest: ValuePlay.nullable().meta({ description: 'Without a value play: the side that is nearest to being one' }),
    suggestedBets: z.array(SuggestedBet),
    changes: z.array(z.string()).meta({ description: 'What would change our mind' }),
    freshness: Freshness,
    closing: z
      .array(
        z.object({
          market: z.enum(BOARD_MARKET_NAMES),
          side: z.enum(['away', 'home', 'over', 'under']),
          line: z.number().nullable(),
          probability: z.number().meta({ description: 'Our number, given that the stake does not come back' }),
          closeProbability: z.number().meta({ description: 'The closing market without margin, on the same line' }),
          bookCount: z.number(),
        }),
      )
      .meta({ description: 'Our numbers beside the close, of a game that has begun; a market whose line moved is left out' }),
  })
  .meta({ id: 'Analysis' });
