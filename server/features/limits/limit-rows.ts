import { eq } from 'drizzle-orm';
import { playLimits } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { type Limits, NO_LIMITS } from './limit-rules.ts';

export async function findLimits(ctx: Ctx, userId: string): Promise<Limits> {
  const [row] = await ctx.db.select().from(playLimits).where(eq(playLimits.userId, userId));
  return row ?? NO_LIMITS;
}

/** The user's row, made when missing and locked: two changes at once, or a change and a bet, follow one another. */
export async function lockLimits(tx: Ctx, userId: string): Promise<Limits> {
  const lock = async (): Promise<Limits | undefined> =>
    (await tx.db.select().from(playLimits).where(eq(playLimits.userId, userId)).for('update'))[0];
  const known = await lock();
  if (known) return known;
  const [made] = await tx.db
    .insert(playLimits)
    .values({ userId, ...NO_LIMITS, updatedAt: tx.now() })
    .onConflictDoNothing()
    .returning();
  return made ?? (await lock()) ?? NO_LIMITS;
}

export async function writeLimits(tx: Ctx, userId: string, limits: Limits): Promise<void> {
  const {
    weeklyStakeCents,
    weeklyLossCents,
    pendingWeeklyStakeCents,
    pendingWeeklyLossCents,
    pendingFrom,
    sessionReminderMinutes,
    coolOffUntil,
    excludedUntil,
    ageAnswer,
    ageAnsweredAt,
  } = limits;
  await tx.db
    .update(playLimits)
    .set({
      weeklyStakeCents,
      weeklyLossCents,
      pendingWeeklyStakeCents,
      pendingWeeklyLossCents,
      pendingFrom,
      sessionReminderMinutes,
      coolOffUntil,
      excludedUntil,
      ageAnswer,
      ageAnsweredAt,
      updatedAt: tx.now(),
    })
    .where(eq(playLimits.userId, userId));
}
