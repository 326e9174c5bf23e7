import type { LeagueSport } from '@clearedge/contract/sports';
import { and, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { bets, contests } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';

/** When a future closes to changes: the start of its league's first game after it was placed, in milliseconds; null of any other bet. */
export const closesAt = sql<number | null>`case when ${bets.betType} = 'future' then (
  select (extract(epoch from min(e.starts_at)) * 1000)::float8 from ${contests} e
  where e.kind = 'game' and e.sport = ${bets.sport} and e.season_year = (${bets.selection} ->> 'season')::int and e.starts_at > ${bets.placedAt}
    and e.status <> 'cancelled' and e.detail ->> 'stage' <> 'preseason') end`;

/** Whether a game of its season has started since a future was placed. */
export async function isFutureClosed(tx: Ctx, betId: string): Promise<boolean> {
  const [row] = await tx.db.select({ closesAt }).from(bets).where(eq(bets.id, betId));
  return row !== undefined && row.closesAt !== null && row.closesAt <= tx.now().getTime();
}

const season = sql<number>`(${bets.selection} ->> 'season')::int`;

interface SeasonOfBets {
  sport: LeagueSport;
  season: number;
}

const dueSince = (since: Date) =>
  and(
    eq(bets.betType, 'future'),
    isNotNull(bets.selection),
    isNull(bets.deletedAt),
    or(eq(bets.status, 'pending'), and(eq(bets.resultBy, 'settlement'), gte(bets.settledAt, since))),
  );

/** The seasons with an open future, or one that was graded since then and may be corrected. */
export async function listSeasonsToSettle({ db }: Pick<Ctx, 'db'>, since: Date): Promise<SeasonOfBets[]> {
  const rows = await db.selectDistinct({ sport: bets.sport, season }).from(bets).where(dueSince(since));
  // A future is only ever taken on a league.
  return rows.map((row) => ({ sport: row.sport as LeagueSport, season: row.season }));
}

/** Those futures of a season. */
export async function listFuturesToSettle({ db }: Pick<Ctx, 'db'>, of: SeasonOfBets, since: Date): Promise<string[]> {
  const rows = await db
    .select({ id: bets.id })
    .from(bets)
    .where(and(dueSince(since), eq(bets.sport, of.sport), eq(season, of.season)));
  return rows.map(({ id }) => id);
}
