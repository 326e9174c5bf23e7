import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { betContests, bets, users } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';

export type ContestRow = typeof betContests.$inferSelect;
type Decided = Pick<ContestRow, 'decision' | 'decisionReason' | 'decidedBy'>;

export async function findContest(ctx: Ctx, betId: string): Promise<ContestRow | null> {
  const [row] = await ctx.db.select().from(betContests).where(eq(betContests.betId, betId));
  return row ?? null;
}

export async function findContestById(ctx: Ctx, contestId: string): Promise<ContestRow | null> {
  const [row] = await ctx.db.select().from(betContests).where(eq(betContests.id, contestId));
  return row ?? null;
}

export async function insertContest(tx: Ctx, row: Omit<ContestRow, keyof Decided | 'decidedAt'>): Promise<void> {
  await tx.db.insert(betContests).values(row);
}

/** Decides the open contest of a bet; does nothing where there is none. */
export async function decideContest(tx: Ctx, betId: string, decided: Decided): Promise<void> {
  await tx.db
    .update(betContests)
    .set({ ...decided, decidedAt: tx.now() })
    .where(and(eq(betContests.betId, betId), isNull(betContests.decision)));
}

/** A regrade decides the contest of a bet again, whatever was decided before: its contested grade is the bet's once more, or no longer. */
export async function decideByRegrade(tx: Ctx, betId: string, result: ContestRow['grade'], by: Omit<Decided, 'decision'>): Promise<void> {
  const decision = sql<'upheld' | 'regraded'>`case when ${betContests.grade} = ${result} then 'upheld' else 'regraded' end`;
  await tx.db
    .update(betContests)
    .set({ ...by, decision, decidedAt: tx.now() })
    .where(eq(betContests.betId, betId));
}

const MOST = 200;

/** Open contests with their bets and owners, the oldest first. */
export const listOpenContests = (ctx: Ctx) =>
  ctx.db
    .select({ contest: betContests, bet: bets, username: users.username })
    .from(betContests)
    .innerJoin(bets, eq(bets.id, betContests.betId))
    .innerJoin(users, eq(users.id, bets.userId))
    .where(and(isNull(betContests.decision), isNull(bets.deletedAt)))
    .orderBy(asc(betContests.createdAt), asc(betContests.id))
    .limit(MOST);

/** Every grade that a user contested, for the export of an account. */
export const listContestsOf = (ctx: Ctx, userId: string) =>
  ctx.db
    .select({
      betId: betContests.betId,
      typed: betContests.selectionText,
      readAs: betContests.readAs,
      ownerReadAs: betContests.ownerReadAs,
      grade: betContests.grade,
      reason: betContests.reason,
      at: betContests.createdAt,
      decision: betContests.decision,
      decisionReason: betContests.decisionReason,
      decidedAt: betContests.decidedAt,
    })
    .from(betContests)
    .innerJoin(bets, eq(bets.id, betContests.betId))
    .where(eq(bets.userId, userId))
    .orderBy(asc(betContests.createdAt), asc(betContests.id));
