import { and, desc, eq } from 'drizzle-orm';
import { golfFacts } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

/** One version of what a source said of a tournament's result. */
export type GolfFactsVersion = typeof golfFacts.$inferSelect;

/** The newest version, or the one asked for. */
export async function findFactsRow(db: Db, tournamentId: string, version?: number): Promise<GolfFactsVersion | null> {
  const own = eq(golfFacts.tournamentId, tournamentId);
  const where = version === undefined ? own : and(own, eq(golfFacts.version, version));
  const [row] = await db.select().from(golfFacts).where(where).orderBy(desc(golfFacts.version)).limit(1);
  return row ?? null;
}

export async function insertFactsRow(db: Db, row: GolfFactsVersion): Promise<void> {
  await db.insert(golfFacts).values(row);
}
