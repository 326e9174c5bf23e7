import type { ListedBetType } from '@clearedge/contract/aliases';
import type { BetSport } from '@clearedge/contract/sports';
import type { Grade } from '@clearedge/quant/grading';
import { americanToDecimal, impliedProbability } from '@clearedge/quant/price';
import { expectedValue } from '@clearedge/quant/sizing';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../kernel/db.ts';
import { readInParts } from '../../kernel/newest-first.ts';
import { contestDay } from '../bets/index.ts';
import type { ClosingKind } from './closing/closing-measures.ts';
import { type BetFilter, NO_BOOK } from './filter-rules.ts';

const PLAYED_ON = contestDay('b', 'e');

/** A closing price counts for the settlement it was looked up for. */
const WITH_GAME_AND_CLOSE = sql`bets b
  left join contests e on e.id = b.contest_id
  left join bet_closings c on c.bet_id = b.id and c.settled_at = b.settled_at and b.corrected_at is null`;

/** Golf's books price a whole field, so that there is a price to compare with but no other side. */
const CLOSING_KIND = sql`case
  when b.corrected_at is not null then 'corrected'
  when e.kind = 'tournament' then case when b.selection is null then 'unread' when b.closing_odds is null then 'none' else 'one_sided' end
  when c.kind = 'measured' and c.probability is null then 'one_sided'
  when c.kind is not null then c.kind
  when b.contest_id is null or b.selection is null then 'unread'
  else 'waiting' end`;

/** Golf's close is kept by settlement beside the grade. */
const CLOSING_ODDS = sql`case when e.kind = 'tournament' then b.closing_odds else c.odds end`;

/** Settled bets of the filter that were not removed from the list. */
function settledOf({ userId, firstDay, market, book, price }: BetFilter): SQL {
  const parts = [sql`b.user_id = ${userId} and b.deleted_at is null and b.status = 'settled'`];
  if (firstDay) parts.push(sql`${PLAYED_ON} >= ${firstDay}::date`);
  if (market) parts.push(sql`b.bet_type = ${market}`);
  if (book) parts.push(sql`coalesce(b.book, ${NO_BOOK}) = ${book}`);
  if (price) parts.push(sql`b.odds between ${price.from} and ${price.to}`);
  return sql.join(parts, sql` and `);
}

export interface ListedBet {
  id: string;
  playedOn: string;
  placedAt: string;
  game: string;
  sport: BetSport | null;
  market: ListedBetType;
  selection: string;
  book: string | null;
  odds: number;
  stakeCents: number;
  profitCents: number;
  result: Grade;
  closingKind: ClosingKind;
  closingOdds: number | null;
  closingProbability: number | null;
  linePoints: number | null;
}

const list = (db: Db, which: SQL, most: number): Promise<ListedBet[]> =>
  rowsOf<ListedBet>(
    db,
    sql`select b.id, ${PLAYED_ON}::text as "playedOn", to_char(b.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "placedAt",
        coalesce(e.name, e.game_id, b.game_label) as game, coalesce(e.sport, b.sport) as sport, b.bet_type as market, b.selection_text as selection, b.book, b.odds,
        b.stake_cents::float8 as "stakeCents", coalesce(b.profit_cents, 0)::float8 as "profitCents", b.result,
        ${CLOSING_KIND} as "closingKind", ${CLOSING_ODDS} as "closingOdds", c.probability as "closingProbability", c.line_points as "linePoints"
      from ${WITH_GAME_AND_CLOSE}
      where ${which}
      order by b.placed_at desc, b.id desc
      limit ${most}`,
  );

/** The settled bets named, the one placed last first. */
export const listNamed = (db: Db, ids: readonly string[]): Promise<ListedBet[]> =>
  list(db, sql`b.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`, ids.length);

/** Every settled bet of a filter as `present` shows it, the one placed last first. */
export const listAll = <Shown>(db: Db, filter: BetFilter, present: (bet: ListedBet) => Shown): Promise<Shown[]> =>
  readInParts((last, most) => {
    const behind = last ? sql` and (b.placed_at, b.id) < (select placed_at, id from bets where id = ${last.id})` : sql``;
    return list(db, sql`${settledOf(filter)}${behind}`, most);
  }, present);

