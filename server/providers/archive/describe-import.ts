import { leagueOf } from '@clearedge/contract/sports';
import { importLeagues, type LeaguesSummary } from './leagues/import-leagues.ts';
import type { LeagueSeasonSummary } from './leagues/stored-league.ts';
import type { PriceRow } from './lines.ts';
import { type RefusalCount, Refusals } from './retrosheet/refusals.ts';
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
  leagues: LeaguesSummary;
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
  return { seasons, refused: refusals.list(), leagues: await importLeagues(sources.leagues, out) };
}

const count = (value: number): string => value.toLocaleString('en-US');

function agreementText({ agreement: { teamGames, agreeing, differing } }: SeasonSummary): string {
  if (teamGames === 0) return 'nothing to compare with a game log';
  const percent = ((100 * agreeing) / teamGames).toFixed(2);
  const fields = Object.entries(differing).map(([field, times]) => `${field} ${times}`);
  return `${percent}% of ${count(teamGames)} team-games equal the game logs${fields.length > 0 ? ` (differing: ${fields.join(', ')})` : ''}`;
}

const refusalText = ({ reason, count: times, examples }: RefusalCount): string =>
  `  refused ${count(times)}: ${reason} (${examples.join('; ')})`;

function seasonLines(summary: SeasonSummary): string[] {
  const { season, wasCurrent, games, logOnlyGames, plays, players, priceRows, refused } = summary;
  const logOnly = logOnlyGames > 0 ? `, ${count(logOnlyGames)} from the game log only` : '';
  return [
    `${season}${wasCurrent ? ' (stored before from the same files)' : ''}: ${count(games)} games with plays${logOnly}, ${count(plays)} plays, ${count(players)} players`,
    `  ${agreementText(summary)}`,
    `  price rows: ${count(priceRows.matched)} matched, ${count(priceRows.unmatched)} unmatched, ${count(priceRows.repeated)} repeated, ${count(priceRows.refusedQuotes)} quotes refused`,
    ...refused.map(refusalText),
  ];
}

function leagueLines({ sport, season, games, priced, linesOnly, withoutTime, withoutPeriods, refused }: LeagueSeasonSummary): string[] {
  const gaps = [
    [linesOnly, 'spreads and totals are a line without a price: left out'],
    [withoutTime, 'games without a start time: shown at the usual one, as tentative'],
    [withoutPeriods, 'games without a score by period'],
  ] as const;
  return [
    `${leagueOf(sport)} ${season}: ${count(games)} games, ${count(priced)} with prices`,
    ...gaps.filter(([times]) => times > 0).map(([times, what]) => `  ${count(times)} ${what}`),
    ...refused.map(refusalText),
  ];
}

/** What an import read and refused, one sentence a line. */
export function describeImport({ seasons, refused, leagues }: ImportSummary): string[] {
  const games = seasons.reduce((sum, season) => sum + season.games, 0);
  const plays = seasons.reduce((sum, season) => sum + season.plays, 0);
  return [
    ...seasons.flatMap(seasonLines),
    ...leagues.seasons.flatMap(leagueLines),
    `${count(seasons.length)} baseball seasons, ${count(games)} games with plays, ${count(plays)} plays; ${count(leagues.seasons.length)} seasons of other leagues`,
    ...leagues.faults,
    ...(refused.length > 0 ? ['Price files:', ...refused.map(refusalText)] : []),
  ];
}
