import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import { quoted } from './canonical.ts';
import type { Table } from './tables.ts';

/** What is asked of the database to fill is not so; the message says what to do. */
export class TargetRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TargetRefused';
  }
}

/** Throws when any table holds a row: two installations are never poured together. */
export async function refuseFilled(db: Db, tables: readonly Table[]): Promise<void> {
  if (!tables.length) return;
  const checks = tables.map(({ name }) => `select '${name}' as name where exists (select 1 from ${quoted(name)})`);
  const filled = await rowsOf<{ name: string }>(db, sql.raw(checks.join(' union all ')));
  if (!filled.length) return;
  const names = filled.map(({ name }) => name);
  const some = `${names.slice(0, 5).join(', ')}${names.length > 5 ? ` and ${names.length - 5} more` : ''}`;
  throw new TargetRefused(`The target is not empty: ${some}. Make a new, empty database and name that one.`);
}
