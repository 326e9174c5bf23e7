import type { QueuedGame } from '@clearedge/contract/routes/admin/operations';
import type { SportKey } from '@clearedge/contract/sports';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { rowsOf } from '../../../kernel/db.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { OPEN_ITEMS } from '../../settlement/index.ts';

/** What else belongs to a game or a tournament and waits for no result of it. */
export const NOT_WAITING: readonly string[] = [
  'analyses',
  'board_prices',
  'box_scores',
  'closing_prices',
  'contest_entrants',
  'contest_facts',
  'contest_moments',
  'forecasts',
  'golf_board',
  'golf_projections',
  'golf_prices',
  'group_card_games',
  'player_projections',
  'price_alerts',
  'quotes',
];

interface QueueRow {
  gameId: string;
  sport: SportKey;
  label: string;
  startsMs: number;
  status: string;
  statusNote: string | null;
  awayScore: number | null;
  homeScore: number | null;
  hasFacts: boolean;
  bets: number;
  legs: number;
  picks: number;
  parlayLegs: number;
  groupPicks: number;
  signals: number;
  flags: string[] | null;
  /** Why the source's result is not used. */
  resultHold: string | null;
}

const STOPPED = new Set(['suspended', 'postponed', 'cancelled']);

/** Why a game's bets wait: it was stopped, its score is missing, or its result is in doubt or does not decide them. */
function reasonOf({
  status,
  hasFacts,
  resultHold,
}: Pick<QueueRow, 'status' | 'hasFacts' | 'resultHold'>): 'missing-score' | 'suspended' | 'flagged' {
  if (resultHold) return 'flagged';
  if (STOPPED.has(status)) return 'suspended';
  return status === 'final' && hasFacts ? 'flagged' : 'missing-score';
}

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

const WAITING = sql.join(
  OPEN_ITEMS.map(({ key, open }) => sql`select contest_id, ${key}::text as kind, flag from (${open}) item`),
  sql` union all `,
);

const countOf = (kind: string): SQL => sql`(count(*) filter (where kind = ${kind}))::int`;

// A tournament may end a day late; a bet on it waits from the evening after its last day.
const isDue = (now: SQL): SQL => sql`(c.status in ('final', 'suspended', 'postponed', 'cancelled')
    or case c.kind when 'game' then c.starts_at < ${now} - interval '6 hours' else c.ends_on < (${now} at time zone 'America/New_York')::date end)`;

const contestsThatWait = (now: SQL): SQL => sql`with open as (${WAITING}),
  waiting as (
    select contest_id, ${countOf('bet')} as bets, ${countOf('leg')} as legs, ${countOf('pick')} as picks, ${countOf('parlay-leg')} as parlay_legs,
      ${countOf('group-pick')} as group_picks, ${countOf('signal')} as signals, array_agg(distinct flag) filter (where flag is not null) as flags
    from open group by contest_id)
  select c.game_id as "gameId", c.sport, coalesce(c.name, c.away_name || ' @ ' || c.home_name) as label, (extract(epoch from c.starts_at) * 1000)::float8 as "startsMs", c.status,
    c.status_note as "statusNote", c.away_score as "awayScore", c.home_score as "homeScore", c.result_hold as "resultHold",
    exists (select from contest_facts f where f.contest_id = c.id and (c.kind = 'game' or f.is_final)) as "hasFacts",
    coalesce(w.bets, 0) as bets, coalesce(w.legs, 0) as legs, coalesce(w.picks, 0) as picks, coalesce(w.parlay_legs, 0) as "parlayLegs",
    coalesce(w.group_picks, 0) as "groupPicks", coalesce(w.signals, 0) as signals, w.flags
  from contests c left join waiting w on w.contest_id = c.id
  where c.result_hold is not null or w.contest_id is not null and ${isDue(now)}
  order by c.starts_at, c.game_id limit ${MOST}`;

/** Games and tournaments that should be over and still hold something up, and results in doubt, the oldest first. */
export const listSettlementQueue: Verb<'GET /api/admin/settlement-queue'> = async (ctx) => {
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  return (await rowsOf<QueueRow>(ctx.db, contestsThatWait(now))).map(present);
};
