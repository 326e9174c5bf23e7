import { desc, eq } from 'drizzle-orm';
import { golfProjections } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

export type ProjectionRow = typeof golfProjections.$inferSelect;

export async function findProjection(db: Db, tournamentId: string): Promise<ProjectionRow | null> {
  const own = eq(golfProjections.contestId, tournamentId);
  const [row] = await db.select().from(golfProjections).where(own).orderBy(desc(golfProjections.boardAsOf)).limit(1);
  return row ?? null;
}

export async function insertProjection(db: Db, row: ProjectionRow): Promise<void> {
  await db.insert(golfProjections).values(row).onConflictDoNothing();
}
