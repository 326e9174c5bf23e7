import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

interface Placed {
  bet: { id: string; placedAt: Date };
}

const PART = 1000;

/** Two lists of bets as one, newest first; of one instant the larger id first, as the database orders them. */
export const newestFirst = <View extends Placed>(first: readonly View[], second: readonly View[]): View[] =>
  [...first, ...second].sort((a, b) => b.bet.placedAt.getTime() - a.bet.placedAt.getTime() || (a.bet.id < b.bet.id ? 1 : -1));

/** All that `read` answers after the last it gave, in parts of at most as many as it is asked for, so that others are answered between them. */
export async function readInParts<View>(read: (last: View | undefined, most: number) => Promise<View[]>): Promise<View[]> {
  const all: View[] = [];
  for (;;) {
    const part = await read(all.at(-1), PART);
    all.push(...part);
    if (part.length < PART) return all;
  }
}

/** What stands behind the row of that id, newest first. By the row itself, which is exact to the microsecond; a Date is not. */
export const behind = (at: PgColumn, id: PgColumn, last: string): SQL =>
  sql`(${at}, ${id}) < (select ${at}, ${id} from ${at.table} where ${id} = ${last}::uuid)`;
