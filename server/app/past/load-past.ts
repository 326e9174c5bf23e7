import { join } from 'node:path';
import { setTimeout as nextStep } from 'node:timers/promises';
import { daysBetween, easternDay, easternHour, shiftDay } from '@clearedge/quant/calendar';
import { sql } from 'drizzle-orm';
import { notifications, pickResults, picks, recordHeads } from '../../db/schema/index.ts';
import { markRead } from '../../features/notifications/index.ts';
import { restoreChains } from '../../features/picks/index.ts';
import { restoreHeads } from '../../features/record/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { rowsOf } from '../../kernel/db.ts';
import { quoted, speakCanonically } from '../../platform/database/copy/canonical.ts';
import { writeRows } from '../../platform/database/copy/rows.ts';
import { setSequences } from '../../platform/database/copy/sequences.ts';
import { listTables, type Table, WRITTEN_TOGETHER } from '../../platform/database/copy/tables.ts';
import { repositoryRoot } from '../../platform/place.ts';
import { movesOf, OPENING_WEEK_ON, type WorldShift } from '../../providers/demo/world-time.ts';
import { type Past, type PastTable, readPast } from './past-file.ts';

export const PAST_FILE = join(repositoryRoot, 'server', 'app', 'past', 'demo-past.br');

/** The kept past has other tables than this build. */
export class PastOutdated extends Error {
  constructor(what: string) {
    super(`The demo's past does not fit this build: ${what}. Play it again with: npm run demo:past`);
    this.name = 'PastOutdated';
  }
}

/** Hashes of these follow from dates: they are made anew by the functions that made them. */
const CHAINED: ReadonlySet<string> = new Set(['picks', 'pick_results', 'record_heads']);
/** The board of a day is open from then on. */
const MORNING_HOUR = 9;
const MOST_CHARACTERS = 1_000_000;
const SEND_MS = 2;

/** Which kept morning is the last before an instant; the first where none is. */
export function morningAt(at: Date, days: number, count: number): number {
  const today = shiftDay(easternDay(at), -days);
  const since = daysBetween(shiftDay(OPENING_WEEK_ON, -1), today) - (easternHour(at) < MORNING_HOUR ? 1 : 0);
  return Math.min(count - 1, Math.max(0, since));
}

async function isNew(ctx: Ctx): Promise<boolean> {
  const rows = await rowsOf(ctx.db, sql`select 1 from users limit 1`);
  return rows.length === 0;
}

/** Throws what a kept table has that this build has not, or needs and was not kept. */
export async function refuseOutdated(ctx: Ctx, { head }: Past, tables: readonly Table[]): Promise<void> {
  const own = new Map(tables.map((table) => [table.name, table]));
  const needed = await rowsOf<{ table: string; column: string }>(
    ctx.db,
    sql`select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER' and is_identity = 'NO'`,
  );
  for (const { name, columns } of head.tables) {
    const table = own.get(name);
    if (!table) throw new PastOutdated(`there is no table ${name}`);
    for (const column of columns)
      if (!table.columns.some((known) => known.name === column.name && known.type === column.type))
        throw new PastOutdated(`${name} has no column ${column.name} of type ${column.type}`);
    const missing = needed.find((need) => need.table === name && !columns.some((column) => column.name === need.column));
    if (missing) throw new PastOutdated(`the column ${missing.column} of ${name} was not kept`);
  }
}

/** Batches of rows; rows that one trigger checks together stay in one batch. */
function batchesOf({ name, columns }: PastTable, rows: readonly string[]): string[][] {
  const together = columns.findIndex((column) => column.name === WRITTEN_TOGETHER[name]);
  const grouped = rows.map((row, at) => ({ row, group: together < 0 ? `${at}` : (JSON.parse(row) as string[])[together]! }));
  if (together >= 0) grouped.sort((a, b) => (a.group < b.group ? -1 : 1));
  const batches: string[][] = [];
  let characters = Infinity;
  for (const [at, { row, group }] of grouped.entries()) {
    if (characters > MOST_CHARACTERS && group !== grouped[at - 1]?.group) {
      batches.push([]);
      characters = 0;
    }
    batches.at(-1)!.push(row);
    characters += row.length;
  }
  return batches;
}

