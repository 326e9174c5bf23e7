import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { betDisputes, bets, users } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';

export type DisputeRow = typeof betDisputes.$inferSelect;
type Decided = Pick<DisputeRow, 'decision' | 'decisionReason' | 'decidedBy'>;

export async function findDispute(ctx: Ctx, betId: string): Promise<DisputeRow | null> {
  const [row] = await ctx.db.select().from(betDisputes).where(eq(betDisputes.betId, betId));
  return row ?? null;
}

export async function findDisputeById(ctx: Ctx, disputeId: string): Promise<DisputeRow | null> {
  const [row] = await ctx.db.select().from(betDisputes).where(eq(betDisputes.id, disputeId));
  return row ?? null;
}

export async function insertDispute(tx: Ctx, row: Omit<DisputeRow, keyof Decided | 'decidedAt'>): Promise<void> {
  await tx.db.insert(betDisputes).values(row);
}

/** Decides the open dispute of a bet; does nothing where there is none. */
export async function decideDispute(tx: Ctx, betId: string, decided: Decided): Promise<void> {
  await tx.db
    .update(betDisputes)
    .set({ ...decided, decidedAt: tx.now() })
    .where(and(eq(betDisputes.betId, betId), isNull(betDisputes.decision)));
}

/** A regrade decides the dispute of a bet again, whatever was decided before: its disputed grade is the bet's once more, or no longer. */
export async function decideByRegrade(tx: Ctx, betId: string, result: DisputeRow['grade'], by: Omit<Decided, 'decision'>): Promise<void> {
  const decision = sql<'upheld' | 'regraded'>`case when ${betDisputes.grade} = ${result} then 'upheld' else 'regraded' end`;
  await tx.db
    .update(betDisputes)
    .set({ ...by, decision, decidedAt: tx.now() })
    .where(eq(betDisputes.betId, betId));
}

const MOST = 200;

/** Open disputes with their bets and owners, the oldest first. */
export const listOpenDisputes = (ctx: Ctx) =>
  ctx.db
    .select({ dispute: betDisputes, bet: bets, username: users.username })
    .from(betDisputes)
    .innerJoin(bets, eq(bets.id, betDisputes.betId))
    .innerJoin(users, eq(users.id, bets.userId))
    .where(and(isNull(betDisputes.decision), isNull(bets.deletedAt)))
    .orderBy(asc(betDisputes.createdAt), asc(betDisputes.id))
    .limit(MOST);

/** Every grade that a user disputed, for the export of an account. */
export const listDisputesOf = (ctx: Ctx, userId: string) =>
  ctx.db
    .select({
      betId: betDisputes.betId,
      typed: betDisputes.selectionText,
      readAs: betDisputes.readAs,
      ownerReadAs: betDisputes.ownerReadAs,
      grade: betDisputes.grade,
      reason: betDisputes.reason,
      at: betDisputes.createdAt,
      decision: betDisputes.decision,
      decisionReason: betDisputes.decisionReason,
      decidedAt: betDisputes.decidedAt,
    })
    .from(betDisputes)
    .innerJoin(bets, eq(bets.id, betDisputes.betId))
    .where(eq(bets.userId, userId))
    .orderBy(asc(betDisputes.createdAt), asc(betDisputes.id));
