import type { PriceRow } from '../lines.ts';
import { type Agreement, compareGame, noAgreement } from '../retrosheet/agreement.ts';
import { runGame } from '../retrosheet/game/apply-step.ts';
import { type LogGame, readLogRow } from '../retrosheet/game-log.ts';
import { readGame, splitGames } from '../retrosheet/read-game.ts';
import { Refusals } from '../retrosheet/refusals.ts';
import { addRoster } from '../retrosheet/rosters.ts';
import { openSource, readSource, type SourceText } from './find-sources.ts';
import type { SourceMark } from './read-all-prices.ts';
import { SeasonDraft } from './season-draft.ts';
import { findManifest, sha256, writeSeason } from './season-files.ts';
import { storedGame, storedLogGame } from './stored-game.ts';
import { type Manifest, type SeasonSummary, STORE_FORMAT, type StoredGame, type StoredPrices } from './stored-season.ts';

interface ReadSeason {
  draft: SeasonDraft;
  agreement: Agreement;
  games: number;
  logOnlyGames: number;
  plays: number;
}

function readLogs(texts: SourceText[], refusals: Refusals): Map<string, LogGame> {
  const logs = new Map<string, LogGame>();
  for (const { name, text } of texts) {
    for (const line of text.split('\n')) {
      if (line.trim() === '') continue;
      const log = readLogRow(line.trim());
      if (!log) refusals.add('game log row is not in the form', `${name}: ${line.slice(0, 40)}`);
      else if (logs.has(log.id)) refusals.add('game log row repeats a game', log.id);
      else logs.set(log.id, log);
    }
  }
  return logs;
}

/** Answers why a game is refused, or null once it is in the draft. */
function addEventGame(read: ReadSeason, lines: string[], logs: Map<string, LogGame>, refusals: Refusals): string | null {
  const opened = readGame(lines);
  if ('refused' in opened) return opened.refused;
  const { game, badRecords } = opened;
  for (const record of badRecords) refusals.add('record is none of the format', `${game.id}: ${record.slice(0, 40)}`);
  if (read.draft.has(game.id)) return 'game was read before';
  const run = runGame(game);
  if ('refused' in run) return run.refused;
  const log = logs.get(game.id);
  const stored = storedGame(game, run.state, log);
  if (!stored) return 'game of an unknown club';
  read.draft.addGame(stored, game, run.state, lines.filter((line) => !line.startsWith('com,')).join('\n'));
  read.games += 1;
  read.plays += run.state.results.filter((result) => result.step.code !== 'NP').length;
  if (log) compareGame(read.agreement, run.state, log);
  return null;
}

/** Reads a season's files, one after another: rosters and game logs before the games that lean on them. */
function readSeasonFiles(sources: SourceText[], refusals: Refusals, onFile: (done: number, total: number) => void): ReadSeason {
  const read: ReadSeason = { draft: new SeasonDraft(), agreement: noAgreement(), games: 0, logOnlyGames: 0, plays: 0 };
  const seen = new Set<string>();
  const once = sources.filter(({ name }) => {
    const isRepeated = seen.has(name.toUpperCase());
    if (isRepeated) refusals.add('file was read before under the same name', name);
    seen.add(name.toUpperCase());
    return !isRepeated;
  });
  for (const { name, text } of once.filter(({ kind }) => kind === 'roster')) addRoster(read.draft.players, name, text, refusals);
  const logs = readLogs(
    once.filter(({ kind }) => kind === 'log'),
    refusals,
  );
  const events = once.filter(({ kind }) => kind === 'events');
  for (const [done, { text }] of events.entries()) {
    for (const lines of splitGames(text)) {
      const refused = addEventGame(read, lines, logs, refusals);
      if (refused) refusals.add(refused, (lines[0] ?? '').slice(0, 40));
    }
    onFile(done + 1, events.length);
  }
  for (const log of logs.values()) {
    if (read.draft.has(log.id)) continue;
    const stored = storedLogGame(log);
    if (stored) {
      read.draft.addLogGame(stored);
      read.logOnlyGames += 1;
    } else refusals.add('game log row of an unknown club', log.id);
  }
  return read;
}

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
  const reported = new Set<string>();
  for (const row of rows) {
    const game = gameOf(row, byPairing.get(pairing(row)) ?? []);
    found.refusedQuotes += row.refusedQuotes;
    if (!game) {
      found.unmatched += 1;
      continue;
    }
    const key = `${game.id} ${row.prices.book} ${row.prices.quoted?.on ?? ''}`;
    if (reported.has(key)) {
      found.repeated += 1;
      continue;
    }
    reported.add(key);
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
