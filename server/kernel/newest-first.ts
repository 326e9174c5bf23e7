import { setImmediate } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

interface Placed {
  bet: { id: string; placedAt: Date };
}

/** So many rows are read and mapped in a few milliseconds. */
const PART = 500;

/** Two lists of bets as one, newest first; of one instant the larger id first, as the database orders them. */
export const newestFirst = <View extends Placed>(first: readonly View[], second: readonly View[]): View[] =>
  [...first, ...second].sort((a, b) => b.bet.placedAt.getTime() - a.bet.placedAt.getTime() || (a.bet.id < b.bet.id ? 1 : -1));

/** What `present` makes of the first `most` rows, read in parts behind the last one read, so that others are answered between them. */
export async function readInParts<Row, Shown>(
  read: (last: Row | undefined, most: number) => Promise<Row[]>,
  present: (row: Row) => Shown,
  most = Number.POSITIVE_INFINITY,
): Promise<Shown[]> {
  const all: Shown[] = [];
  let last: Row | undefined;
  for (;;) {
    const wanted = Math.min(PART, most - all.length);
    const part = wanted > 0 ? await read(last, wanted) : [];
    for (const row of part) all.push(present(row));
    last = part.at(-1);
    if (part.length < PART) return all;
  }
}

/** What `present` makes of rows that are already here, in parts, so that others are answered between them. */
export async function mapInParts<Row, Shown>(rows: readonly Row[], present: (row: Row) => Shown): Promise<Shown[]> {
  const all: Shown[] = [];
  for (let at = 0; at < rows.length; at += PART) {
    if (at > 0) await setImmediate();
    for (const row of rows.slice(at, at + PART)) all.push(present(row));
  }
  return all;
}

/** What stands behind the row of that id, newest first. By the row itself, which is exact to the microsecond; a Date is not. */
export const afterCursor = (at: PgColumn, id: PgColumn, last: string): SQL =>
  sql`(${at}, ${id}) < (select ${at}, ${id} from ${at.table} where ${id} = ${last}::uuid)`;
