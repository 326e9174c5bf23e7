import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { textLines } from '../../../kernel/text.ts';
import { type BackupHeader, type BackupMark, BackupUnreadable } from './backup-file.ts';
import type { Checksum } from './checksums.ts';
import type { Contents } from './fill.ts';
import { type Table, WRITTEN_TOGETHER } from './tables.ts';

const MOST_ROWS = 2000;
const MOST_CHARACTERS = 4_000_000;

export interface OpenBackup {
  header: BackupHeader;
  contents: Contents;
  close: () => void;
}
type Lines = AsyncIterator<string>;

function openLines(path: string): { lines: Lines; close: () => void } {
  const file = createReadStream(path);
  // A failure of either end ends the other, and reaches whoever reads.
  const text = pipeline(file, createGunzip(), () => undefined);
  async function* read(): AsyncGenerator<string> {
    try {
      yield* textLines(text);
    } catch (error) {
      throw new BackupUnreadable((error as Error).message);
    }
  }
  return { lines: read(), close: () => void file.destroy() };
}

async function nextLine(lines: Lines): Promise<string> {
  const { value, done } = (await lines.next()) as IteratorResult<string, undefined>;
  if (done) throw new BackupUnreadable('it ends too early');
  return value;
}

function readMark(text: string): BackupHeader | BackupMark {
  try {
    return JSON.parse(text) as BackupHeader | BackupMark;
  } catch {
    throw new BackupUnreadable('a line is damaged');
  }
}

async function readHeader(lines: Lines): Promise<BackupHeader> {
  const header = readMark(await nextLine(lines));
  if (!('format' in header) || header.format !== 'clearedge-backup') throw new BackupUnreadable('it is not a backup of ClearEdge');
  if (header.version !== 1) throw new BackupUnreadable(`version ${String(header.version)} is from a later build`);
  return header;
}

/** Gathers rows into batches that no group of `WRITTEN_TOGETHER` is cut by; hands each full one out before the row that opens the next. */
class Batch {
  readonly #at: number;
  #rows: string[] = [];
  #characters = 0;

  constructor({ name, columns }: Table) {
    this.#at = columns.findIndex((column) => column.name === WRITTEN_TOGETHER[name]);
  }

  #isWithLast(row: string): boolean {
    const last = this.#rows.at(-1);
    const groupOf = (text: string): unknown => (JSON.parse(text) as unknown[])[this.#at];
    return this.#at >= 0 && last !== undefined && groupOf(last) === groupOf(row);
  }

  add(row: string): string[] | null {
    const isFull = this.#rows.length >= MOST_ROWS || this.#characters >= MOST_CHARACTERS;
    const full = isFull && !this.#isWithLast(row) ? this.take() : null;
    this.#rows.push(row);
    this.#characters += row.length;
    return full;
  }

  take(): string[] {
    const rows = this.#rows;
    this.#rows = [];
    this.#characters = 0;
    return rows;
  }
}

async function* readTable(lines: Lines, table: Table): AsyncGenerator<string[], Checksum> {
  const start = readMark(await nextLine(lines));
  if (!('table' in start) || start.table !== table.name) throw new BackupUnreadable(`table ${table.name} was expected`);
  const batch = new Batch(table);
  let text = await nextLine(lines);
  // Rows are arrays, marks are objects: the first character tells them apart without reading the line.
  for (; text.startsWith('['); text = await nextLine(lines)) {
    const full = batch.add(text);
    if (full) yield full;
  }
  const rest = batch.take();
  if (rest.length) yield rest;
  const end = readMark(text);
  if (!('end' in end) || end.end !== table.name) throw new BackupUnreadable(`the end of table ${table.name} was expected`);
  return { rows: end.rows, hash: end.hash };
}

/** Opens a backup. Its tables are to be read in the order of its header; damage shows as `BackupUnreadable` while reading. */
export async function openBackup(path: string): Promise<OpenBackup> {
  const { lines, close } = openLines(path);
  const header = await readHeader(lines);
  const readSequences: Contents['readSequences'] = async () => {
    const last = readMark(await nextLine(lines));
    if (!('sequences' in last)) throw new BackupUnreadable('the sequences were expected');
    return last.sequences;
  };
  const contents: Contents = {
    migrations: header.migrations,
    tables: header.tables,
    readTable: (table) => readTable(lines, table),
    readSequences,
  };
  return { header, contents, close };
}
