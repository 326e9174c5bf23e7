import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { practicePlayers, virtualBets } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';

/** The open bets of a user's practice bankroll, locked in the order in which settling locks them. */
export const lockOpenPractice = (tx: Ctx, userId: string): Promise<{ id: string; stakeCents: number; settlements: number }[]> =>
  tx.db
    .select({ id: virtualBets.id, stakeCents: virtualBets.stakeCents, settlements: virtualBets.settlements })
    .from(virtualBets)
    .where(and(eq(virtualBets.userId, userId), eq(virtualBets.status, 'pending'), isNull(virtualBets.contestOn)))
    .orderBy(asc(virtualBets.id))
    .for('update');

/** Voids locked bets for good: results that arrive later leave them alone. */
export async function voidByReset(tx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { stakeCents, settlements } = virtualBets;
  const at = tx.now();
  await tx.db
    .update(virtualBets)
    .set({
      status: 'settled',
      result: 'void',
      payoutCents: sql`${stakeCents}`,
      settledAt: at,
      resetAt: at,
      settlements: sql`${settlements} + 1`,
      notes: 'Voided by your balance reset. The stake went back to the house with the old bankroll.',
    })
    .where(inArray(virtualBets.id, [...ids]));
}

/** How often each of these users has reset the practice bankroll, and when last. */
export async function listResets(
  { db }: Pick<Ctx, 'db'>,
  userIds: readonly string[],
): Promise<Map<string, { resets: number; lastResetAt: Date }>> {
  if (userIds.length === 0) return new Map();
  const { userId, period, periodStartedAt } = practicePlayers;
  const rows = await db
    .select({ userId, period, periodStartedAt })
    .from(practicePlayers)
    .where(and(inArray(userId, [...userIds]), sql`${period} > 1`));
  return new Map(rows.map((row) => [row.userId, { resets: row.period - 1, lastResetAt: row.periodStartedAt }]));
}

/** The running statistics period of each of these users. */
export async function listPeriods({ db }: Pick<Ctx, 'db'>, userIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ userId: practicePlayers.userId, period: practicePlayers.period })
    .from(practicePlayers)
    .where(inArray(practicePlayers.userId, [...userIds]));
  return new Map(rows.map((row) => [row.userId, row.period]));
}
