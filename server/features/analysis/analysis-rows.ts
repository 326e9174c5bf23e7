import { desc, inArray } from 'drizzle-orm';
import { analyses } from '../../db/schema/index.ts';
import type { Db } from '../../kernel/db.ts';

export type StoredAnalysis = typeof analyses.$inferSelect;

/** The newest analysis of each of these events that has one. */
export async function listNewestAnalyses(db: Db, eventIds: readonly string[]): Promise<Map<string, StoredAnalysis>> {
  if (eventIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([analyses.eventId])
    .from(analyses)
    .where(inArray(analyses.eventId, [...eventIds]))
    .orderBy(analyses.eventId, desc(analyses.number));
  return new Map(rows.map((row) => [row.eventId, row]));
}

/** False when somebody else has stored this game's analysis of that number. */
export async function addAnalysis(db: Db, row: StoredAnalysis): Promise<boolean> {
  const added = await db.insert(analyses).values(row).onConflictDoNothing().returning({ id: analyses.id });
  return added.length > 0;
}
