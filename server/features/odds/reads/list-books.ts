import type { Ctx } from '../../../kernel/ctx.ts';
import type { BookRef } from '../../../ports/index.ts';
import { listBookRows } from '../rows/book-rows.ts';

/** The bookmakers whose prices are followed, by name. */
export const listBooks = (ctx: Pick<Ctx, 'db'>): Promise<BookRef[]> => listBookRows(ctx.db);
