import { and, desc, eq, inArray } from 'drizzle-orm';
import { type ForecastBodies, type ForecastSport, forecasts } from '../../db/schema/index.ts';
import type { Db } from '../../kernel/db.ts';

type Row = typeof forecasts.$inferSelect;
/** A published opinion with what only its sport says. */
export type ForecastOf<Sport extends ForecastSport> = Omit<Row, 'sport' | 'inputs' | 'numbers' | 'drivers'> & {
  sport: Sport;
} & ForecastBodies[Sport];

const toForecast = <Sport extends ForecastSport>({ numbers, ...row }: Row): ForecastOf<Sport> =>
  ({ ...row, ...numbers }) as unknown as ForecastOf<Sport>;

const newestFirst = [forecasts.contestId, desc(forecasts.createdAt), desc(forecasts.id)];

/** The newest opinion of each of these games of a sport that has one. */
export async function listNewestForecasts<Sport extends ForecastSport>(
  db: Db,
  sport: Sport,
  contestIds: readonly string[],
): Promise<Map<string, ForecastOf<Sport>>> {
  if (contestIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([forecasts.contestId])
    .from(forecasts)
    .where(and(eq(forecasts.sport, sport), inArray(forecasts.contestId, [...contestIds])))
    .orderBy(...newestFirst);
  return new Map(rows.map((row) => [row.contestId, toForecast<Sport>(row)]));
}

/** What the newest opinion of each of these contests was made from, as its hash. */
export async function listHashes(db: Db, contestIds: readonly string[]): Promise<Map<string, string>> {
  if (contestIds.length === 0) return new Map();
  const { contestId, inputsHash } = forecasts;
  const rows = await db
    .selectDistinctOn([contestId], { contestId, inputsHash })
    .from(forecasts)
    .where(inArray(contestId, [...contestIds]))
    .orderBy(...newestFirst);
  return new Map(rows.map((row) => [row.contestId, row.inputsHash]));
}

/** Opinions of a sport by their ids. */
export async function listForecastsById<Sport extends ForecastSport>(
  db: Db,
  sport: Sport,
  ids: readonly string[],
): Promise<ForecastOf<Sport>[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(forecasts)
    .where(and(eq(forecasts.sport, sport), inArray(forecasts.id, [...ids])));
  return rows.map((row) => toForecast<Sport>(row));
}

/** Publishes an opinion. */
export async function addForecast(db: Db, forecast: ForecastOf<ForecastSport>): Promise<void> {
  const { id, contestId, sport, modelVersion, inputs, inputsHash, drivers, createdAt, ...rest } = forecast;
  const { pHomeModel, pHome, pHomeLow, pHomeHigh, ...numbers } = rest;
  const stated = { pHomeModel, pHome, pHomeLow, pHomeHigh, numbers };
  await db.insert(forecasts).values({ id, contestId, sport, modelVersion, inputs, inputsHash, drivers, createdAt, ...stated });
}
