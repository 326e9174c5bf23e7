import { FITTED, type RatingParameters } from '@clearedge/quant/sports/baseball/ratings';
import { allFigures, type BacktestFigures } from './figures/all-figures.ts';
import { readDayQuotes } from './reading/day-quotes.ts';
import { readPublicTable } from './reading/fivethirtyeight.ts';
import { readPriceTable } from './reading/price-table.ts';
import { readHistory } from './reading/read-history.ts';
import { type WalkInput, walkForward } from './walk/walk-forward.ts';

export type Tell = (message: string) => void;

/** Everything a folder of season files says. */
export async function readInput(dir: string, tell: Tell): Promise<WalkInput> {
  const seasons = await readHistory(dir, ({ season, games, fromEvents }) =>
    tell(`${season}: ${games.length} games read${fromEvents > 0 ? `, ${fromEvents} of them from event files` : ''}`),
  );
  const prices = await readPriceTable(dir);
  const publicForecasts = await readPublicTable(dir);
  const dayQuotes = await readDayQuotes(dir);
  tell(`prices of ${prices.size} games, ${publicForecasts.size} public forecasts`);
  return { seasons, prices, publicForecasts, dayQuotes };
}

interface BacktestTerms {
  dir: string;
  score: readonly number[];
  parameters?: RatingParameters;
  learnsCloses?: boolean;
}

/** Walks through all seasons of a folder and scores the wanted ones. A season that is not there is an error that names it. */
export async function runBacktest(
  { dir, score, parameters = FITTED, learnsCloses = true }: BacktestTerms,
  tell: Tell,
): Promise<BacktestFigures> {
  const input = { ...(await readInput(dir, tell)), learnsCloses };
  const missing = score.filter((year) => !input.seasons.some(({ season }) => season === year));
  if (missing.length > 0) throw new RangeError(`no games of ${missing.join(', ')} in ${dir}`);
  const predictions = walkForward(input, parameters, (season) => tell(`${season}: walked`));
  const figures = allFigures(predictions, new Set(score));
  tell('scored');
  return figures;
}
