import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { GAME_SPORTS } from '../../sports.ts';
import { Instant, SlateDate } from '../../terms.ts';

const Bin = z
  .object({
    games: z.number(),
    stated: z.number().meta({ description: 'Mean probability given, 0 to 1' }),
    seen: z.number().meta({ description: 'Share that happened' }),
    low: z.number(),
    high: z.number().meta({ description: '95% interval of what was seen' }),
  })
  .meta({ id: 'ReliabilityBin' });

const Score = z
  .object({
    forecaster: z.enum(['model', 'blend', 'market', 'open', 'close', 'publicModel', 'elo', 'homeRate', 'coin']),
    games: z.number(),
    logLoss: z.number().meta({ description: 'Mean over games, nats; lower is better, a coin has 0.6931' }),
    brier: z.number(),
  })
  .meta({ id: 'ForecastScore' });

/** How the opinions published by this installation have done, made before each first pitch and never changed. */
export const ForecastRecord = z
  .object({
    games: z.number(),
    from: SlateDate.nullable(),
    to: SlateDate.nullable(),
    scores: z.array(Score).meta({ description: 'All on the same games; empty before the first one' }),
    reliability: z.array(Bin).meta({ description: 'Empty under a hundred games' }),
    slope: z.object({ value: z.number(), standardError: z.number() }).nullable(),
    total: z.object({ rmse: z.number(), bias: z.number() }).nullable(),
  })
  .meta({ id: 'ForecastRecord' });

const Plays = z
  .object({
    market: z.enum(['moneyline', 'spread', 'total']),
    stage: z.enum(['raw', 'published']).meta({ description: 'Every play of our number, or only what the product would have published' }),
    least: z.number().meta({ description: 'Expected value above which a price counts here, per unit' }),
    plays: z.number(),
    claimed: z.number().meta({ description: 'Mean expected value that was claimed, per unit' }),
    atClose: z.number().meta({ description: 'What the prices were worth by the closing ones without margin, at the number taken' }),
    gap: z.number().meta({ description: 'Claimed less worth at the close, of plays that have a close' }),
    gapStandardError: z.number().meta({ description: 'Clustered by day' }),
    seasonError: z.number().nullable().meta({ description: 'The same with the spread between earlier seasons in it' }),
    beatCloseShare: z.number().nullable().meta({ description: 'Share of prices worth more than nothing at the close' }),
  })
  .meta({ id: 'BacktestPlays' });

const Kept = z
  .object({
    sport: z.enum(GAME_SPORTS),
    market: z.enum(['moneyline', 'spread', 'total']),
    basis: z.enum(['model', 'market']).meta({ description: 'Our number: the model blended with the market, or the market alone' }),
    share: z.number().meta({ description: 'Share of the claimed expected value that the close confirmed' }),
    low: z.number(),
    high: z.number().meta({ description: '95% interval of the share' }),
    plays: z.number(),
    seasons: z.string(),
    claimed: z.number(),
    atClose: z.number(),
    beatCloseShare: z.number(),
    isPublished: z.boolean().meta({ description: 'The low end is above zero: such plays may be published' }),
  })
  .meta({ id: 'KeptClaim' });

export const Backtest = z
  .object({
    measuredOn: z.iso.date(),
    command: z.string(),
    fittedOn: z.string(),
    scoredOn: z.string(),
    games: z.number(),
    scores: z.array(Score),
    comparisons: z.array(
      z.object({
        first: z.string(),
        second: z.string(),
        games: z.number(),
        difference: z.number(),
        low: z.number(),
        high: z.number().meta({ description: '95% interval, resampled by day' }),
      }),
    ),
    reliability: z.array(Bin),
    slope: z.object({ value: z.number(), standardError: z.number() }),
    plays: z.array(Plays).meta({ description: 'At the opening price, on the side of a market worth most' }),
    seasons: z.array(z.object({ season: z.number(), model: z.number(), close: z.number().nullable() })),
    errors: z
      .array(z.object({ market: z.enum(['spread', 'total']), model: z.number(), close: z.number().nullable() }))
      .optional()
      .meta({ description: 'Mean absolute error of the expected margin and total, and of the closing numbers, in points of the score' }),
  })
  .meta({ id: 'Backtest' });

const TeamRating = z.object({
  code: z.string(),
  offence: z.number().meta({ description: 'Runs a game above an average club, at bat' }),
  prevention: z.number().meta({ description: 'Runs a game kept from opponents by bullpen and fielders' }),
  sd: z.number(),
  games: z.number(),
});

/** Of a league of teams. */
const ClubRating = z.object({
  code: z.string(),
  points: z.number().meta({ description: 'Better than an average club on neutral ground, in points of the score' }),
  low: z.number(),
  high: z.number().meta({ description: '95% interval' }),
  games: z.number(),
});

export const ModelReport = z
  .object({
    sport: z.enum(GAME_SPORTS),
    version: z.string(),
    ratedTo: SlateDate.nullable(),
    ratedGames: z.number(),
    updatedAt: Instant.nullable(),
    record: ForecastRecord,
    backtest: Backtest.nullable().meta({ description: 'Null where no past season of real games was at hand' }),
    kept: z
      .array(Kept)
      .meta({ description: 'What past plays at the prices of this source kept of their claims; empty where none is measured' }),
    clubs: z
      .array(ClubRating)
      .nullable()
      .meta({ description: 'From the best to the worst; null where a club has a rating for each half of the game, in `teams`' }),
    teams: z.array(TeamRating).nullable(),
    parks: z.array(z.object({ venue: z.string(), factor: z.number(), games: z.number() })).nullable(),
  })
  .meta({ id: 'ModelReport' });

export const modelRoutes = defineRoutes({
  'GET /api/model': {
    id: 'getModel',
    summary: 'How good the model of a sport is: its record here, its backtest, its ratings; of baseball where none is named',
    access: 'visitor',
    query: z.object({ sport: z.enum(GAME_SPORTS).optional() }),
    response: ModelReport,
  },
});
