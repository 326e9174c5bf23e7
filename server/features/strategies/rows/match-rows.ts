import { asc, eq, inArray } from 'drizzle-orm';
import { strategyMatches } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

export type MatchRow = typeof strategyMatches.$inferSelect;

/** What strategies fired on, in order. */
export async function listMatches(db: Db, strategyIds: readonly string[]): Promise<MatchRow[]> {
  if (strategyIds.length === 0) return [];
  return db
    .select()
    .from(strategyMatches)
    .where(inArray(strategyMatches.strategyId, [...strategyIds]))
    .orderBy(asc(strategyMatches.firedAt), asc(strategyMatches.id));
}

export const listMatchesOn = (db: Db, slateOn: string): Promise<MatchRow[]> =>
  db.select().from(strategyMatches).where(eq(strategyMatches.slateOn, slateOn));

/** False when the strategy had already fired on the game. */
export async function insertMatch(db: Db, row: MatchRow): Promise<boolean> {
  const added = await db
    .insert(strategyMatches)
    .values(row)
    .onConflictDoNothing({ target: [strategyMatches.strategyId, strategyMatches.contestId] })
    .returning({ id: strategyMatches.id });
  return added.length > 0;
}
