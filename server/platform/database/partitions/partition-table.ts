import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import { sqlStateOf } from '../../../kernel/sql-state.ts';
import { quoted } from '../copy/canonical.ts';
import { isLostRace } from '../race.ts';
import { copyMonth, copyRange, listMonths } from './copy-rows.ts';
import { keepMonthsAhead } from './keep-ahead.ts';
import { indexNumbers, takeMark } from './mark.ts';
import { makeMonths, named } from './month-partitions.ts';
import { monthsFrom } from './months.ts';
import { ASIDE, type Partitionable } from './partitioned-tables.ts';
import { type Constraint, type Index, isPartitioned, readShape, type Shape } from './shape.ts';
import { swap } from './swap.ts';

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
async function ensureTwin(db: Db, own: Partitionable): Promise<Shape> {
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

export interface PartitionOptions {
  /** Months without rows are made from this instant's on. */
  now: Date;
  say: (line: string) => void;
  /** Called between attempts to lock the table. */
  pause: () => Promise<void>;
  /** Ends after the months were copied and compared, as an interruption there would; for tests. */
  stopBeforeSwap?: boolean;
}

const LOCK_MS = 8000;
const ATTEMPTS = 20;
/** Fewer rows than this are left to the moment in which no one may write. */
const FEW = 5000n;
const LOCK_NOT_AVAILABLE = '55P03';

const AHEAD = 3;
/** Whoever runs the command has chosen the hour: what lies in the rest may take some minutes. */
const MOST_SPREAD = 2_000_000;

async function refuseUnsound(db: Db, { table, unsound }: Partitionable): Promise<void> {
  if (unsound === null) return;
  const [found] = await rowsOf<{ count: string }>(
    db,
    sql.raw(`select count(*)::text as count from public.${quoted(table)} r where ${unsound}`),
  );
  if (found && found.count !== '0')
    throw new NotPartitionable(
      `${found.count} rows of ${table} bear another instant than what they belong to; as partitions they could not be kept unique.`,
    );
}

/** Tries for as long as someone else holds the table. */
async function patiently<T>({ say, pause }: PartitionOptions, what: string, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const isBusy = isLostRace(error) || sqlStateOf(error) === LOCK_NOT_AVAILABLE;
      if (!isBusy || attempt === ATTEMPTS) throw error;
      say(`${what} is in use; trying again (${attempt} of ${ATTEMPTS})`);
      await pause();
    }
  }
}

async function copyAll(db: Db, own: Partitionable, shape: Shape, options: PartitionOptions): Promise<bigint> {
  const mark = await patiently(options, own.table, () => takeMark(db, own));
  const months = await listMonths(db, own, [-1n, mark]);
  for (const month of months) {
    const startedAt = performance.now();
    const { rows, hash } = await patiently(options, own.table, () => copyMonth(db, own, shape, month, [-1n, mark]));
    options.say(
      `${own.table} ${month.name.replace('_', '-')} ${String(rows).padStart(10)} rows ${((performance.now() - startedAt) / 1000).toFixed(1).padStart(7)} s  ${hash}`,
    );
  }
  const latest = months.at(-1);
  await makeMonths(db, ASIDE, own.table, monthsFrom(latest ? new Date(latest.from) : options.now, AHEAD));
  return mark;
}

/** Follows what is written meanwhile until little is left. */
async function catchUp(db: Db, own: Partitionable, shape: Shape, from: bigint, options: PartitionOptions): Promise<bigint> {
  for (let mark = from; ; ) {
    const next = await patiently(options, own.table, () => takeMark(db, own));
    if (next - mark <= FEW) return mark;
    const since = mark;
    await makeMonths(db, ASIDE, own.table, await listMonths(db, own, [since, next]));
    await db.transaction(async (tx) => void (await copyRange(tx as unknown as Db, own, shape, [since, next])));
    mark = next;
  }
}

/**
 * Makes a table one of monthly partitions while the product runs: copied beside it month by month, compared, and put in its place in one
 * transaction. May be interrupted anywhere and run again. Where it is partitioned already, only what is due is done to its months. `db` is one session.
 * @throws NotPartitionable when a key of the table cannot be kept.
 */
export async function partitionTable(db: Db, own: Partitionable, options: PartitionOptions): Promise<void> {
  await db.execute(sql`select set_config('statement_timeout', '0', false), set_config('lock_timeout', ${String(LOCK_MS)}, false)`);
  if (await isPartitioned(db, own.table)) {
    const made = await patiently(options, own.table, () => keepMonthsAhead(db, own, options.now, MOST_SPREAD));
    options.say(`${own.table} is partitioned already${made.length ? `; made ${made.join(', ')}` : ''}`);
    return;
  }
  await refuseUnsound(db, own);
  const shape = await ensureTwin(db, own);
  await indexNumbers(db, own);
  const mark = await catchUp(db, own, shape, await copyAll(db, own, shape, options), options);
  await db.execute(sql.raw(`analyze ${quoted(ASIDE)}.${quoted(own.table)}`));
  if (options.stopBeforeSwap) return;
  const last = await patiently(options, own.table, () => swap(db, own, shape, mark, LOCK_MS));
  options.say(`${own.table} is partitioned by month; the last ${last} rows came with the change of tables`);
}
