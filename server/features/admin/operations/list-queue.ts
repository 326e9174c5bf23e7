import type { QueuedGame } from '@clearedge/contract/routes/admin/operations';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { rowsOf } from '../../../kernel/db.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { type QueueRow, reasonOf } from './queue-rules.ts';
import { WAITING_FOR_GAME, WAITING_FOR_TOURNAMENT } from './waiting-rows.ts';

const MOST = 200;

function present(row: QueueRow): z.input<typeof QueuedGame> {
  const { awayScore, homeScore } = row;
  return {
    gameId: row.gameId,
    sport: row.sport,
    label: row.label,
    startsAt: new Date(row.startsMs).toISOString(),
    status: row.status,
    statusNote: row.statusNote,
    reason: reasonOf(row),
    score: awayScore === null || homeScore === null ? null : { away: awayScore, home: homeScore },
    bets: row.bets,
    practiceLegs: row.legs,
    picks: row.picks,
    parlayLegs: row.parlayLegs,
    groupPicks: row.groupPicks,
    signals: row.signals,
    hold: row.resultHold,
    flags: [...(row.resultHold ? [`Result held: ${row.resultHold}.`] : []), ...(row.flags ?? [])],
  };
}

const unionOf = (tables: Readonly<Record<string, SQL>>): SQL => sql.join(Object.values(tables), sql` union all `);
const countOf = (kind: string): SQL => sql`(count(*) filter (where w.kind = ${kind}))::int`;
const COUNTS = sql`${countOf('bet')} as bets, ${countOf('leg')} as legs, ${countOf('pick')} as picks, ${countOf('parlay-leg')} as "parlayLegs",
  ${countOf('group-pick')} as "groupPicks", ${countOf('signal')} as signals, array_agg(distinct w.flag) filter (where w.flag is not null) as flags`;

const gamesThatWait = (now: SQL): SQL => sql`with waiting as (${unionOf(WAITING_FOR_GAME)})
  select e.game_id as "gameId", e.sport, e.away_name || ' @ ' || e.home_name as label,
    (extract(epoch from e.starts_at) * 1000)::float8 as "startsMs", e.status, e.status_note as "statusNote",
    e.away_score as "awayScore", e.home_score as "homeScore", e.result_hold as "resultHold",
    exists (select 1 from contest_facts f where f.contest_id = e.id) as "hasFacts", ${COUNTS}
  from contests e left join waiting w on e.id = w.contest_id
  where e.result_hold is not null or w.contest_id is not null and (e.status in ('final', 'suspended', 'postponed', 'cancelled')
    or e.starts_at < ${now} - interval '6 hours')
  group by e.id order by e.starts_at, e.game_id limit ${MOST}`;

// A tournament may end a day late; a bet on it waits from the evening after its last day.
const tournamentsThatWait = (now: SQL): SQL => sql`with waiting as (${unionOf(WAITING_FOR_TOURNAMENT)})
  select t.public_id as "gameId", 'golf' as sport, t.name as label,
    (extract(epoch from t.starts_at) * 1000)::float8 as "startsMs", t.status, t.status_note as "statusNote",
    null::int as "awayScore", null::int as "homeScore", t.result_hold as "resultHold",
    exists (select 1 from golf_facts f where f.tournament_id = t.id and f.is_final) as "hasFacts", ${COUNTS}
  from golf_tournaments t left join waiting w on t.id = w.tournament_id
  where t.result_hold is not null or w.tournament_id is not null and (t.status = 'completed' or t.ends_on < (${now} at time zone 'America/New_York')::date)
  group by t.id order by t.starts_at, t.public_id limit ${MOST}`;

/** Games and tournaments that should be over and still hold something up, and results in doubt, the oldest first. */
export const listSettlementQueue: Verb<'GET /api/admin/settlement-queue'> = async (ctx) => {
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  const games = await rowsOf<QueueRow>(ctx.db, gamesThatWait(now));
  const tournaments = await rowsOf<QueueRow>(ctx.db, tournamentsThatWait(now));
  return [...games, ...tournaments].toSorted((a, b) => a.startsMs - b.startsMs).map(present);
};
