import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import { quoted, speakCanonically } from '../copy/canonical.ts';
import { type Checksum, checksumOfRows, isSame } from '../copy/checksums.ts';
import { makeMonths, named } from './month-partitions.ts';
import { type Month, monthOf } from './months.ts';
import { ASIDE, type Partitionable } from './partitioned-tables.ts';
import type { Shape } from './shape.ts';

/** Numbers above the first and up to the second. */
export type Range = readonly [above: bigint, upTo: bigint];

const within = ({ number }: Partitionable, [above, upTo]: Range): string =>
  `r.${quoted(number)} > ${above} and r.${quoted(number)} <= ${upTo}`;
const during = ({ by }: Partitionable, { from, to }: Month): string => `r.${quoted(by)} >= '${from}' and r.${quoted(by)} < '${to}'`;

const namesOf = ({ columns }: Shape): string => columns.map(({ name }) => quoted(name)).join(', ');

/** Copies rows and answers the checksum of what was really written; rows that are there already stay. */
export const insertRows = (db: Db, into: string, from: string, own: Partitionable, shape: Shape): Promise<Checksum> =>
  checksumOfRows(
    db,
    shape.columns,
    'added',
    `with added as (
      insert into ${into} (${namesOf(shape)}) overriding system value
        select ${namesOf(shape)} from ${from} order by ${quoted(own.number)} on conflict do nothing returning *)`,
  );

/** The months in which the rows of a range lie, in their order. */
export async function listMonths(db: Db, own: Partitionable, range: Range): Promise<Month[]> {
  const rows = await rowsOf<{ ms: number }>(
    db,
    sql.raw(
      `select distinct (extract(epoch from date_trunc('month', r.${quoted(own.by)} at time zone 'UTC')) * 1000)::float8 as ms
        from public.${quoted(own.table)} r where ${within(own, range)} order by 1`,
    ),
  );
  return rows.map(({ ms }) => monthOf(new Date(ms)));
}

/** Copies what a month holds up to a number unless it is there already, and compares: both tables say the same of the month, or it throws. */
export async function copyMonth(db: Db, own: Partitionable, shape: Shape, month: Month, range: Range): Promise<Checksum> {
  // Apart from the copying: a partition with a foreign key locks the table referred to, games and their live scores, until its transaction ends.
  await makeMonths(db, ASIDE, own.table, [month]);
  return await db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    await speakCanonically(tx);
    const rows = (table: string): string => `${table} r where ${during(own, month)} and ${within(own, range)}`;
    const [old, twin] = [`public.${quoted(own.table)}`, named(ASIDE, own.table)];
    const wanted = await checksumOfRows(tx, shape.columns, rows(old));
    if (isSame(wanted, await checksumOfRows(tx, shape.columns, rows(twin)))) return wanted;
    await insertRows(tx, twin, rows(old), own, shape);
    if (!isSame(wanted, await checksumOfRows(tx, shape.columns, rows(twin))))
      throw new Error(`${own.table} of ${month.name} did not arrive whole; nothing was changed`);
    return wanted;
  });
}

/** Copies the rows of a range that no earlier run can have copied, for the open transaction; their months are there. Answers how many. */
export async function copyRange(tx: Db, own: Partitionable, shape: Shape, range: Range): Promise<number> {
  const rows = `public.${quoted(own.table)} r where ${within(own, range)}`;
  const wanted = await checksumOfRows(tx, shape.columns, rows);
  const found = await insertRows(tx, named(ASIDE, own.table), rows, own, shape);
  if (!isSame(wanted, found)) throw new Error(`the newest rows of ${own.table} did not arrive whole; nothing was changed`);
  return found.rows;
}
