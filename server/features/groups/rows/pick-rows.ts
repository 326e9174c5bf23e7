import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { contests, groupMembers, groupPicks, groups, users } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { PickRow } from '../picks/pick-rules.ts';

export type NewPick = Omit<PickRow, 'result' | 'formula' | 'factsVersion' | 'gradedAt'>;
export interface NamedPick extends PickRow {
  username: string;
}

/** One pick a market: a second one takes the place of the first. */
export async function putPick(tx: Ctx, pick: NewPick): Promise<void> {
  const { side, line, odds, bookName, weight, runsGuess, pickedAt } = pick;
  await tx.db
    .insert(groupPicks)
    .values(pick)
    .onConflictDoUpdate({
      target: [groupPicks.groupId, groupPicks.userId, groupPicks.contestId, groupPicks.market],
      set: { side, line, odds, bookName, weight, runsGuess, pickedAt },
    });
}

export async function findPick(ctx: Ctx, pickId: string): Promise<PickRow | null> {
  const [row] = await ctx.db.select().from(groupPicks).where(eq(groupPicks.id, pickId));
  return row ?? null;
}

export async function deletePick(tx: Ctx, pickId: string): Promise<void> {
  await tx.db.delete(groupPicks).where(eq(groupPicks.id, pickId));
}

/** Picks of those who belong to the group now. */
export async function listSlatePicks(ctx: Ctx, groupId: string, slateOn: string): Promise<NamedPick[]> {
  const isMember = and(
    eq(groupMembers.groupId, groupPicks.groupId),
    eq(groupMembers.userId, groupPicks.userId),
    isNull(groupMembers.endedAt),
  );
  const rows = await ctx.db
    .select({ pick: groupPicks, username: users.username })
    .from(groupPicks)
    .innerJoin(users, eq(users.id, groupPicks.userId))
    .innerJoin(groupMembers, isMember)
    .where(and(eq(groupPicks.groupId, groupId), eq(groupPicks.slateOn, slateOn)))
    .orderBy(asc(groupPicks.pickedAt), asc(groupPicks.id));
  return rows.map(({ pick, username }) => ({ ...pick, username }));
}

/** Everything one user ever picked, in whichever group, by time. */
export async function listOwnPicks(ctx: Ctx, userId: string) {
  return ctx.db
    .select({ pick: groupPicks, group: groups.name, gameId: contests.gameId, awayName: contests.awayName, homeName: contests.homeName })
    .from(groupPicks)
    .innerJoin(groups, eq(groups.id, groupPicks.groupId))
    .innerJoin(contests, eq(contests.id, groupPicks.contestId))
    .where(eq(groupPicks.userId, userId))
    .orderBy(asc(groupPicks.pickedAt), asc(groupPicks.id));
}

export const listPicksOfContest = (ctx: Ctx, contestId: string): Promise<PickRow[]> =>
  ctx.db.select().from(groupPicks).where(eq(groupPicks.contestId, contestId)).orderBy(asc(groupPicks.id));

/** Picks without a result. */
export const openGroupPicks = sql`select contest_id, null::text as flag, false as is_on_part from group_picks where result is null`;

export interface PickGrade {
  result: NonNullable<PickRow['result']>;
  formula: string;
  factsVersion: number;
}

/** An older version of the facts never writes over what a newer one decided. */
export async function writePickGrade(tx: Ctx, pickId: string, grade: PickGrade): Promise<void> {
  await tx.db
    .update(groupPicks)
    .set({ ...grade, gradedAt: tx.now() })
    .where(and(eq(groupPicks.id, pickId), sql`coalesce(${groupPicks.factsVersion}, 0) <= ${grade.factsVersion}`));
}

/** Picks of a group's games from one day to another, with what each came to. */
export const listPicksBetween = (
  ctx: Ctx,
  groupId: string,
  from: string,
  to: string,
): Promise<Pick<PickRow, 'userId' | 'result' | 'odds'>[]> =>
  ctx.db
    .select({ userId: groupPicks.userId, result: groupPicks.result, odds: groupPicks.odds })
    .from(groupPicks)
    .where(and(eq(groupPicks.groupId, groupId), sql`${groupPicks.slateOn} between ${from}::date and ${to}::date`));
