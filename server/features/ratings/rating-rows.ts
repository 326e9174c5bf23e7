import { eq } from 'drizzle-orm';
import { ratingStates } from '../../db/schema/index.ts';
import type { Db } from '../../kernel/db.ts';

export type RatingState = typeof ratingStates.$inferSelect;

export async function findRatingState(db: Db, modelVersion: string): Promise<RatingState | null> {
  const [row] = await db.select().from(ratingStates).where(eq(ratingStates.modelVersion, modelVersion));
  return row ?? null;
}

export async function writeRatingState(db: Db, state: RatingState): Promise<void> {
  await db.insert(ratingStates).values(state).onConflictDoUpdate({ target: ratingStates.modelVersion, set: state });
}
