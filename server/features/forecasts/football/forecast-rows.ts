import { desc, inArray } from 'drizzle-orm';
import { footballForecasts } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

export type FootballForecast = typeof footballForecasts.$inferSelect;

/** The newest forecast of each of these games that has one. */
export async function listNewestFootballForecasts(db: Db, contestIds: readonly string[]): Promise<Map<string, FootballForecast>> {
  if (contestIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([footballForecasts.contestId])
    .from(footballForecasts)
    .where(inArray(footballForecasts.contestId, [...contestIds]))
    .orderBy(footballForecasts.contestId, desc(footballForecasts.createdAt), desc(footballForecasts.id));
  return new Map(rows.map((row) => [row.contestId, row]));
}

export const addForecast = async (db: Db, row: FootballForecast): Promise<void> => {
  await db.insert(footballForecasts).values(row);
};
