import type { PickSport } from '@clearedge/contract/sports';
import { sql } from 'drizzle-orm';
import { pickResults, picks } from '../../../db/schema/index.ts';
import { type Db, rowsOf } from '../../../kernel/db.ts';

const MARKETS = ['moneyline', 'spread', 'total'] as const;
type PickMarket = (typeof MARKETS)[number];

export interface MarketRecord {
  wins: number;
  losses: number;
  /** Pushed or void: they decide nothing. */
  pushes: number;
  units: number;
}

/** How a sport's published picks of each market have ended, by the result that counts of each. */
export async function listMarketRecords(db: Db, sport: PickSport): Promise<Record<PickMarket, MarketRecord>> {
  const rows = await rowsOf<{ market: PickMarket; wins: number; losses: number; pushes: number; units: number }>(
    db,
    sql`select p.market,
        count(*) filter (where r.result = 'win')::int as wins,
        count(*) filter (where r.result = 'loss')::int as losses,
        count(*) filter (where r.result in ('push', 'void'))::int as pushes,
        coalesce(sum(r.units), 0)::float8 as units
      from ${picks} p
      join (select distinct on (pick_id) pick_id, result, units from ${pickResults} order by pick_id, sequence desc) r on r.pick_id = p.id
      where p.kind = 'pick' and p.sport = ${sport}
      group by p.market`,
  );
  const of = (market: PickMarket): MarketRecord => {
    const found = rows.find((row) => row.market === market);
    return { wins: found?.wins ?? 0, losses: found?.losses ?? 0, pushes: found?.pushes ?? 0, units: found?.units ?? 0 };
  };
  return { moneyline: of('moneyline'), spread: of('spread'), total: of('total') };
}
