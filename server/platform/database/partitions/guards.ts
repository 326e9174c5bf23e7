import { sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db.ts';
import { listPartitions, named } from './month-partitions.ts';
import type { Partitionable } from './partitioned-tables.ts';
import { readShape } from './shape.ts';

/**
 * Triggers that look at a statement's rows stand on the table that the statement names; one that names a partition would pass by them. Makes
 * them on each partition that lacks them; those per row PostgreSQL makes itself.
 */
export async function guardPartitions(db: Db, table: string): Promise<void> {
  const wanted = (await readShape(db, 'public', table)).triggers.filter(({ isPerStatement }) => isPerStatement);
  if (!wanted.length) return;
  for (const partition of await listPartitions(db, 'public', table)) {
    const known = new Set((await readShape(db, 'public', partition)).triggers.map(({ name }) => name));
    for (const { name, definition } of wanted) {
      if (known.has(name)) continue;
      await db.execute(sql.raw(definition.replace(` ON public.${table} `, ` ON ${named('public', partition)} `)));
    }
  }
}

/** Makes what keeps a partitioned table's rows sound beyond the triggers it had. */
export async function addGuard(db: Db, { table, guard }: Partitionable): Promise<void> {
  if (!guard) return;
  await db.execute(sql.raw(guard.definition));
  await db.execute(sql.raw(guard.trigger.replace('{on}', named('public', table))));
}
