import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { splitRecord } from '../retrosheet/record.ts';

/** A cell of a row by its column; a column that is not there reads as empty. */
export type Cell = (column: string) => string;

/** Rows of a CSV file with a header. */
function parseTable(text: string): Cell[] {
  const [header = '', ...lines] = text.trim().split(/\r?\n/);
  const columns = new Map(columnsOf(header).map((name, at) => [name, at]));
  return lines.map((line) => {
    const cells = splitRecord(line);
    return (column) => cells[columns.get(column) ?? -1]?.trim() ?? '';
  });
}

const columnsOf = (header: string): string[] => splitRecord(header.replace(/^\uFEFF/, '')).map((name) => name.trim());

export const numberOrNull = (text: string): number | null => (/^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : null);
export const flagOrNull = (text: string): boolean | null => (text === '' ? null : Number(text) > 0);

const KINDS = ['games', 'lines', 'book_quotes', 'fivethirtyeight'] as const;
type FileKind = (typeof KINDS)[number];

/** Columns by which a file under a name of its own is known. */
const KNOWN_BY: readonly (readonly [kind: FileKind, columns: readonly string[]])[] = [
  ['games', ['game_id', 'season', 'away_score', 'home_score']],
  ['book_quotes', ['game_id', 'book', 'quoted_utc']],
  ['lines', ['game_id', 'book', 'home_spread_close']],
  ['fivethirtyeight', ['prob1', 'team1']],
  ['fivethirtyeight', ['home_team_winprob']],
];
export const TABLE = /\.csv(\.gz)?$/;

function kindOf(name: string, text: string): FileKind | null {
  const named = KINDS.find((kind) => name.startsWith(`${kind}_`));
  if (named) return named;
  const columns = new Set(columnsOf(text.slice(0, Math.max(0, text.search(/\r?\n|$/)))));
  return KNOWN_BY.find(([, needed]) => needed.every((column) => columns.has(column)))?.[0] ?? null;
}

export interface LeagueFile {
  name: string;
  kind: FileKind;
  bytes: Buffer;
  text: string;
}

/** The tables of a league's folder, known by `games_`, `lines_`, `book_quotes_` and `fivethirtyeight_` or else by their columns; also gzipped. */
export async function readLeagueFolder(dir: string): Promise<LeagueFile[]> {
  const names = await readdir(dir).catch(() => {
    throw new Error(`There is no folder ${dir}. It should hold games_*.csv, and lines_*.csv where closing prices are known.`);
  });
  const files = await Promise.all(
    names
      .filter((name) => TABLE.test(name))
      .sort()
      .map(async (name) => {
        const bytes = await readFile(join(dir, name));
        const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
        return { name, kind: kindOf(name, text), bytes, text };
      }),
  );
  return files.flatMap(({ kind, ...file }) => (kind === null ? [] : [{ ...file, kind }]));
}

/** Whether a folder holds a league's games: then its tables are that league's. */
export const holdsGames = (files: readonly LeagueFile[]): boolean => files.some(({ kind }) => kind === 'games');

export const rowsOf = (files: readonly LeagueFile[], kind: FileKind): Cell[] =>
  files.filter((file) => file.kind === kind).flatMap(({ text }) => parseTable(text));
