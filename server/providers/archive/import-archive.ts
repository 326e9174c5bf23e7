import type { PriceRow } from './lines/price-row.ts';
import type { RefusalCount } from './retrosheet/refusals.ts';
import { Refusals } from './retrosheet/refusals.ts';
import { findSources } from './store/find-sources.ts';
import { importSeason } from './store/import-season.ts';
import { readAllPrices } from './store/read-all-prices.ts';
import type { SeasonSummary } from './store/stored-season.ts';

export interface ImportProgress {
  season: number;
  /** Contest files read, of how many. */
  done: number;
  total: number;
}

export interface ImportArchiveOptions {
  /** Folder with season files, zipped or not, and the lines files. */
  dir: string;
  /** Folder of the store. */
  out: string;
  onProgress?: (progress: ImportProgress) => void;
}

export interface ImportSummary {
  seasons: SeasonSummary[];
  /** What was refused of the price files, which belong to no one season. */
  refused: RefusalCount[];
}

/** Reads every season found in a folder into the store; a season made from the same files before is left as it is. */
export async function importArchive({ dir, out, onProgress = () => {} }: ImportArchiveOptions): Promise<ImportSummary> {
  const sources = await findSources(dir);
  const refusals = new Refusals();
  const prices = await readAllPrices(sources.prices, refusals);
  const seasons: SeasonSummary[] = [];
  for (const [season, paths] of [...sources.seasons].sort(([a], [b]) => a - b)) {
    const rows: PriceRow[] = prices.bySeason.get(season) ?? [];
    const onFile = (done: number, total: number): void => onProgress({ season, done, total });
    seasons.push(await importSeason({ out, season, paths, priceSources: prices.sources, rows, onFile }));
  }
  return { seasons, refused: refusals.list() };
}
