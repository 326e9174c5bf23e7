import { and, between, count, eq, inArray, isNotNull } from 'drizzle-orm';
import { virtualBets } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Days } from './week-sums.ts';

/** How many open contest bets each user has on games of these days; of everybody, or of these users. Who has none is missing. */
export async function countPendingByUser({ db }: Pick<Ctx, 'db'>, days: Days, userIds?: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ userId: virtualBets.userId, pending: count() })
    .from(virtualBets)
    .where(
      and(
        isNotNull(virtualBets.contestOn),
        eq(virtualBets.status, 'pending'),
        between(virtualBets.countsOn, days.from, days.to),
        userIds ? inArray(virtualBets.userId, [...userIds]) : undefined,
      ),
    )
    .groupBy(virtualBets.userId);
  return new Map(rows.map(({ userId, pending }) => [userId, pending]));
}
