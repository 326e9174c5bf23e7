import type { SportKey } from '@clearedge/contract/sports';
import { sql } from 'drizzle-orm';
import { sourceReads } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

/** A sport's schedule, or the news of all of them. */
type Read = SportKey | 'news';

/** Writes down that a source confirmed something at a time; an older confirmation than the stored one changes nothing. */
export const noteRead = (db: Db, name: Read, readAt: Date) =>
  db
    .insert(sourceReads)
    .values({ name, readAt })
    .onConflictDoUpdate({ target: sourceReads.name, set: { readAt }, setWhere: sql`${sourceReads.readAt} < excluded.read_at` });

/** When each was last confirmed by its source; what never was is missing. */
export async function listReads(db: Db): Promise<Partial<Record<Read, Date>>> {
  const rows = await db.select().from(sourceReads);
  return Object.fromEntries(rows.map(({ name, readAt }) => [name, readAt]));
}
