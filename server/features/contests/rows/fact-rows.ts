import type { SportKey } from '@clearedge/contract/sports';
import { type AnyFacts, type BaseballFacts, baseballGrading, type GameFacts } from '@clearedge/quant/grading';
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { boxScores, contestFacts, contests } from '../../../db/schema/index.ts';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import type { BoxScore } from '../../../ports/index.ts';
import { isGradedBy, type SportResult } from '../../../sports/registry.ts';

/** One version of what a source reported of a result. */
export type FactsVersion = typeof contestFacts.$inferSelect;

type VersionOf<Facts extends AnyFacts> = Omit<FactsVersion, 'facts'> & { sport: SportKey; facts: Facts };

export type SportFacts = VersionOf<GameFacts>;
/** Of a game or a tournament. */
export type ContestFacts = VersionOf<AnyFacts>;

/** A game that was not resumed in time is graded on where it stood, whatever is played later. */
const gradingFirst = [desc(sql`coalesce((${contestFacts.facts} ->> 'resumeWindowOver')::boolean, false)`), desc(contestFacts.version)];

/** The version that grades: the newest, or that of a game whose time to resume ran out; or the one asked for. */
export async function findFacts(db: Db, contestId: string, version?: number): Promise<ContestFacts | null> {
  const own = eq(contestFacts.contestId, contestId);
  const where = version === undefined ? own : and(own, eq(contestFacts.version, version));
  const [row] = await db
    .select({ ...getTableColumns(contestFacts), sport: contests.sport })
    .from(contestFacts)
    .innerJoin(contests, eq(contests.id, contestFacts.contestId))
    .where(where)
    .orderBy(...gradingFirst)
    .limit(1);
  return row ?? null;
}

export type FactsHead = Pick<FactsVersion, 'version' | 'factsHash' | 'isFinal' | 'reportedAt' | 'recordedAt'> & { hasBox: boolean };

/** What is known of the newest facts, without the facts. */
export async function findFactsHead(db: Db, contestId: string): Promise<FactsHead | null> {
  const { version, factsHash, isFinal, reportedAt, recordedAt } = contestFacts;
  const [row] = await db
    .select({ version, factsHash, isFinal, reportedAt, recordedAt, boxOf: boxScores.contestId })
    .from(contestFacts)
    .leftJoin(boxScores, eq(boxScores.contestId, contestFacts.contestId))
    .where(eq(contestFacts.contestId, contestId))
    .orderBy(desc(contestFacts.version))
    .limit(1);
  if (!row) return null;
  const { boxOf, ...head } = row;
  return { ...head, hasBox: boxOf !== null };
}

/** Facts, and whether they are the source's final word. */
export type GradableFacts = Pick<ContestFacts, 'sport' | 'facts' | 'isFinal'>;

async function listWithoutPlayers(db: Db, contestIds: readonly string[]) {
  if (!contestIds.length) return [];
  return db
    .selectDistinctOn([contestFacts.contestId], {
      contestId: contestFacts.contestId,
      isFinal: contestFacts.isFinal,
      sport: contests.sport,
      resultHold: contests.resultHold,
      facts: sql<AnyFacts>`${contestFacts.facts} || '{"players":{}}'::jsonb`.mapWith(contestFacts.facts),
    })
    .from(contestFacts)
    .innerJoin(contests, eq(contests.id, contestFacts.contestId))
    .where(inArray(contestFacts.contestId, [...contestIds]))
    .orderBy(contestFacts.contestId, ...gradingFirst);
}

/** The facts that grade each contest that has any; a projection of the players' statistics is left out. */
export async function listFactsWithoutPlayers(db: Db, contestIds: readonly string[]): Promise<Map<string, BaseballFacts>> {
  const rows = await listWithoutPlayers(db, contestIds);
  return new Map(rows.flatMap((row) => (isGradedBy(baseballGrading, row) ? [[row.contestId, row.facts] as const] : [])));
}

