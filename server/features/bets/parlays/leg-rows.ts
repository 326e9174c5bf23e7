import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { betLegs, bets } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';

export type BetLegRow = typeof betLegs.$inferSelect;

export const insertLegs = (tx: Ctx, rows: readonly (typeof betLegs.$inferInsert)[]): Promise<unknown> =>
  tx.db.insert(betLegs).values([...rows]);

export const listLegs = (ctx: Ctx, betId: string): Promise<BetLegRow[]> =>
  ctx.db.select().from(betLegs).where(eq(betLegs.betId, betId)).orderBy(asc(betLegs.position));

/** Parlays with a leg on a contest that facts of this version have not graded. */
export async function listParlaysOfContest(ctx: Ctx, contestId: string, version: number): Promise<string[]> {
  const isOlder = or(isNull(betLegs.factsVersion), lt(betLegs.factsVersion, version));
  const rows = await ctx.db
    .selectDistinct({ id: betLegs.betId })
    .from(betLegs)
    .innerJoin(bets, eq(bets.id, betLegs.betId))
    .where(and(eq(betLegs.contestId, contestId), isNull(bets.deletedAt), sql`${betLegs.selection} is not null`, isOlder));
  return rows.map(({ id }) => id);
}

export type LegGrade = Required<Pick<BetLegRow, 'result' | 'rule' | 'formula'>> & { factsVersion: number };

/** Only settlement calls it, with the bet's row locked. Newer facts win over older ones, never the other way round. */
export async function writeLegGrade(tx: Ctx, legId: string, grade: LegGrade): Promise<void> {
  const isOlder = or(isNull(betLegs.factsVersion), lt(betLegs.factsVersion, grade.factsVersion));
  await tx.db
    .update(betLegs)
    .set(grade)
    .where(and(eq(betLegs.id, legId), isOlder));
}

/** Legs that wait for a result. */
export const openLegs = sql`select l.contest_id, null::text as flag, false as is_on_part from bet_legs l join bets b on b.id = l.bet_id
  where l.result is null and l.selection is not null and b.status = 'pending' and b.deleted_at is null and l.contest_id is not null`;
