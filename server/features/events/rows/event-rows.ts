import { and, asc, between, eq, getTableColumns, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { events } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { LiveState } from '../../../ports/index.ts';
import type { EventStart, Sport, SportEvent } from '../sport-event.ts';
import { toSportEvent } from './revive.ts';

const GAME_ID = /^[\w@]{1,40}$/;
const starts = {
  id: events.id,
  gameId: events.gameId,
  slateOn: events.slateOn,
  startsAt: events.startsAt,
  status: events.status,
  endedAt: events.endedAt,
};
// The plays are most of a row, and only the game's own page shows them.
const withoutPlays = {
  ...getTableColumns(events),
  liveState: sql<LiveState | null>`${events.liveState} - 'plays'`.mapWith(events.liveState),
};

/** Of one sport, or of whichever the id is. */
export async function findEvent(db: Db, gameId: string, sport: Sport | 'any' = 'mlb'): Promise<SportEvent | null> {
  if (!GAME_ID.test(gameId)) return null;
  const [row] = await db.select().from(events).where(eq(events.gameId, gameId));
  return row && (sport === 'any' || row.sport === sport) ? toSportEvent(row) : null;
}

export async function getEvent(db: Db, gameId: string, sport: Sport | 'any' = 'mlb'): Promise<SportEvent> {
  const event = await findEvent(db, gameId, sport);
  if (!event) throw new Refusal('NOT_FOUND', 'The requested game could not be found.');
  return event;
}

export async function findEventById(db: Db, eventId: string): Promise<SportEvent | null> {
  const [row] = await db.select().from(events).where(eq(events.id, eventId));
  return row ? toSportEvent(row) : null;
}

/** One event, its row locked until the transaction ends. */
export async function lockEventById(db: Db, eventId: string): Promise<SportEvent | null> {
  const [row] = await db.select().from(events).where(eq(events.id, eventId)).for('update');
  return row ? toSportEvent(row) : null;
}

/** A sport's events of an Eastern day in order of their start, without plays. */
export async function listSlate(db: Db, slateOn: string, sport: Sport = 'mlb'): Promise<SportEvent[]> {
  const rows = await db
    .select(withoutPlays)
    .from(events)
    .where(and(eq(events.sport, sport), eq(events.slateOn, slateOn)))
    .orderBy(asc(events.startsAt), asc(events.gameId));
  return rows.map(toSportEvent);
}

/** The same with the suspended games that go on that day, by first pitch. */
export async function listDay(db: Db, day: string, sport: Sport = 'mlb'): Promise<SportEvent[]> {
  const rows = await db
    .select(withoutPlays)
    .from(events)
    .where(and(eq(events.sport, sport), or(eq(events.slateOn, day), eq(events.resumesOn, day))))
    .orderBy(asc(events.startsAt), asc(events.gameId));
  return rows.map(toSportEvent);
}

/** The earlier Eastern days from a day on with a game that has begun and not ended. */
export async function listUnfinishedDays(db: Db, from: string, before: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ slateOn: events.slateOn })
    .from(events)
    .where(
      and(eq(events.sport, 'mlb'), gte(events.slateOn, from), lt(events.slateOn, before), inArray(events.status, ['suspended', 'live'])),
    );
  return rows.map(({ slateOn }) => slateOn);
}

export async function listEventsByIds(db: Db, eventIds: readonly string[]): Promise<SportEvent[]> {
  if (!eventIds.length) return [];
  const rows = await db
    .select(withoutPlays)
    .from(events)
    .where(inArray(events.id, [...eventIds]));
  return rows.map(toSportEvent);
}

/** Which of these games are stored, by their public ids: a page can be opened of those. */
export async function listKnownGames(db: Db, gameIds: readonly string[]): Promise<Set<string>> {
  if (!gameIds.length) return new Set();
  const rows = await db
    .select({ gameId: events.gameId })
    .from(events)
    .where(inArray(events.gameId, [...gameIds]));
  return new Set(rows.map(({ gameId }) => gameId));
}

/** A sport's events of several Eastern days, with as much as tells whether they are open to bets. */
export const listEventStarts = (db: Db, from: string, to: string, sport: Sport = 'mlb'): Promise<EventStart[]> =>
  db
    .select(starts)
    .from(events)
    .where(and(eq(events.sport, sport), between(events.slateOn, from, to)))
    .orderBy(asc(events.startsAt), asc(events.gameId));

/** Locked, for a sync that compares what a source says with what is stored. */
export async function lockEvents(db: Db, gameIds: readonly string[]): Promise<Map<string, SportEvent>> {
  if (!gameIds.length) return new Map();
  const rows = await db
    .select()
    .from(events)
    .where(inArray(events.gameId, [...gameIds]))
    .orderBy(asc(events.gameId))
    .for('update');
  return new Map(rows.map((row) => [row.gameId, toSportEvent(row)]));
}
