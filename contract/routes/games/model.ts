import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
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
    market: z.enum(['moneyline', 'total']),
    kind: z.enum(['priced', 'value']).meta({ description: 'Every price worth more than `least`, or those marked as value' }),
    least: z.number().meta({ description: 'Expected value above which a price counts here, per unit' }),
    plays: z.number(),
    claimed: z.number().meta({ description: 'Mean expected value that was claimed, per unit' }),
    returned: z.number().meta({ description: 'Profit per unit staked' }),
    standardError: z.number(),
    low: z.number(),
    high: z.number().meta({ description: '95% interval of the return, resampled by day' }),
    errorsOff: z.number().meta({ description: 'Return less claim, in standard errors of the return' }),
  })
  .meta({ id: 'BacktestPlays' });

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
    plays: z.array(Plays).meta({ description: 'One unit at the opening price on the side worth most' }),
    seasons: z.array(z.object({ season: z.number(), model: z.number(), close: z.number().nullable() })),
  })
  .meta({ id: 'Backtest' });

const TeamRating = z.object({
  code: z.string(),
  offence: z.number().meta({ description: 'Runs a game above an average club, at bat' }),
  prevention: z.number().meta({ description: 'Runs a game kept from opponents by bullpen and fielders' }),
  sd: z.number(),
  games: z.number(),
});

export const ModelReport = z
  .object({
    version: z.string(),
    ratedTo: SlateDate.nullable(),
    ratedGames: z.number(),
    updatedAt: Instant.nullable(),
    record: ForecastRecord,
    backtest: Backtest,
    teams: z.array(TeamRating),
    parks: z.array(z.object({ venue: z.string(), factor: z.number(), games: z.number() })),
  })
  .meta({ id: 'ModelReport' });

export const modelRoutes = defineRoutes({
  'GET /api/model': {
    id: 'getModel',
    summary: 'How good the model is: its record here, its backtest, its ratings',
    access: 'visitor',
    response: ModelReport,
  },
});
