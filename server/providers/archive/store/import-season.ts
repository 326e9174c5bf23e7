import type { PriceRow } from '../lines/price-row.ts';
import { Refusals } from '../retrosheet/refusals.ts';
import { openSource, readSource, type SourceText } from './find-sources.ts';
import type { SourceMark } from './read-all-prices.ts';
import { readSeasonFiles } from './read-season-files.ts';
import { findManifest, sha256, writeSeason } from './season-files.ts';
import { type Manifest, type SeasonSummary, STORE_FORMAT, type StoredGame, type StoredPrices } from './stored-season.ts';

interface MatchedPrices {
  prices: StoredPrices[];
  matched: number;
  unmatched: number;
  /** Rows about a game and a book that an earlier row had told of. */
  repeated: number;
  refusedQuotes: number;
}

const pairing = ({ on, away, home }: { on: string; away: string; home: string }): string => `${on} ${away}@${home}`;

/** The game of a row: by number, or the only one that day when the row is not about a doubleheader. */
function gameOf(row: PriceRow, sameDay: StoredGame[]): StoredGame | undefined {
  const exact = sameDay.find((game) => game.number === row.number);
  return exact ?? (row.number === 0 && sameDay.length === 1 ? sameDay[0] : undefined);
}

const isEmpty = (prices: PriceRow['prices']): boolean =>
  !prices.moneylineOpen && !prices.moneylineClose && !prices.totalOpen && !prices.totalClose && !prices.quoted;

/** Ties price rows to a season's games. */
function matchPrices(games: StoredGame[], rows: PriceRow[]): MatchedPrices {
  const byPairing = new Map<string, StoredGame[]>();
  for (const game of games) byPairing.set(pairing(game), [...(byPairing.get(pairing(game)) ?? []), game]);
  const found: MatchedPrices = { prices: [], matched: 0, unmatched: 0, repeated: 0, refusedQuotes: 0 };
  const told = new Set<string>();
  for (const row of rows) {
    const game = gameOf(row, byPairing.get(pairing(row)) ?? []);
    found.refusedQuotes += row.refusedQuotes;
    if (!game) {
      found.unmatched += 1;
      continue;
    }
    const key = `${game.id} ${row.prices.book} ${row.prices.quoted?.on ?? ''}`;
    if (told.has(key)) {
      found.repeated += 1;
      continue;
    }
    told.add(key);
    found.matched += 1;
    if (!isEmpty(row.prices)) found.prices.push({ ...row.prices, game: game.id });
  }
  return found;
}

export interface ImportSeasonOptions {
  out: string;
  season: number;
  paths: string[];
  priceSources: SourceMark[];
  rows: PriceRow[];
  onFile: (done: number, total: number) => void;
}

interface OpenedSeason {
  marks: SourceMark[];
  files: { path: string; bytes: Uint8Array }[];
}

async function readFiles(paths: string[]): Promise<OpenedSeason> {
  const opened: OpenedSeason = { marks: [], files: [] };
  for (const path of paths) {
    const { name, bytes } = await readSource(path);
    opened.marks.push({ name, bytes: bytes.byteLength, sha256: sha256(bytes) });
    opened.files.push({ path, bytes });
  }
  return opened;
}

const fingerprintOf = (marks: SourceMark[]): string => sha256(Buffer.from(marks.map((mark) => `${mark.name} ${mark.sha256}`).join('\n')));

/** Brings one season into the store, unless it is there already from the same files. */
export async function importSeason({ out, season, paths, priceSources, rows, onFile }: ImportSeasonOptions): Promise<SeasonSummary> {
  const { marks, files } = await readFiles(paths);
  const fingerprint = fingerprintOf([...marks, ...priceSources]);
  const known = await findManifest(out, season);
  if (known?.format === STORE_FORMAT && known.fingerprint === fingerprint) return { ...known.summary, wasCurrent: true };
  const refusals = new Refusals();
  const texts: SourceText[] = files.flatMap(({ path, bytes }) => openSource(path, bytes, refusals));
  const read = readSeasonFiles(texts, refusals, onFile);
  const { games, players, box } = read.draft.finish();
  const { prices, ...priceRows } = matchPrices(games, rows);
  const summary: SeasonSummary = {
    season,
    wasCurrent: false,
    games: read.games,
    logOnlyGames: read.logOnlyGames,
    plays: read.plays,
    players: players.length,
    agreement: read.agreement,
    priceRows,
    refused: refusals.list(),
  };
  const sources = [...marks, ...priceSources].map(({ name, bytes }) => ({ name, bytes }));
  const manifest: Manifest = { format: STORE_FORMAT, season, fingerprint, sources, summary };
  await writeSeason(out, { manifest, games, players, prices, box }, read.draft.days);
  return summary;
}
