import { sql } from 'drizzle-orm';
import type { Ctx } from '../../kernel/ctx.ts';

/** One writer of a chain at a time: two would both follow the same head. Held until the transaction ends; read the head after it. */
export const lockChain = async (tx: Ctx, chain: 'picks' | 'results'): Promise<void> => {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`clearedge: the chain of ${chain}`}))`);
};
