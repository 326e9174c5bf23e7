import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import { quoted } from '../copy/canonical.ts';
import type { Partitionable } from './partitioned-tables.ts';
import { COPYING } from './shape.ts';

/** The sequence that numbers a table's rows. */
export async function sequenceOf(db: Db, { table, number }: Partitionable): Promise<string> {
  const [row] = await rowsOf<{ name: string }>(
    db,
    sql`select c.relname as name from pg_class c
      where c.oid = pg_get_serial_sequence(${`public.${table}`}, ${number})::regclass`,
  );
  if (!row) throw new Error(`${table}.${number} is numbered by no sequence`);
  return row.name;
}

/** The last number given out. With the table locked against writers, every row up to it is there to be seen, and none will follow below it. */
export async function lastNumber(db: Db, own: Partitionable): Promise<bigint> {
  const [row] = await rowsOf<{ last: string }>(
    db,
    sql.raw(
      `select case when is_called then last_value else last_value - 1 end::text as last from public.${quoted(await sequenceOf(db, own))}`,
    ),
  );
  return BigInt(row?.last ?? 0);
}

/** Waits for those who write just now, and reads the last number that they can have. */
export async function takeMark(db: Db, own: Partitionable): Promise<bigint> {
  return await db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    await tx.execute(sql.raw(`lock table public.${quoted(own.table)} in share mode`));
    return lastNumber(tx, own);
  });
}

/** The newest rows are looked for by their number while no one may write: they must be found without reading the table. Goes with the old table. */
export async function indexNumbers(db: Db, { table, number }: Partitionable): Promise<void> {
  const name = `${table}${COPYING}`;
  const [there] = await rowsOf<{ isLed: boolean; isBroken: boolean }>(
    db,
    sql`select exists (select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
        where i.indrelid = ${`public.${table}`}::regclass and a.attname = ${number} and i.indisvalid) as "isLed",
      exists (select from pg_index i join pg_class c on c.oid = i.indexrelid where c.relname = ${name} and not i.indisvalid) as "isBroken"`,
  );
  if (there?.isBroken) await db.execute(sql.raw(`drop index public.${quoted(name)}`));
  if (!there?.isLed) await db.execute(sql.raw(`create index concurrently ${quoted(name)} on public.${quoted(table)} (${quoted(number)})`));
}
