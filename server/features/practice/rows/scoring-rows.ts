import { PRACTICE_STAKE_LEAST, SCORING_BETS_PER_DAY } from '@clearedge/contract/competition';
import { dollarsToCents } from '@clearedge/quant/money';
import { type SQL, sql } from 'drizzle-orm';
import type { SameGameLegs } from '../../../db/schema/index.ts';
import { groupBy } from '../../../kernel/collections.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { rowsOf } from '../../../kernel/db.ts';
import { unitsOfWin } from '../pricing/pay-rules.ts';

/** What a user's settled contest bets that score came to, of games on Eastern days from one to another. */
export interface ContestSum {
  userId: string;
  /** Won, lost and pushed. */
  bets: number;
  wins: number;
  losses: number;
  stakedCents: number;
  profitCents: number;
  /** Hundredths of a unit won, every bet being one unit, from the prices. */
  unitHundredths: number;
  /** Settled contest bets that do not score. */
  nonScoring: number;
}
interface Days {
  from: string;
  to: string;
}
type Requested = Days & { userIds?: readonly string[] };

const LEAST_CENTS: number = dollarsToCents(PRACTICE_STAKE_LEAST);
/** A market of a contest: whatever the side and the number. */
const MARKET = sql`concat_ws(':', leg.selection->>'market', coalesce(leg.selection->>'period', 'full'), leg.selection->>'team',
  leg.selection->>'playerId', leg.selection->>'prop')`;

/**
 * Contest bets with `scores`: decided by what was placed and when, never by how it ended. Each leg takes its market of its game. A bet scores when
 * it is the first on all its markets, no one took both sides of any of them, it has the least stake, and it is among the first of its game day.
 */
const scored = ({ from, to, userIds }: Requested): SQL => {
  const of = userIds ? sql` and bet.user_id in (select jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb)::uuid)` : sql``;
  // By contest weeks as a whole: a market's first bet is looked for among all of the week's.
  return sql`contest as (
      select bet.* from virtual_bets bet where bet.contest_on between (date_trunc('week', ${from}::date))::date and ${to}::date${of}
    ), marked as (
      select contest.id, contest.id = first_value(contest.id) over (in_market order by contest.placed_at, contest.id) as is_first,
        min(leg.selection->>'side') over in_market = max(leg.selection->>'side') over in_market as is_one_sided
      from contest join virtual_legs leg on leg.bet_id = contest.id
      window in_market as (partition by contest.user_id, leg.contest_id, ${MARKET})
    ), fit as (select id, bool_and(is_first and is_one_sided) as is_fit from marked group by id),
    scored as (
      select contest.*, is_fit and contest.stake_cents >= ${LEAST_CENTS}::bigint and row_number() over (
          partition by contest.user_id, contest.counts_on, is_fit and contest.stake_cents >= ${LEAST_CENTS}::bigint
          order by contest.placed_at, contest.id) <= ${SCORING_BETS_PER_DAY}::int as scores
      from contest join fit on fit.id = contest.id
    )`;
};

interface SumRow extends Omit<ContestSum, 'unitHundredths'> {
  units: number;
}

/** One row for each user with a settled contest bet that counts on a day from `from` to `to`, both included; of everybody, or of these users. */
export async function sumByUser({ db }: Pick<Ctx, 'db'>, requested: Requested): Promise<ContestSum[]> {
  const played = sql`scores and result in ('win', 'loss', 'push')`;
  const rows = await rowsOf<SumRow>(
    db,
    sql`with ${scored(requested)}
    select user_id as "userId",
      count(*) filter (where ${played})::float8 as bets,
      count(*) filter (where scores and result = 'win')::float8 as wins,
      count(*) filter (where scores and result = 'loss')::float8 as losses,
      coalesce(sum(stake_cents) filter (where ${played}), 0)::float8 as "stakedCents",
      coalesce(sum(payout_cents - stake_cents) filter (where ${played}), 0)::float8 as "profitCents",
      count(*) filter (where not scores)::float8 as "nonScoring",
      coalesce(sum(case when result = 'loss' then -1 when result <> 'win' or bet_type in ('parlay', 'teaser') then 0
        when odds > 0 then odds / 100.0 else 100.0 / -odds end) filter (where scores), 0)::float8 as units
    from scored where status = 'settled' and counts_on between ${requested.from}::date and ${requested.to}::date group by user_id`,
  );
  const parlays = await unitsOfParlays(db, requested);
  return rows.map(({ units, ...row }) => ({ ...row, unitHundredths: Math.round(100 * (units + (parlays.get(row.userId) ?? 0))) }));
}

interface WonLeg {
  betId: string;
  userId: string;
  sameGame: SameGameLegs[];
  position: number;
  odds: number;
  result: 'win' | 'push' | 'void';
}

/** Units won by parlays: the exact price of the legs that counted, less the unit. */
async function unitsOfParlays(db: Ctx['db'], requested: Requested): Promise<Map<string, number>> {
  const legs = await rowsOf<WonLeg>(
    db,
    sql`with ${scored(requested)}
    select scored.id as "betId", scored.user_id as "userId", scored.same_game as "sameGame", leg.position, leg.odds, leg.result
    from scored join virtual_legs leg on leg.bet_id = scored.id
    where scored.scores and scored.bet_type in ('parlay', 'teaser') and scored.result = 'win'
      and scored.counts_on between ${requested.from}::date and ${requested.to}::date
    order by scored.id, leg.position`,
  );
  const sums = new Map<string, number>();
  for (const own of groupBy(legs, ({ betId }) => betId).values()) {
    const { userId, sameGame } = own[0]!;
    sums.set(userId, (sums.get(userId) ?? 0) + unitsOfWin(own, sameGame));
  }
  return sums;
}

/** Open contest bets that will count on a day from `from` to `to`. */
export async function countPending({ db }: Pick<Ctx, 'db'>, { from, to }: Days): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from virtual_bets
      where contest_on is not null and status = 'pending' and counts_on between ${from}::date and ${to}::date`,
  );
  return row?.count ?? 0;
}
