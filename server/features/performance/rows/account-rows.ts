import { cents } from '@clearedge/quant/money';
import { toWinCents } from '@clearedge/quant/price';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import { NO_BOOK } from '../filter-rules.ts';

/** What stands beside every filter: how many bets there are, at which books, and what is still running. */
export interface AccountBets {
  tracked: number;
  books: string[];
  open: { bets: number; stakeCents: number; toWinCents: number };
}

interface OpenBet {
  odds: number;
  stakeCents: number;
}

const MOST_BOOKS = 100;

export async function readAccountBets(db: Db, userId: string): Promise<AccountBets> {
  const mine = sql`user_id = ${userId} and deleted_at is null`;
  const perBook = await rowsOf<{ book: string; bets: number }>(
    db,
    sql`select coalesce(book, ${NO_BOOK}) as book, count(*)::int as bets from bets where ${mine} group by 1 order by 2 desc, 1`,
  );
  const open = await rowsOf<OpenBet>(
    db,
    sql`select odds, stake_cents::float8 as "stakeCents" from bets where ${mine} and status = 'pending'`,
  );
  return {
    tracked: perBook.reduce((sum, { bets }) => sum + bets, 0),
    books: perBook
      .slice(0, MOST_BOOKS)
      .map(({ book }) => book)
      .sort((a, b) => a.localeCompare(b, 'en')),
    open: {
      bets: open.length,
      stakeCents: open.reduce((sum, { stakeCents }) => sum + stakeCents, 0),
      toWinCents: open.reduce((sum, { odds, stakeCents }) => sum + toWinCents(cents(stakeCents), odds), 0),
    },
  };
}
