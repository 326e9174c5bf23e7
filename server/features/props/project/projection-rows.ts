import { desc, inArray, sql } from 'drizzle-orm';
import { playerProjections } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

export type StoredProjection = typeof playerProjections.$inferSelect;

export async function listNewest(db: Db, contestIds: readonly string[]): Promise<Map<string, StoredProjection>> {
  if (contestIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([playerProjections.contestId])
    .from(playerProjections)
    .where(inArray(playerProjections.contestId, [...contestIds]))
    .orderBy(playerProjections.contestId, desc(playerProjections.createdAt), desc(playerProjections.id));
  return new Map(rows.map((row) => [row.contestId, row]));
}

export interface ProjectionHead extends Pick<StoredProjection, 'contestId' | 'modelVersion' | 'known' | 'inputsHash'> {
  /** Expected runs in nine full innings that the offences were set to. */
  targets: { awayRuns: number; homeRuns: number };
}

/** What the newest projection of each of these contests was made from, without its figures. */
export async function listNewestHeads(db: Db, contestIds: readonly string[]): Promise<Map<string, ProjectionHead>> {
  if (contestIds.length === 0) return new Map();
  const { contestId, modelVersion, known, inputsHash, inputs } = playerProjections;
  const targets = sql<ProjectionHead['targets']>`${inputs} -> 'targets'`.mapWith((value) =>
    typeof value === 'string' ? JSON.parse(value) : value,
  );
  const rows = await db
    .selectDistinctOn([contestId], { contestId, modelVersion, known, inputsHash, targets })
    .from(playerProjections)
    .where(inArray(contestId, [...contestIds]))
    .orderBy(contestId, desc(playerProjections.createdAt), desc(playerProjections.id));
  return new Map(rows.map((row) => [row.contestId, row]));
}

export const addProjection = async (db: Db, row: StoredProjection): Promise<void> => {
  await db.insert(playerProjections).values(row);
};