const SEASON_TEXT = /(season(?:Year|_year)?\\*"\s*:\s*)(\d{4})(?!\d)/g;

/** A row's texts on the install's own dates. */
function mover({ columns }: PastTable, shift: WorldShift): (row: string) => string {
  const { text } = movesOf(shift);
  const later = (year: string): string => String(Number(year) + shift.years);
  const season = columns.findIndex(({ name }) => name === 'season_year');
  return (row) => {
    const moved = text(row).replace(SEASON_TEXT, (_all, before: string, year: string) => before + later(year));
    if (season < 0) return moved;
    const values = JSON.parse(moved) as (string | null)[];
    if (values[season] !== null) values[season] = later(values[season]!);
    return JSON.stringify(values);
  };
}

/** Rows as the schema's types say, read through a table that lives as long as the transaction. */
async function typedRows<T>(tx: Ctx, table: Table, rows: readonly string[], read: () => Promise<T[]>): Promise<T[]> {
  const name = quoted(table.name);
  await tx.db.execute(sql.raw(`create temp table ${name} (like public.${name}) on commit drop`));
  await writeRows(tx.db, table, rows);
  const typed = await read();
  await tx.db.execute(sql.raw(`drop table pg_temp.${name}`));
  return typed;
}

/**
 * Fills a new demo with the weeks that were played before its opening week, on its own dates, as they stood on the last morning before now. One
 * transaction: all of it or nothing. Answers the morning, or null where there is something already.
 * @throws PastOutdated when the tables are others now.
 */
export async function loadPast(ctx: Ctx, shift: WorldShift, file = PAST_FILE): Promise<number | null> {
  if (!(await isNew(ctx))) return null;
  const past = await readPast(file);
  const morning = morningAt(ctx.now(), shift.days, past.head.mornings);
  await ctx.transact(async (tx) => {
    await speakCanonically(tx.db);
    const order = await listTables(tx.db);
    await refuseOutdated(tx, past, order);
    const kept = new Map(past.head.tables.map((table) => [table.name, table]));
    const rowsIn = (table: PastTable): string[] => past.rowsOf(table, morning).map(mover(table, shift));
    const typed = <T>(name: string, read: () => Promise<T[]>): Promise<T[]> => {
      const table = kept.get(name);
      return table ? typedRows(tx, table, rowsIn(table), read) : Promise.resolve([]);
    };
    // While the database writes a batch, the next one is put on this install's dates.
    let writing: Promise<void> = Promise.resolve();
    const write = async (table: PastTable, batch: readonly string[]): Promise<void> => {
      await writing;
      writing = writeRows(tx.db, table, batch);
      writing.catch(() => undefined);
      // The socket takes a batch in parts: none is sent while we work on.
      await nextStep(SEND_MS);
    };
    for (const { name } of order) {
      const table = kept.get(name);
      if (name === 'picks') {
        await writing;
        const published = await typed('picks', () => tx.db.select().from(picks).orderBy(picks.sequence));
        const results = await typed('pick_results', () => tx.db.select().from(pickResults).orderBy(pickResults.sequence));
        await restoreChains(tx, published, results);
      }
      if (!table || CHAINED.has(name)) continue;
      for (const batch of batchesOf(table, rowsIn(table))) await write(table, batch);
    }
    await writing;
    await restoreHeads(tx, await typed('record_heads', () => tx.db.select().from(recordHeads).orderBy(recordHeads.publishedOn)));
    // Whoever played those weeks has seen what they brought.
    for (const { userId } of await tx.db.selectDistinct({ userId: notifications.userId }).from(notifications))
      await markRead(tx.db, userId, tx.now());
    await setSequences(tx.db, past.head.sequences[morning]!);
  });
  return morning;
}
