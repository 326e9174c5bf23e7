import { and, eq, inArray, isNull } from 'drizzle-orm';
import { playLimits, users } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';

/** Answers the age question for accounts of the installation itself: demo accounts and simulated bettors. An answer that is there stays. */
export async function confirmHouseAccounts(ctx: Ctx, userIds: readonly string[]): Promise<void> {
  const unanswered = await ctx.db
    .select({ userId: users.id })
    .from(users)
    .leftJoin(playLimits, eq(playLimits.userId, users.id))
    .where(and(inArray(users.id, [...userIds]), isNull(playLimits.ageAnswer)));
  if (unanswered.length === 0) return;
  const answer = { ageAnswer: 'of_age', ageAnsweredAt: ctx.now(), updatedAt: ctx.now() } as const;
  await ctx.db
    .insert(playLimits)
    .values(unanswered.map(({ userId }) => ({ userId, ...answer })))
    .onConflictDoUpdate({ target: playLimits.userId, set: answer, setWhere: isNull(playLimits.ageAnswer) });
}
