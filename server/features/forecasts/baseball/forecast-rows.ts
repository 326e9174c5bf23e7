import type { Db } from '../../../kernel/db.ts';
import { addForecast, type ForecastOf, listForecastsById, listNewestForecasts } from '../forecast-rows.ts';

export type StoredForecast = ForecastOf<'mlb'>;

/** Publishes an opinion of the baseball model. */
export const addProjection = (db: Db, projection: Omit<StoredForecast, 'sport'>): Promise<void> =>
  addForecast(db, { ...projection, sport: 'mlb' });

/** The newest opinion of each of these games that has one. */
export const listNewest = (db: Db, contestIds: readonly string[]): Promise<Map<string, StoredForecast>> =>
  listNewestForecasts(db, 'mlb', contestIds);

export const listById = (db: Db, ids: readonly string[]): Promise<StoredForecast[]> => listForecastsById(db, 'mlb', ids);
