import type { GameSport } from '@clearedge/contract/sports';
import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { type BookDay, bookDays, books } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';
import type { BookMarket } from './book-rules.ts';

export interface StoredDay {
  slateOn: string;
  bookCode: string;
  bookName: string;
  market: BookMarket;
  games: number;
  figures: BookDay;
}

/** The days from one to another, both included, that were measured. */
export const listMeasuredDays = async (db: Db, sport: GameSport, from: string): Promise<Set<string>> =>
  new Set(
    (
      await db
        .selectDistinct({ slateOn: bookDays.slateOn })
        .from(bookDays)
        .where(and(eq(bookDays.sport, sport), gte(bookDays.slateOn, from)))
    ).map(({ slateOn }) => slateOn),
  );

/** A day is written once: a second writer changes nothing. */
export async function addBookDays(
  db: Db,
  day: { slateOn: string; sport: GameSport; games: number; recordedAt: Date },
  rows: readonly { bookCode: string; market: BookMarket; figures: BookDay }[],
): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(bookDays)
      .values(rows.map((row) => ({ ...day, ...row })))
      .onConflictDoNothing();
}

/** Days from `from` on and before `until`. */
export async function listBookDays(db: Db, sport: GameSport, from: string, until: string): Promise<StoredDay[]> {
  const rows = await db
    .select({
      slateOn: bookDays.slateOn,
      bookCode: bookDays.bookCode,
      bookName: books.name,
      market: bookDays.market,
      games: bookDays.games,
      figures: bookDays.figures,
    })
    .from(bookDays)
    .innerJoin(books, eq(books.code, bookDays.bookCode))
    .where(and(eq(bookDays.sport, sport), gte(bookDays.slateOn, from), lt(bookDays.slateOn, until)))
    .orderBy(asc(bookDays.slateOn), asc(books.name));
  return rows as StoredDay[];
}
