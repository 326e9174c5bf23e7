import { desc, inArray, sql } from 'drizzle-orm';
import { playerProjections } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

export type StoredProjection = typeof playerProjections.$inferSelect;

/** The newest projection of each of these events. */
export async function listNewest(db: Db, eventIds: readonly string[]): Promise<Map<string, StoredProjection>> {
  if (eventIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([playerProjections.eventId])
    .from(playerProjections)
    .where(inArray(playerProjections.eventId, [...eventIds]))
    .orderBy(playerProjections.eventId, desc(playerProjections.createdAt), desc(playerProjections.id));
  return new Map(rows.map((row) => [row.eventId, row]));
}

export interface ProjectionHead extends Pick<StoredProjection, 'eventId' | 'modelVersion' | 'known' | 'inputsHash'> {
  /** Expected runs in nine full innings that the offences were set to. */
  targets: { awayRuns: number; homeRuns: number };
}

/** What the newest projection of each of these events was made from, without its figures. */
export async function listNewestHeads(db: Db, eventIds: readonly string[]): Promise<Map<string, ProjectionHead>> {
  if (eventIds.length === 0) return new Map();
  const { eventId, modelVersion, known, inputsHash, inputs } = playerProjections;
  const targets = sql<ProjectionHead['targets']>`${inputs} -> 'targets'`.mapWith((value) =>
    typeof value === 'string' ? JSON.parse(value) : value,
  );
  const rows = await db
    .selectDistinctOn([eventId], { eventId, modelVersion, known, inputsHash, targets })
    .from(playerProjections)
    .where(inArray(eventId, [...eventIds]))
    .orderBy(eventId, desc(playerProjections.createdAt), desc(playerProjections.id));
  return new Map(rows.map((row) => [row.eventId, row]));
}

export const addProjection = async (db: Db, row: StoredProjection): Promise<void> => {
  await db.insert(playerProjections).values(row);
};
