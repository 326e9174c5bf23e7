import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { bets } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
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

/** Bets that wait for a result. */
export const openBets = sql`select contest_id, flag, selection->>'period' <> 'full' as is_on_part from bets
  where status = 'pending' and deleted_at is null and contest_id is not null`;

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