/** What every figure asks of a bet's price, worked out once for each bet: a bet is filed under seven cuts. */
export interface PriceFigures {
  decimal: number;
  /** The chance at which the price is worth nothing, 0..1. */
  implied: number;
  /** Expected value per unit at the close's own probability; null without one. */
  gain: number | null;
}

export function priceFigures(odds: number, closingProbability: number | null): PriceFigures {
  const decimal = americanToDecimal(odds);
  const gain = closingProbability === null ? null : expectedValue(closingProbability, decimal);
  return { decimal, implied: impliedProbability(odds), gain };
}

export interface TrackedBet extends PriceFigures {
  playedOn: string;
  market: string;
  odds: number;
  stakeCents: number;
  profitCents: number;
  result: Grade;
  book: string;
  side: string | null;
  line: number | null;
  /** Minutes from the bet to the first pitch; negative for a bet on a game under way. */
  leadMinutes: number | null;
  /** Eastern hour of the first pitch, 0 to 23. */
  startHour: number | null;
  closingKind: ClosingKind;
  closingOdds: number | null;
  closingProbability: number | null;
  linePoints: number | null;
  /** Place in the order of settlement, over all bets read. */
  settledRank: number;
}

type Packed = [
  playedOn: string,
  market: string,
  odds: number,
  stakeCents: number,
  profitCents: number,
  result: Grade,
  book: string,
  side: string | null,
  line: number | null,
  leadSeconds: number | null,
  closingKind: ClosingKind,
  closingOdds: number | null,
  closingProbability: number | null,
  linePoints: number | null,
  settledRank: number,
  startHour: number | null,
];

// One literal: objects that are spread together here make everything that reads ten thousand of them four times slower.
function unpack(row: Packed): TrackedBet {
  const { decimal, implied, gain } = priceFigures(row[2], row[12]);
  return {
    playedOn: row[0],
    market: row[1],
    odds: row[2],
    stakeCents: row[3],
    profitCents: row[4],
    result: row[5],
    book: row[6],
    side: row[7],
    line: row[8],
    leadMinutes: row[9] === null ? null : row[9] / 60,
    closingKind: row[10],
    closingOdds: row[11],
    closingProbability: row[12],
    linePoints: row[13],
    settledRank: row[14],
    startHour: row[15],
    decimal,
    implied,
    gain,
  };
}

/** More than anybody's years of betting; it bounds what one request may cost. */
const MOST_BETS = 50_000;

/** Settled bets in the order in which they were decided, and which of them were placed last. */
interface Tracked {
  bets: TrackedBet[];
  newest: string[];
}

/** One text for all of them: ten thousand rows cost more to carry than to find. */
export async function readTracked(db: Db, filter: BetFilter, most: number): Promise<Tracked> {
  const [row] = await rowsOf<{ found: string | null; newest: string | null }>(
    db,
    sql`with decided as materialized (
        select b.id, b.placed_at, b.settled_at, ${PLAYED_ON} as day, b.bet_type as market, b.odds, b.stake_cents as stake,
          coalesce(b.profit_cents, 0) as profit, b.result, coalesce(b.book, ${NO_BOOK}) as book,
          b.selection->'side' as side, b.selection->'line' as line,
          extract(epoch from coalesce(b.starts_at, e.starts_at) - b.placed_at)::int as lead,
          extract(hour from coalesce(b.starts_at, e.starts_at) at time zone 'America/New_York')::int as hour,
          ${CLOSING_KIND} as kind, ${CLOSING_ODDS} as close, c.probability as fair, c.line_points as points,
          row_number() over (order by b.settled_at, b.id) as rank
        from ${WITH_GAME_AND_CLOSE}
        where ${settledOf(filter)}
        order by b.placed_at desc
        limit ${MOST_BETS}
      )
      select (select json_agg(json_build_array(day, market, odds, stake, profit, result, book, side, line, lead, kind, close, fair, points, rank, hour)
            order by day, settled_at, id)::text from decided) as found,
        (select json_agg(id)::text from (select id from decided order by placed_at desc, id desc limit ${most}) last) as newest`,
  );
  return { bets: (JSON.parse(row?.found ?? '[]') as Packed[]).map(unpack), newest: JSON.parse(row?.newest ?? '[]') as string[] };
}
