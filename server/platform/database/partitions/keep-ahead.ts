import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import { quoted, speakCanonically } from '../copy/canonical.ts';
import { checksumOfRows, isSame } from '../copy/checksums.ts';
import { insertRows } from './copy-rows.ts';
import { guardPartitions } from './guards.ts';
import { makeMonths, restOf } from './month-partitions.ts';
import { type Month, monthOf, monthsFrom } from './months.ts';
import { PARTITIONABLE, type Partitionable } from './partitioned-tables.ts';
import { isPartitioned, readShape } from './shape.ts';

const AHEAD = 3;
const LOCK_MS = 3000;
/** What lies in the rest is moved while no one may use the table: so many rows take a few seconds, more wait for the command. */
const MOST_SPREAD = 20_000;

/** Rows for which no month was made; counted no further than `most`. */
export async function countRest(db: Db, table: string, most: number): Promise<number> {
  const rows = await rowsOf<{ count: number }>(
    db,
    sql.raw(`select count(*)::int as count from (select from public.${quoted(restOf(table))} limit ${most}) found`),
  );
  return rows[0]?.count ?? 0;
}

async function listRestMonths(db: Db, { table, by }: Partitionable): Promise<Month[]> {
  const rows = await rowsOf<{ ms: number }>(
    db,
    sql.raw(
      `select distinct (extract(epoch from date_trunc('month', ${quoted(by)} at time zone 'UTC')) * 1000)::float8 as ms from public.${quoted(restOf(table))} order by 1`,
    ),
  );
  return rows.map(({ ms }) => monthOf(new Date(ms)));
}

/** Gives what lies in the rest months of its own. The rest is taken out and poured in again: rows that no one may delete are never deleted. */
async function spreadRest(db: Db, own: Partitionable): Promise<string[]> {
  const [table, rest] = [`public.${quoted(own.table)}`, quoted(restOf(own.table))];
  const poured = quoted(`${restOf(own.table)}_poured`);
  const run = async (text: string): Promise<void> => void (await db.execute(sql.raw(text)));
  await run(`lock table ${table} in access exclusive mode`);
  const months = await listRestMonths(db, own);
  await run(`alter table ${table} detach partition public.${rest}`);
  await run(`alter table public.${rest} rename to ${poured}`);
  const made = await makeMonths(db, 'public', own.table, months);
  const shape = await readShape(db, 'public', own.table);
  const wanted = await checksumOfRows(db, shape.columns, `public.${poured}`);
  const found = await insertRows(db, table, `public.${poured}`, own, shape);
  if (!isSame(wanted, found)) throw new Error(`rows of ${restOf(own.table)} did not arrive whole; nothing was changed`);
  await run(`drop table public.${poured}`);
  return made;
}

/** PostgreSQL keeps no statistics of a partitioned table by itself. Apart from what locks it: this takes a while. */
const analyse = (db: Db, table: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql.raw(`analyze public.${quoted(table)}`));
  });

/**
 * Makes a partitioned table's months from the current one on, and gives rows that found none months of their own, unless they are more than
 * `mostSpread`. Answers what was made.
 */
export async function keepMonthsAhead(db: Db, own: Partitionable, now: Date, mostSpread = MOST_SPREAD): Promise<string[]> {
  const all = await db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    await speakCanonically(tx);
    await tx.execute(sql`select set_config('lock_timeout', ${String(LOCK_MS)}, true)`);
    const stray = await countRest(tx, own.table, mostSpread + 1);
    const spread = stray > 0 && stray <= mostSpread ? await spreadRest(tx, own) : [];
    // A month whose rows still lie in the rest cannot be made.
    const taken = new Set(stray > mostSpread ? (await listRestMonths(tx, own)).map(({ name }) => name) : []);
    const made = await makeMonths(
      tx,
      'public',
      own.table,
      monthsFrom(now, AHEAD).filter(({ name }) => !taken.has(name)),
    );
    if (spread.length || made.length) await guardPartitions(tx, own.table);
    return [...spread, ...made];
  });
  await analyse(db, own.table);
  return all;
}

/** The same for every table that is partitioned here; none on the embedded database. */
export async function keepAllMonthsAhead(db: Db, now: Date): Promise<string[]> {
  const made: string[] = [];
  for (const own of PARTITIONABLE) if (await isPartitioned(db, own.table)) made.push(...(await keepMonthsAhead(db, own, now)));
  return made;
}
