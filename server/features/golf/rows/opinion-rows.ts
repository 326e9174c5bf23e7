import { desc, eq } from 'drizzle-orm';
import { golfOpinions } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

export type OpinionRow = typeof golfOpinions.$inferSelect;

export async function findOpinion(db: Db, tournamentId: string): Promise<OpinionRow | null> {
  const own = eq(golfOpinions.contestId, tournamentId);
  const [row] = await db.select().from(golfOpinions).where(own).orderBy(desc(golfOpinions.boardAsOf)).limit(1);
  return row ?? null;
}

export async function insertOpinion(db: Db, row: OpinionRow): Promise<void> {
  await db.insert(golfOpinions).values(row).onConflictDoNothing();
}
