import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import { quoted } from './canonical.ts';
import { type Table, WRITTEN_TOGETHER } from './tables.ts';

const FIRST_ROWS = 200;
const MOST_ROWS = 5000;
const BATCH_CHARACTERS = 4_000_000;

interface Fetched {
  row: string;
  together?: string;
}

/** As many rows as fit into a batch if they are like the last ones: some tables hold kilobytes a row, some a line. */
function nextSize(rows: readonly Fetched[]): number {
  const characters = rows.reduce((sum, { row }) => sum + row.length, 0);
  return Math.max(1, Math.min(MOST_ROWS, Math.floor((BATCH_CHARACTERS * rows.length) / Math.max(characters, 1))));
}

/** Takes what belongs to the last row's group off the end, since more of it may follow. */
function holdBack(rows: Fetched[], isGrouped: boolean): Fetched[] {
  if (!isGrouped) return [];
  const last = rows.at(-1)?.together;
  const from = rows.findIndex(({ together }) => together === last);
  return rows.splice(from);
}

/** All rows of a table in batches; each row is a JSON array of its columns' canonical texts. Needs an open transaction. */
export async function* readRows(db: Db, table: Table): AsyncGenerator<string[]> {
  const group = WRITTEN_TOGETHER[table.name];
  const texts = table.columns.map(({ name }) => `${quoted(name)}::text`).join(', ');
  const together = group ? `, ${quoted(group)}::text as together` : '';
  const order = group ? ` order by ${quoted(group)}` : '';
  await db.execute(
    sql.raw(
      `declare copied no scroll cursor for select to_json(array[${texts}])::text as row${together} from ${quoted(table.name)}${order}`,
    ),
  );
  let held: Fetched[] = [];
  let size = FIRST_ROWS;
  for (;;) {
    const fetched = await rowsOf<Fetched>(db, sql.raw(`fetch ${size} from copied`));
    if (!fetched.length) break;
    size = nextSize(fetched);
    const rows = [...held, ...fetched];
    held = holdBack(rows, group !== undefined);
    if (rows.length) yield rows.map(({ row }) => row);
  }
  if (held.length) yield held.map(({ row }) => row);
  await db.execute(sql.raw('close copied'));
}

/** Writes rows that `readRows` gave, with every check and trigger of the database on guard. */
export async function writeRows(db: Db, table: Table, rows: readonly string[]): Promise<void> {
  const names = table.columns.map(({ name }) => quoted(name)).join(', ');
  const values = table.columns.map(({ type }, at) => `(row ->> ${at})::${type}`).join(', ');
  await db.execute(
    sql`insert into ${sql.raw(`${quoted(table.name)} (${names}) overriding system value select ${values}`)}
      from jsonb_array_elements(${`[${rows.join(',')}]`}::jsonb) as given(row)`,
  );
}
