import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PlayMarket } from '@clearedge/quant/blend';
import type { BacktestFigures } from './figures/all-figures.ts';
import { PUBLISHED_MARKETS, type Stage } from './figures/judged-plays.ts';

const USAGE = `npm run measured -- FILE DATE

Writes the figures that the model's page shows from the file of "npm run backtest -- --json FILE".
  DATE  the day on which they were measured, 2026-07-11`;
const TARGET = resolve('server/features/forecasts/model/measured.ts');
const DIGITS = 5;
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
const round = (value: number): number => Number(value.toFixed(DIGITS));
const isShown = (name: string): name is keyof typeof FORECASTERS => name in FORECASTERS;

/** FiveThirtyEight spoke of a third of the games: beside the others its score would mislead. */
const isOnAll = (games: number, all: number): boolean => games > 0.9 * all;

function measuredOf(figures: BacktestFigures, measuredOn: string) {
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
    plays: figures.judged.rows.flatMap(
      ({ market, stage, selection, season, least, plays, claimed, atClose, gap, seasonError, beatCloseShare }) =>
        market === 'all' || stage !== stageOf(market) || selection !== 'every' || season !== null || atClose === null || gap === null
          ? []
          : [
              {
                market,
                stage,
                least,
                plays,
                claimed: round(claimed),
                atClose: round(atClose.mean),
                gap: round(gap.mean),
                gapStandardError: round(gap.standardError),
                seasonError: seasonError === null ? null : round(seasonError),
                beatCloseShare: beatCloseShare === null ? null : round(beatCloseShare),
              },
            ],
    ),
    seasons: figures.bySeason.map(({ season, scores }) => ({
      season,
      model: round(scores.find(({ name }) => name === 'model')!.logLoss),
      close: scores.find(({ name }) => name === 'close')?.logLoss ?? null,
    })),
  };
}

/** A file's text with one line a measurement. */
function inRows(measured: Record<string, unknown>): string {
  const lines = Object.entries(measured).map(([name, value]) => {
    const rows = Array.isArray(value) ? `[\n${value.map((row) => `    ${JSON.stringify(row)},\n`).join('')}  ]` : JSON.stringify(value);
    return `  ${name}: ${rows},\n`;
  });
  return `{\n${lines.join('')}}`;
}

const [file, day] = process.argv.slice(2);
if (!file || !day || !/^\d{4}-\d{2}-\d{2}$/.test(day)) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const measured = measuredOf(JSON.parse(readFileSync(resolve(file), 'utf8')) as BacktestFigures, day);
  const text = `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: measured figures, a coin’s among them\nimport type { Backtest } from '@clearedge/contract/routes/games/model';
import type { z } from 'zod';

/** Measured on past seasons; written by "npm run measured", never by hand. */
// biome-ignore format: a measurement is a row
export const MEASURED: z.infer<typeof Backtest> = ${inRows(measured)};
`;
  writeFileSync(TARGET, text);
}
