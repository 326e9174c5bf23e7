import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import { quoted } from '../copy/canonical.ts';
import { makeMonths, named } from './month-partitions.ts';
import { ASIDE, type Partitionable } from './partitioned-tables.ts';
import { type Constraint, type Index, readShape, type Shape } from './shape.ts';

/** A table is not as partitions need it; the message says what stands in the way. */
export class NotPartitionable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NotPartitionable';
  }
}

const statement = async (db: Db, text: string): Promise<void> => void (await db.execute(sql.raw(text)));

/** The primary key takes the instant in; what else is unique must have it already, since no index spans partitions. */
function keyOf({ table, by }: Partitionable, { name, type, definition, columns }: Constraint): string {
  if (type === 'p') return `primary key (${[...new Set([...columns, by])].map(quoted).join(', ')})`;
  if (type === 'u' && !columns.includes(by))
    throw new NotPartitionable(`${name} of ${table} is unique without ${by}; partitions cannot keep that.`);
  return definition;
}

function indexOf({ table, by }: Partitionable, { name, isUnique, definition }: Index): string {
  if (isUnique && !definition.includes(by))
    throw new NotPartitionable(`${name} of ${table} is unique without ${by}; partitions cannot keep that.`);
  return definition.replace(` ON public.${table} `, ` ON ${named(ASIDE, table)} `);
}

/** Makes the partitioned table beside the one in use, with its columns, checks, keys and indexes; its triggers come when it takes over. */
async function makeTwin(db: Db, own: Partitionable, shape: Shape): Promise<void> {
  const twin = named(ASIDE, own.table);
  await statement(db, `create schema if not exists ${quoted(ASIDE)}`);
  await statement(
    db,
    `create table ${twin} (like public.${quoted(own.table)} including defaults including constraints including identity including generated including storage including comments)
      partition by range (${quoted(own.by)})`,
  );
  for (const constraint of shape.constraints)
    await statement(db, `alter table ${twin} add constraint ${quoted(constraint.name)} ${keyOf(own, constraint)}`);
  for (const index of shape.indexes) await statement(db, indexOf(own, index));
  await makeMonths(db, ASIDE, own.table, []);
}

async function dropTwin(db: Db, { table }: Partitionable): Promise<void> {
  await statement(db, `drop table if exists ${named(ASIDE, table)} cascade`);
}

/** True while the table grows beside the one in use. */
export async function hasTwin(db: Db, table: string): Promise<boolean> {
  const [row] = await rowsOf<{ isThere: boolean }>(db, sql`select to_regclass(${`${ASIDE}.${table}`}) is not null as "isThere"`);
  return row?.isThere === true;
}

const columnsOf = ({ columns }: Shape): string => JSON.stringify(columns);
const namesOf = ({ constraints, indexes }: Shape): string => JSON.stringify([...constraints, ...indexes].map(({ name }) => name).sort());

/** Makes the twin, or takes up the one that an interrupted run left; one that a migration has left behind is made anew. Answers the shape it follows. */
export async function ensureTwin(db: Db, own: Partitionable): Promise<Shape> {
  return await db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    const shape = await readShape(tx, 'public', own.table);
    if (await hasTwin(tx, own.table)) {
      const twin = await readShape(tx, ASIDE, own.table);
      if (columnsOf(twin) === columnsOf(shape) && namesOf(twin) === namesOf(shape)) return shape;
      await dropTwin(tx, own);
    }
    await makeTwin(tx, own, shape);
    return shape;
  });
}

/** Removes what an unfinished run left beside the tables. Answers whether there was anything. */
export async function discardTwin(db: Db, own: Partitionable): Promise<boolean> {
  const isThere = await hasTwin(db, own.table);
  await dropTwin(db, own);
  return isThere;
}
