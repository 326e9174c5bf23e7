import type { BaseballFacts, FootballFacts } from '@clearedge/quant/grading';
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { boxScores, eventFacts, events } from '../../../db/schema/index.ts';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import type { BoxScore } from '../../../ports/index.ts';

/** One version of what a source said of an ended game. */
export type FactsVersion = typeof eventFacts.$inferSelect;

export type BaseballVersion = Omit<FactsVersion, 'facts'> & { sport: 'mlb'; facts: BaseballFacts };
export type FootballVersion = Omit<FactsVersion, 'facts'> & { sport: 'cfl'; facts: FootballFacts };
export type SportFacts = BaseballVersion | FootballVersion;

/** A game that was not resumed in time is graded on where it stood, whatever is played later. */
const gradingFirst = [desc(sql`coalesce((${eventFacts.facts} ->> 'resumeWindowOver')::boolean, false)`), desc(eventFacts.version)];

/** The version that grades: the newest, or that of a game whose time to resume ran out; or the one asked for. */
export async function findFacts(db: Db, eventId: string, version?: number): Promise<SportFacts | null> {
  const own = eq(eventFacts.eventId, eventId);
  const where = version === undefined ? own : and(own, eq(eventFacts.version, version));
  const [row] = await db
    .select({ ...getTableColumns(eventFacts), sport: events.sport })
    .from(eventFacts)
    .innerJoin(events, eq(events.id, eventFacts.eventId))
    .where(where)
    .orderBy(...gradingFirst)
    .limit(1);
  // The column holds what belongs to the event's sport: `planFacts` grades by it before anything is stored.
  return row ? (row as SportFacts) : null;
}

export type FactsHead = Pick<FactsVersion, 'version' | 'factsHash' | 'isFinal' | 'recordedAt'> & { hasBox: boolean };

/** What is known of the newest facts, without the facts. */
export async function findFactsHead(db: Db, eventId: string): Promise<FactsHead | null> {
  const { version, factsHash, isFinal, recordedAt } = eventFacts;
  const [row] = await db
    .select({ version, factsHash, isFinal, recordedAt, boxOf: boxScores.eventId })
    .from(eventFacts)
    .leftJoin(boxScores, eq(boxScores.eventId, eventFacts.eventId))
    .where(eq(eventFacts.eventId, eventId))
    .orderBy(desc(eventFacts.version))
    .limit(1);
  if (!row) return null;
  const { boxOf, ...head } = row;
  return { ...head, hasBox: boxOf !== null };
}

/** The facts that grade each event that has any; a projection of the players' statistics is left out. */
export async function listFactsWithoutPlayers(db: Db, eventIds: readonly string[]): Promise<Map<string, BaseballFacts>> {
  if (!eventIds.length) return new Map();
  const rows = await db
    .selectDistinctOn([eventFacts.eventId], {
      eventId: eventFacts.eventId,
      facts: sql<BaseballFacts | FootballFacts>`${eventFacts.facts} || '{"players":{}}'::jsonb`.mapWith(eventFacts.facts),
    })
    .from(eventFacts)
    .where(inArray(eventFacts.eventId, [...eventIds]))
    .orderBy(eventFacts.eventId, ...gradingFirst);
  return new Map(rows.map(({ eventId, facts }) => [eventId, facts as BaseballFacts]));
}

export async function listFootballFacts(db: Db, eventIds: readonly string[]): Promise<Map<string, FootballFacts>> {
  if (!eventIds.length) return new Map();
  const rows = await db
    .selectDistinctOn([eventFacts.eventId], { eventId: eventFacts.eventId, facts: eventFacts.facts })
    .from(eventFacts)
    .innerJoin(events, and(eq(events.id, eventFacts.eventId), eq(events.sport, 'cfl')))
    .where(inArray(eventFacts.eventId, [...eventIds]))
    .orderBy(eventFacts.eventId, desc(eventFacts.version));
  return new Map(rows.map(({ eventId, facts }) => [eventId, facts as FootballFacts]));
}

export async function listEventIdsWithFacts(db: Db, eventIds: readonly string[]): Promise<Set<string>> {
  if (!eventIds.length) return new Set();
  const rows = await db
    .selectDistinct({ eventId: eventFacts.eventId })
    .from(eventFacts)
    .where(inArray(eventFacts.eventId, [...eventIds]));
  return new Set(rows.map(({ eventId }) => eventId));
}

/** Which of these events have final facts. */
export async function listIdsWithFinalFacts(db: Db, eventIds: readonly string[]): Promise<Set<string>> {
  if (!eventIds.length) return new Set();
  const rows = await db
    .selectDistinct({ eventId: eventFacts.eventId })
    .from(eventFacts)
    .where(and(inArray(eventFacts.eventId, [...eventIds]), eq(eventFacts.isFinal, true)));
  return new Set(rows.map(({ eventId }) => eventId));
}

export async function insertFacts(db: Db, row: FactsVersion): Promise<void> {
  await db.insert(eventFacts).values(row);
}

export interface StoredBox {
  box: BoxScore;
  asOf: Date;
}

export async function findBox(db: Db, eventId: string): Promise<StoredBox | null> {
  const [row] = await db.select({ box: boxScores.box, asOf: boxScores.asOf }).from(boxScores).where(eq(boxScores.eventId, eventId));
  return row ?? null;
}

/** Answers whether the stored box changed. */
export async function upsertBox(db: Db, eventId: string, box: BoxScore, asOf: Date): Promise<boolean> {
  const text = JSON.stringify(box);
  const rows = await rowsOf<{ event_id: string }>(
    db,
    sql`insert into box_scores (event_id, box, as_of) values (${eventId}, ${text}::jsonb, ${asOf.toISOString()}::timestamptz)
      on conflict (event_id) do update set box = excluded.box, as_of = excluded.as_of where box_scores.box <> excluded.box returning event_id`,
  );
  return rows.length > 0;
}

/** Outs that each club's relievers got in these events; null where a reliever's are unknown. */
export async function listRelieverOuts(
  db: Db,
  eventIds: readonly string[],
): Promise<{ eventId: string; away: number | null; home: number | null }[]> {
  if (!eventIds.length) return [];
  const outs = (side: 'away' | 'home') =>
    sql<
      number | null
    >`(select case when bool_or(pitcher ->> 'outs' is null) then null else coalesce(sum((pitcher ->> 'outs')::int), 0)::int end from jsonb_array_elements(${boxScores.box} -> ${side}::text -> 'pitchers') pitcher
      where not (pitcher ->> 'isStarter')::boolean)`;
  return db
    .select({ eventId: boxScores.eventId, away: outs('away'), home: outs('home') })
    .from(boxScores)
    .where(inArray(boxScores.eventId, [...eventIds]));
}
