import { desc, inArray, sql } from 'drizzle-orm';
import { forecasts } from '../../db/schema/index.ts';
import { type Db, rowsOf } from '../../kernel/db.ts';

export type StoredForecast = typeof forecasts.$inferSelect;

/** The newest opinion of each of these contests. */
export async function listNewest(db: Db, contestIds: readonly string[]): Promise<Map<string, StoredForecast>> {
  if (contestIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([forecasts.contestId])
    .from(forecasts)
    .where(inArray(forecasts.contestId, [...contestIds]))
    .orderBy(forecasts.contestId, desc(forecasts.createdAt), desc(forecasts.id));
  return new Map(rows.map((row) => [row.contestId, row]));
}

/** What the newest opinion of each of these contests was made from, as its hash. */
export async function listHashes(db: Db, contestIds: readonly string[]): Promise<Map<string, string>> {
  if (contestIds.length === 0) return new Map();
  const { contestId, inputsHash, createdAt, id } = forecasts;
  const rows = await db
    .selectDistinctOn([contestId], { contestId, inputsHash })
    .from(forecasts)
    .where(inArray(contestId, [...contestIds]))
    .orderBy(contestId, desc(createdAt), desc(id));
  return new Map(rows.map((row) => [row.contestId, row.inputsHash]));
}

export const listById = async (db: Db, ids: readonly string[]): Promise<StoredForecast[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(forecasts)
        .where(inArray(forecasts.id, [...ids]));

export const addForecast = async (db: Db, row: StoredForecast): Promise<void> => {
  await db.insert(forecasts).values(row);
};

export interface ScoredForecast {
  slateOn: string;
  pHomeModel: number;
  pHome: number;
  /** The market's probability at the close, 0..1; null where no book priced the game. */
  pClose: number | null;
  hasHomeWon: boolean;
  total: number;
  runs: number;
}

/** The last opinion before the first pitch of every game that has ended, with how it ended. Opinions made later do not count. */
export const listScored = (db: Db): Promise<ScoredForecast[]> =>
  rowsOf(
    db,
    sql`select distinct on (e.id) e.slate_on::text as "slateOn", f.p_home_model as "pHomeModel", f.p_home as "pHome",
        (f.inputs -> 'market' ->> 'pHome')::float8 as "pClose", e.home_score > e.away_score as "hasHomeWon",
        f.total, e.home_score + e.away_score as runs
      from forecasts f join contests e on e.id = f.contest_id
      where e.status = 'final' and e.home_score <> e.away_score and f.created_at <= e.starts_at
      order by e.id, f.created_at desc, f.id desc`,
  );
