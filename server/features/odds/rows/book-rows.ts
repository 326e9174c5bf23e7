import { asc, sql } from 'drizzle-orm';
import { books } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';
import type { BookRef } from '../../../ports/index.ts';

export const listBookRows = (db: Db): Promise<BookRef[]> => db.select().from(books).orderBy(asc(books.name));

export async function upsertBooks(db: Db, rows: readonly BookRef[]): Promise<void> {
  // In one order, so that two who meet new books at once do not wait for each other in a circle.
  const unique = [...new Map(rows.map(({ code, name }) => [code, { code, name }])).values()].sort((a, b) => (a.code < b.code ? -1 : 1));
  if (!unique.length) return;
  await db
    .insert(books)
    .values(unique)
    .onConflictDoUpdate({ target: books.code, set: { name: sql`excluded.name` }, setWhere: sql`${books.name} <> excluded.name` });
}
