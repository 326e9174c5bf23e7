import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { leaderboardStandings, leaderboardWeeks } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { rowsOf } from '../../../kernel/db.ts';

export type StandingRow = typeof leaderboardStandings.$inferSelect;
export type WeekRow = typeof leaderboardWeeks.$inferSelect;

export async function findWeek(ctx: Ctx, weekOn: string): Promise<WeekRow | null> {
  const [row] = await ctx.db.select().from(leaderboardWeeks).where(eq(leaderboardWeeks.weekOn, weekOn));
  return row ?? null;
}

/** Frozen weeks from one Monday on, the oldest first. */
export const listFrozenWeeks = (ctx: Ctx, fromWeekOn: string): Promise<WeekRow[]> =>
  ctx.db.select().from(leaderboardWeeks).where(gte(leaderboardWeeks.weekOn, fromWeekOn)).orderBy(asc(leaderboardWeeks.weekOn));

/** False when another process froze it first. */
export async function insertWeek(tx: Ctx, week: WeekRow): Promise<boolean> {
  const added = await tx.db.insert(leaderboardWeeks).values(week).onConflictDoNothing().returning({ weekOn: leaderboardWeeks.weekOn });
  return added.length > 0;
}

const AT_ONCE = 1000;
/** A version that is there already stays: two correctors at once write it once. */
export async function insertStandings(tx: Ctx, rows: readonly StandingRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await tx.db
      .insert(leaderboardStandings)
      .values(rows.slice(from, from + AT_ONCE))
      .onConflictDoNothing();
}

/** The newest version of everybody's figures in a frozen week. */
export const listStandings = (ctx: Ctx, weekOn: string, userIds?: readonly string[]): Promise<StandingRow[]> =>
  ctx.db
    .selectDistinctOn([leaderboardStandings.userId])
    .from(leaderboardStandings)
    .where(and(eq(leaderboardStandings.weekOn, weekOn), userIds ? inArray(leaderboardStandings.userId, [...userIds]) : undefined))
    .orderBy(asc(leaderboardStandings.userId), desc(leaderboardStandings.version));

/** Every version of those who were corrected, oldest first. */
export const listCorrected = (ctx: Ctx, weekOn: string): Promise<StandingRow[]> => {
  const corrected = sql`exists (select 1 from leaderboard_standings c where c.week_on = ${weekOn}::date and c.user_id = ${leaderboardStandings.userId} and c.version > 1)`;
  return ctx.db
    .select()
    .from(leaderboardStandings)
    .where(and(eq(leaderboardStandings.weekOn, weekOn), corrected))
    .orderBy(asc(leaderboardStandings.recordedAt), asc(leaderboardStandings.version));
};

/** One user's newest figures of past weeks, the newest week first. */
export const listOwnStandings = async (ctx: Ctx, userId: string, weeks: number): Promise<StandingRow[]> =>
  ctx.db
    .selectDistinctOn([leaderboardStandings.weekOn])
    .from(leaderboardStandings)
    .where(eq(leaderboardStandings.userId, userId))
    .orderBy(desc(leaderboardStandings.weekOn), desc(leaderboardStandings.version))
    .limit(weeks);

/** One user's places in frozen weeks among those who are listed; a week in which they had no bet, or are not listed, is missing. */
export async function listOwnRanks(ctx: Ctx, userId: string, weeks: readonly string[]): Promise<Map<string, number>> {
  if (weeks.length === 0) return new Map();
  const days = sql.join(
    weeks.map((week) => sql`${week}::date`),
    sql`, `,
  );
  const rows = await rowsOf<{ weekOn: string; rank: string }>(
    ctx.db,
    sql`with newest as (
        select distinct on (week_on, user_id) week_on, user_id, bets, points, profit_cents
        from leaderboard_standings where week_on in (${days}) order by week_on, user_id, version desc
      ), ranked as (
        select n.week_on, n.user_id, rank() over (partition by n.week_on order by n.points desc, n.profit_cents desc) as rank
        from newest n left join leaderboard_profiles p on p.user_id = n.user_id
        where n.bets > 0 and coalesce(p.is_listed, true)
      )
      select week_on::text as "weekOn", rank::text as rank from ranked where user_id = ${userId}`,
  );
  return new Map(rows.map(({ weekOn, rank }) => [weekOn, Number(rank)]));
}
