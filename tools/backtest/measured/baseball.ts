import type { Backtest } from '@clearedge/contract/routes/games/model';
import type { PlayMarket } from '@clearedge/quant/blend';
import type { z } from 'zod';
import type { BacktestFigures } from '../figures/all-figures.ts';
import { PUBLISHED_MARKETS, type Stage } from '../figures/judged-plays.ts';
import { measuredPlays, round } from './measured-plays.ts';

const FORECASTERS = {
  coin: 'coin',
  'home rate': 'homeRate',
  'plain Elo': 'elo',
  FiveThirtyEight: 'publicModel',
  model: 'model',
  open: 'open',
  close: 'close',
  'model + open': 'blend',
} as const;

/** What the page shows of a market: what is published of it, else what it would have claimed. */
const stageOf = (market: PlayMarket): Stage => (PUBLISHED_MARKETS.includes(market) ? 'published' : 'raw');
const isShown = (name: string): name is keyof typeof FORECASTERS => name in FORECASTERS;

/** FiveThirtyEight spoke of a third of the games: beside the others its score would mislead. */
const isOnAll = (games: number, all: number): boolean => games > 0.9 * all;

/** What the model's page shows of the figures of baseball's back-test. Error for figures without scores of the model. */
export function measuredOf(figures: BacktestFigures, measuredOn: string): z.infer<typeof Backtest> {
  const model = figures.pooled.find(({ name }) => name === 'model');
  if (!model?.calibration) throw new Error('the file has no scores of the model');
  return {
    measuredOn,
    command: `npm run backtest -- --score ${figures.seasons[0]}-${figures.seasons.at(-1)}`,
    fittedOn: '2010–2019',
    scoredOn: `${figures.seasons[0]}–${figures.seasons.at(-1)}`,
    games: figures.games,
    scores: figures.pooled.flatMap(({ name, games, logLoss, brier }) =>
      isShown(name) && isOnAll(games, figures.games)
        ? [{ forecaster: FORECASTERS[name], games, logLoss: round(logLoss), brier: round(brier) }]
        : [],
    ),
    comparisons: figures.comparisons.map(({ first, second, games, difference }) => ({
      first,
      second,
      games,
      difference: round(difference.mean),
      low: round(difference.low),
      high: round(difference.high),
    })),
    reliability: model.reliability.map(({ count, meanForecast, hitRate, interval }) => ({
      games: count,
      stated: round(meanForecast),
      seen: round(hitRate),
      low: round(interval.low),
      high: round(interval.high),
    })),
    slope: { value: round(model.calibration.slope), standardError: round(model.calibration.slopeStandardError) },
    plays: measuredPlays(figures.judged.rows.filter(({ market, stage }) => market !== 'all' && stage === stageOf(market))),
    seasons: figures.bySeason.map(({ season, scores }) => ({
      season,
      model: round(scores.find(({ name }) => name === 'model')!.logLoss),
      close: scores.find(({ name }) => name === 'close')?.logLoss ?? null,
    })),
  };
}
