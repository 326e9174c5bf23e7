import { and, desc, eq, inArray, max, sql } from 'drizzle-orm';
import { type AnalyzedSide, analyses } from '../../db/schema/index.ts';
import type { Db } from '../../kernel/db.ts';

export type StoredAnalysis = typeof analyses.$inferSelect;

export async function listNewestAnalyses(db: Db, contestIds: readonly string[]): Promise<Map<string, StoredAnalysis>> {
  if (contestIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([analyses.contestId])
    .from(analyses)
    .where(inArray(analyses.contestId, [...contestIds]))
    .orderBy(analyses.contestId, desc(analyses.number));
  return new Map(rows.map((row) => [row.contestId, row]));
}

/** What the next analysis of a game is compared with. */
export type LastAnalysis = Pick<StoredAnalysis, 'number' | 'projectionId' | 'inputsHash'> & { sides: AnalyzedSide[] };

/** The newest of each contest without its words. */
export async function listLastAnalyses(db: Db, contestIds: readonly string[]): Promise<Map<string, LastAnalysis>> {
  if (contestIds.length === 0) return new Map();
  const { contestId, number, projectionId, inputsHash, content } = analyses;
  // PostgreSQL would take the sides out of every analysis before it picks the newest: numbers first, then the contents of those alone.
  const newest = db
    .select({ contestId, number: max(number).as('newest') })
    .from(analyses)
    .where(inArray(contestId, [...contestIds]))
    .groupBy(contestId)
    .as('newest');
  const rows = await db
    .select({ contestId, number, projectionId, inputsHash, found: sql<AnalyzedSide[] | string>`${content}->'sides'` })
    .from(analyses)
    .innerJoin(newest, and(eq(contestId, newest.contestId), eq(number, newest.number)));
  return new Map(rows.map(({ found, ...row }) => [row.contestId, { ...row, sides: sidesIn(found) }]));
}

// A part of a JSON column comes as text from one driver and parsed from the other.
const sidesIn = (found: AnalyzedSide[] | string): AnalyzedSide[] =>
  typeof found === 'string' ? (JSON.parse(found) as AnalyzedSide[]) : found;

/** Answers those that were stored: a number that another process has stored is left out. */
export async function addAnalyses(db: Db, rows: readonly StoredAnalysis[]): Promise<StoredAnalysis[]> {
  if (rows.length === 0) return [];
  const added = await db
    .insert(analyses)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: analyses.id });
  return rows.filter((row) => added.some(({ id }) => id === row.id));
}
