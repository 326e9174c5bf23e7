import type { GameSport } from '@clearedge/contract/sports';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../kernel/db.ts';

export interface ScoredForecast {
  slateOn: string;
  pHomeModel: number;
  pHome: number;
  /** The market's probability at the time of the opinion, 0..1; null where no book priced the game. */
  pMarket: number | null;
  hasHomeWon: boolean;
  /** Expected and seen, in points of the score. */
  total: number;
  scored: number;
}

/** The last opinion before its start of every game of a sport that was won, with how it ended. Opinions made later do not count. */
export const listScored = (db: Db, sport: GameSport): Promise<ScoredForecast[]> =>
  rowsOf(
    db,
    sql`select distinct on (e.id) e.slate_on::text as "slateOn", f.p_home_model as "pHomeModel", f.p_home as "pHome",
        (f.inputs -> 'market' ->> 'pHome')::float8 as "pMarket", e.home_score > e.away_score as "hasHomeWon",
        coalesce(f.numbers ->> 'total', f.numbers ->> 'totalModel')::float8 as total, e.home_score + e.away_score as scored
      from forecasts f join contests e on e.id = f.contest_id
      where f.sport = ${sport} and e.status = 'final' and e.home_score <> e.away_score and f.created_at <= e.starts_at
      order by e.id, f.created_at desc, f.id desc`,
  );
