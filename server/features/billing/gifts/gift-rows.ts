import { eq } from 'drizzle-orm';
import { planGifts } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

export type Gift = typeof planGifts.$inferSelect;

export async function findGift(db: Db, userId: string): Promise<Gift | null> {
  const [row] = await db.select().from(planGifts).where(eq(planGifts.userId, userId));
  return row ?? null;
}

/** One gift at a time: another one takes its place. */
export async function writeGift(db: Db, gift: Gift): Promise<void> {
  const { userId: _id, ...rest } = gift;
  await db.insert(planGifts).values(gift).onConflictDoUpdate({ target: planGifts.userId, set: rest });
}

export async function deleteGift(db: Db, userId: string): Promise<void> {
  await db.delete(planGifts).where(eq(planGifts.userId, userId));
}
