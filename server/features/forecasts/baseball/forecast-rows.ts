import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import { addForecast, type ForecastOf, listForecastsById, listNewestForecasts } from '../forecast-rows.ts';

export type StoredForecast = ForecastOf<'mlb'>;

/** Publishes an opinion of the baseball model. */
export const addProjection = (db: Db, projection: Omit<StoredForecast, 'sport'>): Promise<void> =>
  addForecast(db, { ...projection, sport: 'mlb' });

/** The newest opinion of each of these games that has one. */
export const listNewest = (db: Db, contestIds: readonly string[]): Promise<Map<string, StoredForecast>> =>
  listNewestForecasts(db, 'mlb', contestIds);

export const listById = (db: Db, ids: readonly string[]): Promise<StoredForecast[]> => listForecastsById(db, 'mlb', ids);

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
        (f.numbers ->> 'total')::float8 as total, e.home_score + e.away_score as runs
      from forecasts f join contests e on e.id = f.contest_id
      where f.sport = 'mlb' and e.status = 'final' and e.home_score <> e.away_score and f.created_at <= e.starts_at
      order by e.id, f.created_at desc, f.id desc`,
  );
