import type { TrackedBetType } from '@clearedge/contract/aliases';
import type { BetSport } from '@clearedge/contract/sports';
import type { Grade } from '@clearedge/quant/grading';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import { readInParts } from '../../../kernel/newest-first.ts';
import type { ClosingKind } from '../closing/closing-measures.ts';
import type { BetFilter } from '../filter-rules.ts';
import { CLOSING_KIND, CLOSING_ODDS, PLAYED_ON, settledOf, WITH_GAME_AND_CLOSE } from './bet-terms.ts';

/** One settled bet as a list shows it. */
export interface ListedBet {
  id: string;
  playedOn: string;
  placedAt: string;
  game: string;
  sport: BetSport | null;
  market: TrackedBetType;
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
