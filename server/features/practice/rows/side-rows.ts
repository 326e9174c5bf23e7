import { and, count, eq, inArray, notInArray, sql, sum } from 'drizzle-orm';
import { users, virtualBets, virtualLegs } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';

/** How many single practice bets, and how much of them, lie on one side of a market. */
export interface SideCount {
  market: string;
  side: string;
  bets: number;
  /** Of them by simulated bettors. */
  simulated: number;
  stakeCents: number;
}

/** Single bets on full-game sides of one contest, over all users. A stake on several legs lies on no single side, so parlays and teasers are left out. */
export async function countVirtualSides(ctx: Ctx, contestId: string): Promise<SideCount[]> {
  const { selection } = virtualLegs;
  const market = sql<string>`${selection}->>'market'`;
  const side = sql<string>`${selection}->>'side'`;
  const full = sql`${selection}->>'period' = 'full' and ${selection}->>'team' is null`;
  const rows = await ctx.db
    .select({
      market,
      side,
      bets: count(),
      simulated: sql<string>`count(*) filter (where ${users.isSimulated})`,
      stake: sum(virtualBets.stakeCents),
    })
    .from(virtualLegs)
    .innerJoin(virtualBets, eq(virtualBets.id, virtualLegs.betId))
    .innerJoin(users, eq(users.id, virtualBets.userId))
    .where(and(eq(virtualLegs.contestId, contestId), notInArray(virtualBets.betType, ['parlay', 'teaser']), full))
    .groupBy(market, side);
  return rows.map((row) => ({ ...row, bets: Number(row.bets), simulated: Number(row.simulated), stakeCents: Number(row.stake ?? 0) }));
}

/** Which simulated bettors have a bet on which of these contests. */
export function listSimulatedBackers(
  ctx: Ctx,
  contestIds: readonly string[],
): Promise<{ userId: string; contestId: string; betType: (typeof virtualBets.$inferSelect)['betType'] }[]> {
  return ctx.db
    .selectDistinct({ userId: virtualBets.userId, contestId: virtualLegs.contestId, betType: virtualBets.betType })
    .from(virtualLegs)
    .innerJoin(virtualBets, eq(virtualBets.id, virtualLegs.betId))
    .innerJoin(users, and(eq(users.id, virtualBets.userId), eq(users.isSimulated, true)))
    .where(inArray(virtualLegs.contestId, [...contestIds]));
}
