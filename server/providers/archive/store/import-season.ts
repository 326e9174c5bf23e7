import { matchPrices } from '../lines/match-prices.ts';
import type { PriceRow } from '../lines/price-row.ts';
import { Refusals } from '../retrosheet/refusals.ts';
import { openSource, readSource, type SourceText } from './find-sources.ts';
import type { SourceMark } from './read-all-prices.ts';
import { readSeasonFiles } from './read-season-files.ts';
import { findManifest, sha256, writeSeason } from './season-files.ts';
import { type Manifest, type SeasonSummary, STORE_FORMAT } from './stored-season.ts';

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
