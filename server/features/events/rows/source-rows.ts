import { and, eq, inArray, sql } from 'drizzle-orm';
import { events } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';
import type { Sport } from '../sport-event.ts';

/** The stored events that a source knows by these ids of its own. */
export async function listIdsBySource(
  db: Db,
  { sport, source }: { sport: Sport; source: string },
  sourceIds: readonly string[],
): Promise<Map<string, { id: string; gameId: string }>> {
  if (!sourceIds.length) return new Map();
  const rows = await db
    .select({ id: events.id, gameId: events.gameId, sourceId: events.sourceId })
    .from(events)
    .where(and(eq(events.sport, sport), eq(events.source, source), inArray(events.sourceId, [...sourceIds])));
  return new Map(rows.map(({ sourceId, ...row }) => [sourceId, row]));
}

/** In two steps, as one of them may take the id that another gives up. */
export async function renameEvents(db: Db, moved: readonly { id: string; gameId: string }[]): Promise<void> {
  const names = sql`jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as x("id" uuid, "gameId" text)`;
  await db.execute(sql`update events set game_id = events.id::text from ${names} where events.id = x."id"`);
  await db.execute(sql`update events set game_id = x."gameId" from ${names} where events.id = x."id"`);
}
