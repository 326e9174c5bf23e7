import type { QueuedGame } from '@clearedge/contract/routes/admin/operations';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { rowsOf } from '../../../kernel/db.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { type QueueRow, reasonOf } from './queue-rules.ts';

const MOST = 200;

function present(row: QueueRow): z.input<typeof QueuedGame> {
  const { awayScore, homeScore } = row;
  return {
    gameId: row.gameId,
    sport: row.sport,
    label: `${row.awayName} @ ${row.homeName}`,
    startsAt: new Date(row.startsMs).toISOString(),
    status: row.status,
    statusNote: row.statusNote,
    reason: reasonOf(row),
    score: awayScore === null || homeScore === null ? null : { away: awayScore, home: homeScore },
    bets: Number(row.bets),
    practiceLegs: Number(row.legs),
    picks: Number(row.picks),
    flags: [...(row.resultHold ? [`Result held: ${row.resultHold}.`] : []), ...(row.flags ?? [])],
  };
}

/** Games that should be over and still hold something up, and results in doubt, the oldest first. */
export const listSettlementQueue: Verb<'GET /api/admin/settlement-queue'> = async (ctx) => {
  const rows = await rowsOf<QueueRow>(
    ctx.db,
    sql`with waiting as (
        select event_id, 'bet' as kind, flag from bets where status = 'pending' and deleted_at is null and event_id is not null
        union all
        select l.event_id, 'leg', l.flag from virtual_legs l join virtual_bets b on b.id = l.bet_id
          where b.status = 'pending' and l.result is null
        union all
        select p.event_id, 'pick', null from picks p
          where p.kind = 'pick' and p.event_id is not null and not exists (select 1 from pick_results r where r.pick_id = p.id))
      select e.game_id as "gameId", e.sport, e.away_name as "awayName", e.home_name as "homeName",
        (extract(epoch from e.starts_at) * 1000)::float8 as "startsMs", e.status, e.status_note as "statusNote",
        e.away_score as "awayScore", e.home_score as "homeScore", e.result_hold as "resultHold",
        exists (select 1 from event_facts f where f.event_id = e.id) as "hasFacts",
        count(*) filter (where w.kind = 'bet') as bets, count(*) filter (where w.kind = 'leg') as legs,
        count(*) filter (where w.kind = 'pick') as picks,
        array_agg(distinct w.flag) filter (where w.flag is not null) as flags
      from events e left join waiting w on e.id = w.event_id
      where e.result_hold is not null or w.event_id is not null and (e.status in ('final', 'suspended', 'postponed', 'cancelled')
        or e.starts_at < ${ctx.now().toISOString()}::timestamptz - interval '6 hours')
      group by e.id order by e.starts_at, e.game_id limit ${MOST}`,
  );
  return rows.map(present);
};
