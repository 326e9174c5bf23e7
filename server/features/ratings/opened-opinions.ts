import { sportsWith } from '@clearedge/contract/sports';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../kernel/db.ts';

interface OpenedOpinion {
  gameId: string;
  /** The model's chance of the home side and the books' without margin, 0..1, when the first of our opinions was formed. */
  pModel: number;
  pMarket: number;
}

/** An opinion so near the start stood beside a closing price, not an opening one. */
const LEAST_HOURS = 3;

/** The first opinion of each of these games that was formed beside a market hours before its start; games without one are not in it. */
export async function listOpenedOpinions(db: Db, gameIds: readonly string[]): Promise<Map<string, OpenedOpinion>> {
  if (gameIds.length === 0) return new Map();
  const rows = await rowsOf<OpenedOpinion>(
    db,
    sql`select distinct on (e.id) e.game_id as "gameId", f.p_home_model as "pModel", (f.inputs -> 'market' ->> 'pHome')::float8 as "pMarket"
      from forecasts f join contests e on e.id = f.contest_id
      where f.sport in ${sportsWith('hasHistory')} and e.game_id in ${gameIds} and f.inputs -> 'market' ->> 'pHome' is not null
        and f.created_at <= e.starts_at - make_interval(hours => ${LEAST_HOURS})
      order by e.id, f.created_at, f.id`,
  );
  return new Map(rows.map((row) => [row.gameId, row]));
}
