import { and, asc, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { contests, savedParlayLegs, savedParlays } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { ENDED_STATUSES } from '../../contests/index.ts';

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

/** Legs on a game that facts of this version have not been held against. */
export function listLegsToGrade({ db }: Reader, contestId: string, version: number): Promise<LegRow[]> {
  const { factsVersion } = savedParlayLegs;
  return db
    .select()
    .from(savedParlayLegs)
    .where(and(eq(savedParlayLegs.contestId, contestId), or(isNull(factsVersion), lt(factsVersion, version))));
}

export type LegGrade = Pick<LegRow, 'result' | 'rule' | 'formula' | 'awayScore' | 'homeScore' | 'factsVersion'>;

/** Newer facts win over older ones, never the other way round. */
export async function writeLegGrade({ db }: Reader, legId: string, grade: LegGrade & { factsVersion: number }): Promise<void> {
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

/** Games that are over with a leg that has no result yet. */
export async function listContestsToGrade({ db }: Reader): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: contests.id })
    .from(savedParlayLegs)
    .innerJoin(contests, eq(contests.id, savedParlayLegs.contestId))
    .where(and(isNull(savedParlayLegs.result), inArray(contests.status, ENDED_STATUSES)));
  return rows.map(({ id }) => id);
}
