import { asc, sql } from 'drizzle-orm';
import { books } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';
import type { BookRef } from '../../../ports/index.ts';

export const listBookRows = (db: Db): Promise<BookRef[]> => db.select().from(books).orderBy(asc(books.name));

export async function upsertBooks(db: Db, rows: readonly BookRef[]): Promise<void> {
  const unique = [...new Map(rows.map(({ code, name }) => [code, { code, name }])).values()];
  if (!unique.length) return;
  await db
    .insert(books)
    .values(unique)
    .onConflictDoUpdate({ target: books.code, set: { name: sql`excluded.name` }, setWhere: sql`${books.name} <> excluded.name` });
}
