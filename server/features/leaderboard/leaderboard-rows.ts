import { FREE_TIER, type Tier } from '@clearedge/contract/entitlements';
import { skeletonOf } from '@clearedge/contract/names/skeleton';
import { and, asc, desc, eq, gte, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { leaderboardPlaces, leaderboardProfiles, leaderboardStandings, leaderboardWeeks, users } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { rowsOf } from '../../kernel/db.ts';

/** How someone appears on a board. */
export interface Competitor {
  userId: string;
  username: string;
  /** The chosen name, else the username. */
  shownAs: string;
  tier: Tier;
  isSimulated: boolean;
  isListed: boolean;
}

const FORMER = { username: 'Former member', shownAs: 'Former member', tier: FREE_TIER, isSimulated: false, isListed: true } as const;

/** Everybody asked for; an account that no longer exists is a former member. */
export async function listCompetitors(ctx: Ctx, userIds: readonly string[]): Promise<Map<string, Competitor>> {
  const known = new Map<string, Competitor>(userIds.map((userId) => [userId, { userId, ...FORMER }]));
  if (userIds.length === 0) return known;
  const rows = await ctx.db
    .select({
      userId: users.id,
      username: users.username,
      tier: users.tier,
      isSimulated: users.isSimulated,
      displayName: leaderboardProfiles.displayName,
      isListed: leaderboardProfiles.isListed,
    })
    .from(users)
    .leftJoin(leaderboardProfiles, eq(leaderboardProfiles.userId, users.id))
    .where(inArray(users.id, [...userIds]));
  for (const { displayName, isListed, ...user } of rows)
    known.set(user.userId, { ...user, shownAs: displayName ?? user.username, isListed: isListed ?? true });
  return known;
}

export type PlaceRow = typeof leaderboardPlaces.$inferSelect;

export const listPlaces = (ctx: Ctx, weekOn: string): Promise<PlaceRow[]> =>
  ctx.db.select().from(leaderboardPlaces).where(eq(leaderboardPlaces.weekOn, weekOn));

export async function findPlace(ctx: Ctx, weekOn: string, userId: string): Promise<PlaceRow | null> {
  const [row] = await ctx.db
    .select()
    .from(leaderboardPlaces)
    .where(and(eq(leaderboardPlaces.weekOn, weekOn), eq(leaderboardPlaces.userId, userId)));
  return row ?? null;
}

export async function listLastPlaces(ctx: Ctx, weekOn: string, userIds: readonly string[]): Promise<PlaceRow[]> {
  if (userIds.length === 0) return [];
  return ctx.db
    .selectDistinctOn([leaderboardPlaces.userId])
    .from(leaderboardPlaces)
    .where(and(lt(leaderboardPlaces.weekOn, weekOn), inArray(leaderboardPlaces.userId, [...userIds])))
    .orderBy(leaderboardPlaces.userId, desc(leaderboardPlaces.weekOn));
}

/** One place a user and week: a second one is left out. */
export async function insertPlaces(tx: Ctx, rows: readonly PlaceRow[]): Promise<void> {
  if (rows.length > 0)
    await tx.db
      .insert(leaderboardPlaces)
      .values([...rows])
      .onConflictDoNothing();
}

interface Profile {
  displayName: string | null;
  isListed: boolean;
}

export async function findProfile(ctx: Ctx, userId: string): Promise<Profile> {
  const [row] = await ctx.db.select().from(leaderboardProfiles).where(eq(leaderboardProfiles.userId, userId));
  return { displayName: row?.displayName ?? null, isListed: row?.isListed ?? true };
}

/** True when the name is, or looks like, someone else's username or chosen name: no user may pass for another. */
export async function isTaken(ctx: Ctx, name: string, ownId: string): Promise<boolean> {
  const [key, skeleton] = [name.toLowerCase(), skeletonOf(name)];
  const usernames = ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(or(eq(users.usernameKey, key), eq(users.usernameSkeleton, skeleton)), ne(users.id, ownId)));
  // Names chosen before skeletons were kept have a lowercase key.
  const chosen = ctx.db
    .select({ id: leaderboardProfiles.userId })
    .from(leaderboardProfiles)
    .where(and(inArray(leaderboardProfiles.displayNameKey, [key, skeleton]), ne(leaderboardProfiles.userId, ownId)));
  return (await unionAll(usernames, chosen).limit(1)).length > 0;
}

/** Fails on the unique index when someone else has chosen the name. */
export async function writeProfile(tx: Ctx, userId: string, { displayName, isListed }: Profile): Promise<void> {
  const change = { displayName, displayNameKey: displayName === null ? null : skeletonOf(displayName), isListed, updatedAt: tx.now() };
  await tx.db
    .insert(leaderboardProfiles)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: leaderboardProfiles.userId, set: change });
}

export type StandingRow = typeof leaderboardStandings.$inferSelect;
type WeekRow = typeof leaderboardWeeks.$inferSelect;

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