/** The same of any sport, without the contests whose result is held. */
export async function listGradableFacts(db: Db, contestIds: readonly string[]): Promise<Map<string, GradableFacts>> {
  const rows = await listWithoutPlayers(db, contestIds);
  return new Map(
    rows.flatMap(({ contestId, sport, facts, isFinal, resultHold }) =>
      resultHold === null ? [[contestId, { sport, facts, isFinal }]] : [],
    ),
  );
}

export async function listNewestFacts(db: Db, contestIds: readonly string[]): Promise<Map<string, SportResult>> {
  if (!contestIds.length) return new Map();
  const rows = await db
    .selectDistinctOn([contestFacts.contestId], { contestId: contestFacts.contestId, sport: contests.sport, facts: contestFacts.facts })
    .from(contestFacts)
    .innerJoin(contests, eq(contests.id, contestFacts.contestId))
    .where(inArray(contestFacts.contestId, [...contestIds]))
    .orderBy(contestFacts.contestId, desc(contestFacts.version));
  return new Map(rows.map(({ contestId, ...known }) => [contestId, known]));
}

export async function listContestIdsWithFacts(db: Db, contestIds: readonly string[]): Promise<Set<string>> {
  if (!contestIds.length) return new Set();
  const rows = await db
    .selectDistinct({ contestId: contestFacts.contestId })
    .from(contestFacts)
    .where(inArray(contestFacts.contestId, [...contestIds]));
  return new Set(rows.map(({ contestId }) => contestId));
}

export async function listIdsWithFinalFacts(db: Db, contestIds: readonly string[]): Promise<Set<string>> {
  if (!contestIds.length) return new Set();
  const rows = await db
    .selectDistinct({ contestId: contestFacts.contestId })
    .from(contestFacts)
    .where(and(inArray(contestFacts.contestId, [...contestIds]), eq(contestFacts.isFinal, true)));
  return new Set(rows.map(({ contestId }) => contestId));
}

export async function insertFacts(db: Db, row: FactsVersion): Promise<void> {
  await db.insert(contestFacts).values(row);
}

export interface StoredBox {
  box: BoxScore;
  asOf: Date;
}

export async function findBox(db: Db, contestId: string): Promise<StoredBox | null> {
  const [row] = await db.select({ box: boxScores.box, asOf: boxScores.asOf }).from(boxScores).where(eq(boxScores.contestId, contestId));
  return row ?? null;
}

/** Answers whether the stored box changed. */
export async function upsertBox(db: Db, contestId: string, box: BoxScore, asOf: Date): Promise<boolean> {
  const text = JSON.stringify(box);
  const rows = await rowsOf<{ contest_id: string }>(
    db,
    sql`insert into box_scores (contest_id, box, as_of) values (${contestId}, ${text}::jsonb, ${asOf.toISOString()}::timestamptz)
      on conflict (contest_id) do update set box = excluded.box, as_of = excluded.as_of where box_scores.box <> excluded.box returning contest_id`,
  );
  return rows.length > 0;
}

/** Outs that each club's relievers got in these contests; null where a reliever's are unknown. */
export async function listRelieverOuts(
  db: Db,
  contestIds: readonly string[],
): Promise<{ contestId: string; away: number | null; home: number | null }[]> {
  if (!contestIds.length) return [];
  const outs = (side: 'away' | 'home') =>
    sql<
      number | null
    >`(select case when bool_or(pitcher ->> 'outs' is null) then null else coalesce(sum((pitcher ->> 'outs')::int), 0)::int end from jsonb_array_elements(${boxScores.box} -> ${side}::text -> 'pitchers') pitcher
      where not (pitcher ->> 'isStarter')::boolean)`;
  return db
    .select({ contestId: boxScores.contestId, away: outs('away'), home: outs('home') })
    .from(boxScores)
    .where(inArray(boxScores.contestId, [...contestIds]));
}
