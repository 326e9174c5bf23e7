import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { DomainError } from '../../../kernel/domain-error.ts';

export interface FileRow {
  /** Its line of the file, the heading being 1; blank lines are not counted. */
  line: number;
  cells: Readonly<Record<string, string>>;
}

const ROWS_MAX = 5000;
const COLUMNS_MAX = 60;
const ROW_CHARACTERS_MAX = 10_000;
/** Characters handed to the parser between two turns of the contest loop. */
const SLICE = 16_384;

const refuse = (message: string): DomainError => new DomainError('INVALID_INPUT', message, { issues: [{ path: 'csv', message }] });

function* slicesOf(csv: string): Generator<string> {
  for (let from = 0; from < csv.length; from += SLICE) yield csv.slice(from, from + SLICE);
}

export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function* turning<T>(slices: Iterable<T>): AsyncGenerator<T> {
  for (const slice of slices) {
    await nextTurn();
    yield slice;
  }
}

const checkHeading = (names: string[]): string[] => {
  if (names.length > COLUMNS_MAX) throw refuse(`At most ${COLUMNS_MAX} columns. This heading has ${names.length.toLocaleString('en-US')}.`);
  return names;
};

/** The headings of a file and the rows below them. Refuses a file that is no CSV, has none, too many, or a row or heading too long; other work goes on meanwhile. */
export async function readFile(csv: string): Promise<{ headings: string[]; rows: FileRow[] }> {
  let headings: string[] = [];
  const parser = parse({
    columns: (names: string[]) => {
      headings = checkHeading(names);
      return headings;
    },
    bom: true,
    skip_empty_lines: true,
    trim: true,
    relax_column_count: true,
    max_record_size: ROW_CHARACTERS_MAX,
  });
  const source = Readable.from(turning(slicesOf(csv)));
  const rows: FileRow[] = [];
  try {
    for await (const cells of source.pipe(parser)) {
      rows.push({ line: rows.length + 2, cells: cells as FileRow['cells'] });
      if (rows.length > ROWS_MAX) throw refuse(`At most ${ROWS_MAX.toLocaleString('en-US')} rows at a time.`);
    }
  } catch (error) {
    source.destroy();
    throw error instanceof DomainError ? error : refuse(wordsOf(error as Error & { code?: string }));
  }
  if (rows.length === 0) throw refuse('The file has no rows below its heading.');
  return { headings: [...new Set(headings)].filter((heading) => heading !== ''), rows };
}

const wordsOf = ({ code, message }: Error & { code?: string }): string =>
  code === 'CSV_MAX_RECORD_SIZE'
    ? `A line of the file is longer than ${ROW_CHARACTERS_MAX.toLocaleString('en-US')} characters.`
    : `This is not a CSV file that can be read: ${message}`;
