import { and, asc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
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

/** A user's bets that results settled in these hours, in that order; locked against others who read them to write of them. */
export async function lockSettledBetween(tx: Ctx, userId: string, { from, to }: { from: Date; to: Date }): Promise<BetRow[]> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`settled ${userId} ${from.toISOString()}`}))`);
  return tx.db
    .select()
    .from(bets)
    .where(
      and(
        eq(bets.userId, userId),
        alive,
        eq(bets.status, 'settled'),
        inArray(bets.resultBy, ['settlement', 'admin']),
        gte(bets.settledAt, from),
        lt(bets.settledAt, to),
      ),
    )
    .orderBy(asc(bets.settledAt), asc(bets.id));
}
