import { z } from 'zod';
import { PriceDoubts } from '../doubts/doubt-schemas.ts';
import { Instant, SlateDate } from '../terms.ts';
import { LikelyError } from './game-odds.ts';

/** One side of a proposition at its best price. Probabilities are of winning, given that the stake does not come back, 0 to 1. */
const PropSide = z
  .object({
    odds: z.number(),
    book: z.string(),
    bookName: z.string(),
    quotedAt: Instant.meta({ description: 'When the book set this price' }),
    seenAt: Instant.meta({ description: 'When the source last confirmed it' }),
    isStale: z.boolean(),
    isModelPrice: z.boolean().meta({ description: 'No book offers it: the fair price of the model less the hold' }),
    modelProbability: z.number().nullable(),
    winProbability: z.number().nullable().meta({ description: 'That it wins, model and market pooled; a push is no win' }),
    pushProbability: z.number(),
    marketProbability: z.number().nullable().meta({ description: 'Without margin; null where no book quotes both sides' }),
    probability: z.number().nullable().meta({ description: 'Market and model pooled; null where there is no fair price to pool with' }),
    fairOdds: z.number().nullable(),
    ev: z.number().nullable().meta({ description: 'Expected profit per unit staked' }),
    doubt: PriceDoubts,
  })
  .meta({ id: 'PropSide' });

const HitRate = z
  .object({
    span: z.enum(['L5', 'L10', 'L20', 'season']),
    games: z.number(),
    over: z.number(),
    push: z.number(),
    low: z.number().nullable(),
    high: z.number().nullable().meta({ description: '95% interval of the rate of overs, pushes left out (Wilson)' }),
    linedGames: z.number().meta({ description: 'Of these games, those whose own number is known' }),
    overOwnLine: z.number().meta({ description: 'Overs against the number of each day' }),
  })
  .meta({ id: 'PropHitRate' });

const Projection = z
  .object({
    mean: z.number(),
    distribution: z.array(z.number()).meta({ description: 'Chances of 0, 1, 2 ...; empty where they are too many to draw' }),
    pushProbability: z.number(),
    games: z.number().meta({ description: 'Games simulated, or his own that it rests on' }),
    isFromPastGames: z.literal(true).optional().meta({ description: 'Made from his own games: none were simulated' }),
    projectedAt: Instant,
    modelVersion: z.string(),
    isLineUpAnnounced: z.boolean(),
  })
  .meta({ id: 'PropProjection' });

const PropGrade = z.enum(['win', 'loss', 'push', 'void']);

export const PlayerProp = z
  .object({
    playerName: z.string(),
    playerId: z.string(),
    teamCode: z.string(),
    propType: z.string(),
    line: z.number(),
    overOdds: z.number().nullable(),
    underOdds: z.number().nullable(),
    opponent: z.string(),
    bookmaker: z.string(),
    bookmakerName: z.string(),
    quotedAt: Instant,
    over: PropSide.nullable(),
    under: PropSide.nullable(),
    bookCount: z.number().meta({ description: 'Books with both sides, whose margin could be taken out' }),
    modelWeight: z.number().nullable().meta({ description: 'Share of the model in the pooled probability' }),
    projection: Projection.nullable(),
    isMarketOnly: z
      .literal(true)
      .optional()
      .meta({ description: 'Of a kind whose projections missed on past seasons: the market alone prices it' }),
    hitRates: z.array(HitRate),
    likelyErrors: z
      .array(
        z.object({ book: z.string(), bookName: z.string(), side: z.enum(['over', 'under']), line: z.number(), likelyError: LikelyError }),
      )
      .optional()
      .meta({
        description:
          'Offers on the same that most books would void; they are in nothing else. `over` and `under` are null where only such are offered',
      }),
    closing: z
      .object({ over: PropGrade.nullable(), under: PropGrade.nullable(), actual: z.number().nullable() })
      .optional()
      .meta({
        description: 'Of a game that has begun: the prices are the last ones before it; results once it is final, null where not known',
      }),
  })
  .meta({ id: 'PlayerProp' });

const Split = z.object({
  label: z.string(),
  games: z.number(),
  over: z.number(),
  push: z.number(),
  mean: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
});

export const PropLog = z
  .object({
    playerId: z.string(),
    propType: z.string(),
    line: z.number(),
    recent: z
      .array(
        z.object({
          gameId: z.string(),
          slateOn: SlateDate,
          opponent: z.string(),
          isHome: z.boolean(),
          opposingArm: z.enum(['L', 'R']).nullable(),
          value: z.number(),
          line: z.number().nullable().meta({ description: 'What most books hung on that day; null where not known' }),
        }),
      )
      .meta({ description: 'The last twenty games he started, newest first' }),
    splits: z.array(Split).meta({ description: 'Of the season so far, against the line asked for' }),
    from: SlateDate.nullable(),
    asOf: Instant,
  })
  .meta({ id: 'PropLog' });
