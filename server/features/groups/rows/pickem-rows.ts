import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { groupCardGames, groupPicks, groupRules } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { PickRow } from '../picks/pick-rules.ts';

export type RulesRow = typeof groupRules.$inferSelect;

/** In force in the week of a Monday; null before anything was decided. */
export async function findRules(ctx: Ctx, groupId: string, weekOn: string): Promise<RulesRow | null> {
  const [row] = await ctx.db
    .select()
    .from(groupRules)
    .where(and(eq(groupRules.groupId, groupId), lte(groupRules.weekOn, weekOn)))
    .orderBy(desc(groupRules.weekOn))
    .limit(1);
  return row ?? null;
}

export const listRules = (ctx: Ctx, groupId: string): Promise<RulesRow[]> =>
  ctx.db.select().from(groupRules).where(eq(groupRules.groupId, groupId)).orderBy(asc(groupRules.weekOn));

/** From its week on these hold; what was decided for later weeks does not any more. */
export async function writeRules(tx: Ctx, row: RulesRow): Promise<void> {
  const { groupId, weekOn, ...rules } = row;
  await tx.db.delete(groupRules).where(and(eq(groupRules.groupId, groupId), gt(groupRules.weekOn, weekOn)));
  await tx.db
    .insert(groupRules)
    .values(row)
    .onConflictDoUpdate({ target: [groupRules.groupId, groupRules.weekOn], set: rules });
}

/** The fixed cards from one Monday to another: week and games, in order. */
export const listCards = (ctx: Ctx, groupId: string, from: string, to: string) =>
  ctx.db
    .select({ weekOn: groupCardGames.weekOn, contestId: groupCardGames.contestId })
    .from(groupCardGames)
    .where(and(eq(groupCardGames.groupId, groupId), sql`${groupCardGames.weekOn} between ${from}::date and ${to}::date`))
    .orderBy(asc(groupCardGames.weekOn), asc(groupCardGames.position));

export async function insertCard(tx: Ctx, groupId: string, weekOn: string, contestIds: readonly string[]): Promise<void> {
  await tx.db.insert(groupCardGames).values(contestIds.map((contestId, position) => ({ groupId, weekOn, contestId, position })));
}

/** The winners that a group picked in these games. */
export async function listWinnerPicks(ctx: Ctx, groupId: string, contestIds: readonly string[]): Promise<PickRow[]> {
  if (contestIds.length === 0) return [];
  return ctx.db
    .select()
    .from(groupPicks)
    .where(and(eq(groupPicks.groupId, groupId), eq(groupPicks.market, 'moneyline'), inArray(groupPicks.contestId, [...contestIds])));
}

export async function writeWeight(tx: Ctx, pickId: string, weight: number | null): Promise<void> {
  await tx.db.update(groupPicks).set({ weight }).where(eq(groupPicks.id, pickId));
}
