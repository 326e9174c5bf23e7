import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { bets, contests } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { ENDED_STATUSES } from '../contests/index.ts';
import type { BetRow } from './bet-rows.ts';

const alive = isNull(bets.deletedAt);

/** Pending bets of a game or tournament that can be graded, and settled ones when a correction is to be checked. */
export function listBetsOfContest(ctx: Ctx, contestId: string): Promise<BetRow[]> {
  return ctx.db
    .select()
    .from(bets)
    .where(and(eq(bets.contestId, contestId), alive, sql`${bets.selection} is not null`))
    .orderBy(asc(bets.id));
}

/** Games and tournaments that ended and still have a bet pending, and games in play with one on a part of the game. */
export async function listContestsWithPendingBets(ctx: Ctx): Promise<string[]> {
  const part = and(eq(contests.status, 'live'), sql`${bets.selection}->>'period' <> 'full'`);
  const over = or(inArray(contests.status, ENDED_STATUSES), part);
  const rows = await ctx.db
    .selectDistinct({ id: contests.id })
    .from(bets)
    .innerJoin(contests, eq(contests.id, bets.contestId))
    .where(and(eq(bets.status, 'pending'), alive, over));
  return rows.map(({ id }) => id);
}

/** A user's bets on one game or tournament that are settled, those that their owner marked left out; locked against others who read them to write of them. */
export async function lockSettledOf(tx: Ctx, userId: string, contestId: string): Promise<Pick<BetRow, 'result' | 'profitCents'>[]> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`settled ${userId} ${contestId}`}))`);
  return tx.db
    .select({ result: bets.result, profitCents: bets.profitCents })
    .from(bets)
    .where(
      and(
        eq(bets.userId, userId),
        eq(bets.contestId, contestId),
        alive,
        eq(bets.status, 'settled'),
        inArray(bets.resultBy, ['settlement', 'admin']),
      ),
    );
}
