import { eq } from 'drizzle-orm';
import { practicePlayers } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';

export type Player = typeof practicePlayers.$inferSelect;

export async function findPlayer({ db }: Pick<Ctx, 'db'>, userId: string): Promise<Player | null> {
  const [row] = await db.select().from(practicePlayers).where(eq(practicePlayers.userId, userId));
  return row ?? null;
}

/** Null when someone else has just opened it. */
export async function insertPlayer(tx: Ctx, userId: string): Promise<Player | null> {
  const now = tx.now();
  const [row] = await tx.db
    .insert(practicePlayers)
    .values({ userId, period: 1, periodStartedAt: now, createdAt: now })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

export async function lockPlayer(tx: Ctx, userId: string): Promise<Player | null> {
  const [row] = await tx.db.select().from(practicePlayers).where(eq(practicePlayers.userId, userId)).for('update');
  return row ?? null;
}

export async function startPeriod(tx: Ctx, userId: string, period: number): Promise<void> {
  await tx.db.update(practicePlayers).set({ period, periodStartedAt: tx.now() }).where(eq(practicePlayers.userId, userId));
}
