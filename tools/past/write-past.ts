import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../server/kernel/db.ts';
import { quoted, speakCanonically } from '../../server/platform/database/copy/canonical.ts';
import { readSequences } from '../../server/platform/database/copy/sequences.ts';
import { listTables, type Table } from '../../server/platform/database/copy/tables.ts';
import { ESTIMATES, KEPT } from './kept.ts';

/** The rows of each table on some mornings, and on which of them each stood. */
export interface Mornings {
  count: number;
  tables: Table[];
  /** By table: the row as a JSON array of its columns' texts, and the mornings as bits. */
  rows: Map<string, Map<string, number>>;
  sequences: Record<string, string | null>[];
}

/** What a figure has after its sixth decimal. */
const LONG_FIGURE = /(\d\.\d{6})\d+/g;

export const noMornings = (): Mornings => ({ count: 0, tables: [], rows: new Map(), sequences: [] });

/** Adds what stands on the morning of an Eastern day. */
export async function addMorning(mornings: Mornings, db: Db, day: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    await speakCanonically(tx);
    mornings.tables = await listTables(tx);
    const bit = 1 << mornings.count;
    for (const { name, columns } of mornings.tables) {
      const kept = KEPT[name] ?? 'all';
      if (kept === 'none') continue;
      const where = kept === 'all' ? '' : ` where ${kept.replaceAll('$day', `'${day}'`)}`;
      const texts = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
      const found = await rowsOf<{ row: string }>(tx, sql.raw(`select to_json(array[${texts}])::text as row from ${quoted(name)}${where}`));
      const own = mornings.rows.get(name) ?? new Map<string, number>();
      for (const { row: whole } of found) {
        const row = ESTIMATES.has(name) ? whole.replace(LONG_FIGURE, '$1') : whole;
        own.set(row, (own.get(row) ?? 0) | bit);
      }
      mornings.rows.set(name, own);
    }
    mornings.sequences.push(await readSequences(tx));
  });
  mornings.count += 1;
}

/** Writes the file that an install begins with: a line that says what follows, then each table's rows, sorted so that like stands by like. */
export function writePast(path: string, mornings: Mornings, about: { openingWeekOn: string; playedFrom: string }): Map<string, number> {
  const sizes = new Map<string, number>();
  const tables = mornings.tables.filter(({ name }) => mornings.rows.get(name)?.size);
  const head = {
    format: 'clearedge-past-1',
    ...about,
    mornings: mornings.count,
    tables: [] as { name: string; columns: Table['columns']; rows: number }[],
    sequences: mornings.sequences,
  };
  const lines: string[] = [];
  for (const { name, columns } of tables) {
    const rows = [...mornings.rows.get(name)!].map(([row, bits]) => `${bits}${row}`).sort();
    head.tables.push({ name, columns, rows: rows.length });
    sizes.set(
      name,
      rows.reduce((sum, row) => sum + row.length, 0),
    );
    lines.push(...rows);
  }
  const text = Buffer.from([JSON.stringify(head), ...lines].join('\n'));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  writeFileSync(path, brotliCompressSync(text, { params }));
  return sizes;
}
