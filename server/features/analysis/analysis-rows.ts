import { desc, inArray, sql } from 'drizzle-orm';
import { type AnalysedSide, analyses } from '../../db/schema/index.ts';
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

/** What the next analysis of a game is compared with. */
export type LastAnalysis = Pick<StoredAnalysis, 'number' | 'opinionId' | 'inputsHash'> & { sides: AnalysedSide[] };

/** The newest of each event without its words. */
export async function listLastAnalyses(db: Db, eventIds: readonly string[]): Promise<Map<string, LastAnalysis>> {
  if (eventIds.length === 0) return new Map();
  const { eventId, number, opinionId, inputsHash, content } = analyses;
  const rows = await db
    .selectDistinctOn([eventId], {
      eventId,
      number,
      opinionId,
      inputsHash,
      found: sql<AnalysedSide[] | string>`${content}->'sides'`,
    })
    .from(analyses)
    .where(inArray(eventId, [...eventIds]))
    .orderBy(eventId, desc(number));
  return new Map(rows.map(({ found, ...row }) => [row.eventId, { ...row, sides: sidesIn(found) }]));
}

// A part of a JSON column comes as text from one driver and parsed from the other.
const sidesIn = (found: AnalysedSide[] | string): AnalysedSide[] =>
  typeof found === 'string' ? (JSON.parse(found) as AnalysedSide[]) : found;

/** Answers those that were stored: not one of which somebody else has stored the same number. */
export async function addAnalyses(db: Db, rows: readonly StoredAnalysis[]): Promise<StoredAnalysis[]> {
  if (rows.length === 0) return [];
  const added = await db
    .insert(analyses)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: analyses.id });
  return rows.filter((row) => added.some(({ id }) => id === row.id));
}
