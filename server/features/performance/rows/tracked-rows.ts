import type { Grade } from '@clearedge/quant/grading';
import { americanToDecimal, impliedProbability } from '@clearedge/quant/price';
import { expectedValue } from '@clearedge/quant/sizing';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import type { ClosingKind } from '../closing/closing-measures.ts';
import { type BetFilter, NO_BOOK } from '../filter-rules.ts';
import { CLOSING_KIND, CLOSING_ODDS, PLAYED_ON, settledOf, WITH_GAME_AND_CLOSE } from './bet-terms.ts';

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

/** What the figures need of one settled bet. */
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
    decimal,
    implied,
    gain,
  };
}

/** More than anybody's years of betting; it bounds what one request may cost. */
const MOST_BETS = 50_000;

/** Settled bets in the order in which they were decided, and which of them were placed last. */
export interface Tracked {
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
          ${CLOSING_KIND} as kind, ${CLOSING_ODDS} as close, c.probability as fair, c.line_points as points,
          row_number() over (order by b.settled_at, b.id) as rank
        from ${WITH_GAME_AND_CLOSE}
        where ${settledOf(filter)}
        order by b.placed_at desc
        limit ${MOST_BETS}
      )
      select (select json_agg(json_build_array(day, market, odds, stake, profit, result, book, side, line, lead, kind, close, fair, points, rank)
            order by day, settled_at, id)::text from decided) as found,
        (select json_agg(id)::text from (select id from decided order by placed_at desc, id desc limit ${most}) last) as newest`,
  );
  return { bets: (JSON.parse(row?.found ?? '[]') as Packed[]).map(unpack), newest: JSON.parse(row?.newest ?? '[]') as string[] };
}
