import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { contests, savedParlayLegs, savedParlays } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';

export type ParlayRow = typeof savedParlays.$inferSelect;
export type LegRow = typeof savedParlayLegs.$inferSelect;
const contest = {
  gameId: contests.gameId,
  sport: contests.sport,
  awayCode: contests.awayCode,
  awayName: contests.awayName,
  homeCode: contests.homeCode,
  homeName: contests.homeName,
  status: contests.status,
  startsAt: contests.startsAt,
};
export interface LegView {
  leg: LegRow;
  contest: Pick<typeof contests.$inferSelect, keyof typeof contest>;
}
/** A saved parlay with its legs in their order. */
export interface ParlayView {
  parlay: ParlayRow;
  legs: LegView[];
}
type Reader = Pick<Ctx, 'db'>;

const MOST_LISTED = 500;

export async function insertParlay(tx: Ctx, parlay: ParlayRow, legs: readonly LegRow[]): Promise<void> {
  await tx.db.insert(savedParlays).values(parlay);
  await tx.db.insert(savedParlayLegs).values([...legs]);
}

async function withLegs({ db }: Reader, parlays: readonly ParlayRow[]): Promise<ParlayView[]> {
  if (parlays.length === 0) return [];
  const ids = parlays.map(({ id }) => id);
  const legs = await db
    .select({ leg: savedParlayLegs, contest })
    .from(savedParlayLegs)
    .innerJoin(contests, eq(contests.id, savedParlayLegs.contestId))
    .where(inArray(savedParlayLegs.parlayId, ids))
    .orderBy(asc(savedParlayLegs.position));
  return parlays.map((parlay) => ({ parlay, legs: legs.filter(({ leg }) => leg.parlayId === parlay.id) }));
}

/** One's own, newest first. */
export async function listParlayViews(ctx: Reader, userId: string): Promise<ParlayView[]> {
  const own = eq(savedParlays.userId, userId);
  const newest = [desc(savedParlays.savedAt), desc(savedParlays.id)];
  const rows = await ctx.db
    .select()
    .from(savedParlays)
    .where(own)
    .orderBy(...newest)
    .limit(MOST_LISTED);
  return withLegs(ctx, rows);
}

/** Answers whether there was one of this user's to delete. */
export async function deleteOwnParlay({ db }: Reader, parlayId: string, userId: string): Promise<boolean> {
  const gone = await db
    .delete(savedParlays)
    .where(and(eq(savedParlays.id, parlayId), eq(savedParlays.userId, userId)))
    .returning({ id: savedParlays.id });
  return gone.length > 0;
}

/** Parlays with a leg on a game that facts of this version have not graded. */
export async function listParlaysToGrade({ db }: Reader, contestId: string, version: number): Promise<string[]> {
  const { factsVersion, parlayId } = savedParlayLegs;
  const rows = await db
    .selectDistinct({ parlayId })
    .from(savedParlayLegs)
    .where(and(eq(savedParlayLegs.contestId, contestId), or(isNull(factsVersion), lt(factsVersion, version))));
  return rows.map((row) => row.parlayId);
}

export type LegGrade = Pick<LegRow, 'result' | 'rule' | 'formula' | 'awayScore' | 'homeScore'> & { factsVersion: number };

/** Newer facts win over older ones, never the other way round. */
export async function writeLegGrade({ db }: Reader, legId: string, grade: LegGrade): Promise<void> {
  const { id, factsVersion } = savedParlayLegs;
  await db
    .update(savedParlayLegs)
    .set(grade)
    .where(and(eq(id, legId), or(isNull(factsVersion), lt(factsVersion, grade.factsVersion))));
}

/** The parlay with its legs, its row locked until the transaction ends; null when it was deleted. */
export async function lockParlay(tx: Ctx, parlayId: string): Promise<ParlayView | null> {
  const rows = await tx.db.select().from(savedParlays).where(eq(savedParlays.id, parlayId)).for('update');
  return (await withLegs(tx, rows))[0] ?? null;
}

export async function writeOutcome(
  { db }: Reader,
  parlayId: string,
  outcome: Pick<ParlayRow, 'status' | 'result' | 'payoutCents' | 'settledAt' | 'settlements'>,
): Promise<void> {
  await db.update(savedParlays).set(outcome).where(eq(savedParlays.id, parlayId));
}

/** Legs without a result. */
export const openParlayLegs = sql`select contest_id, null::text as flag, false as is_on_part from saved_parlay_legs
  where result is null and contest_id is not null`;
