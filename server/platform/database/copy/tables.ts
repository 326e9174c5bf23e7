import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../kernel/db.ts';

interface Column {
  name: string;
  type: string;
}
export interface Table {
  name: string;
  columns: Column[];
}

/** What no foreign key says: a trigger asks whether these are there. */
const ALSO_AFTER: Readonly<Record<string, readonly string[]>> = { ledger_entries: ['ledger_accounts', 'ledger_transfers'] };

/** Rows with the same value of this column are written by one statement: a trigger looks at them together. */
export const WRITTEN_TOGETHER: Readonly<Record<string, string>> = { ledger_entries: 'transfer_id' };

async function listColumns(db: Db): Promise<Map<string, Column[]>> {
  const rows = await rowsOf<{ table: string; name: string; type: string }>(
    db,
    sql`select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by c.relname collate "C", a.attname collate "C"`,
  );
  const tables = new Map<string, Column[]>();
  for (const { table, name, type } of rows) tables.set(table, [...(tables.get(table) ?? []), { name, type }]);
  return tables;
}

async function listNeeds(db: Db): Promise<Map<string, Set<string>>> {
  const rows = await rowsOf<{ table: string; needs: string }>(
    db,
    sql`select t.relname as table, n.relname as needs from pg_constraint k join pg_class t on t.oid = k.conrelid
      join pg_class n on n.oid = k.confrelid where k.contype = 'f' and t.relnamespace = 'public'::regnamespace`,
  );
  const needs = new Map(Object.entries(ALSO_AFTER).map(([table, others]) => [table, new Set(others)]));
  for (const { table, needs: other } of rows) needs.set(table, (needs.get(table) ?? new Set()).add(other));
  return needs;
}

/** Puts names after all that they need. Throws when some need each other, or themselves: their rows cannot be written in batches. */
export function inOrder(names: readonly string[], needs: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const ordered: string[] = [];
  const left = new Set(names);
  while (left.size) {
    const ready = [...left].filter((name) => ![...(needs.get(name) ?? [])].some((other) => left.has(other)));
    if (!ready.length) throw new Error(`these tables need each other: ${[...left].join(', ')}`);
    for (const name of ready) left.delete(name);
    ordered.push(...ready);
  }
  return ordered;
}

/** Every table of the product with its columns by name, each after those it refers to. */
export async function listTables(db: Db): Promise<Table[]> {
  const tables = await listColumns(db);
  return inOrder([...tables.keys()], await listNeeds(db)).map((name) => ({ name, columns: tables.get(name) ?? [] }));
}
