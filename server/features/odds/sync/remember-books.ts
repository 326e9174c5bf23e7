import { askSource } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { upsertBooks } from '../rows/book-rows.ts';

/** The bookmakers the source follows, priced or not. */
export async function rememberBooks(ctx: Ctx): Promise<void> {
  const books = await askSource(ctx, 'books', () => ctx.ports.odds.listBooks());
  if (books) await upsertBooks(ctx.db, books);
}
