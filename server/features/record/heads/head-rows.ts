import { desc, eq } from 'drizzle-orm';
import { recordHeads } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

export type HeadsRow = typeof recordHeads.$inferSelect;

/** A year of days. */
const MOST = 366;

export const listHeads = (db: Db): Promise<HeadsRow[]> => db.select().from(recordHeads).orderBy(desc(recordHeads.publishedOn)).limit(MOST);

export async function findHeads(db: Db, publishedOn: string): Promise<HeadsRow | null> {
  const [row] = await db.select().from(recordHeads).where(eq(recordHeads.publishedOn, publishedOn));
  return row ?? null;
}

export async function findNewestHeads(db: Db): Promise<HeadsRow | null> {
  const [row] = await db.select().from(recordHeads).orderBy(desc(recordHeads.publishedOn)).limit(1);
  return row ?? null;
}

/** Writes a day's heads; those of a day that has some stay. */
export const addHeads = async (db: Db, row: HeadsRow): Promise<void> => {
  await db.insert(recordHeads).values(row).onConflictDoNothing();
};
