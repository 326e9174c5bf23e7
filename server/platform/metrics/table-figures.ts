import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../kernel/db.ts';
import type { House } from '../ctx/house.ts';
import { countRest, isPartitioned, PARTITIONABLE } from '../database/partitions/index.ts';
import { readRemoved } from '../retention/removed-rows.ts';

/** How tables are kept from growing without end. */
export interface TableFigures {
  /** Rows removed because their time was over, since the installation began. */
  removed: { what: string; rows: number }[];
  /** Of partitioned tables: rows that found no month of their own, counted to a thousand, and months made beyond the current one. */
  partitioned: { table: string; rest: number; monthsAhead: number }[];
}

const MOST = 1000;

async function monthsAhead(db: Db, table: string, now: Date): Promise<number> {
  const month = now.toISOString().slice(0, 7).replace('-', '_');
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = ${`public.${table}`}::regclass and c.relname ~ '_[0-9]{4}_[0-9]{2}$' and right(c.relname, 7) > ${month}`,
  );
  return row?.count ?? 0;
}

export async function readTables({ database: { db }, clock }: Pick<House, 'database' | 'clock'>): Promise<TableFigures> {
  const partitioned: TableFigures['partitioned'] = [];
  for (const { table } of PARTITIONABLE)
    if (await isPartitioned(db, table))
      partitioned.push({ table, rest: await countRest(db, table, MOST), monthsAhead: await monthsAhead(db, table, clock.now()) });
  return { removed: await readRemoved(db), partitioned };
}
