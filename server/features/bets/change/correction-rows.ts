import { eq, max } from 'drizzle-orm';
import { betCorrections } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';

/** Adds a correction to those of a bet that the caller has locked. */
export async function insertCorrection(tx: Ctx, row: Pick<typeof betCorrections.$inferInsert, 'betId' | 'before' | 'after' | 'reason'>) {
  const [last] = await tx.db
    .select({ sequence: max(betCorrections.sequence) })
    .from(betCorrections)
    .where(eq(betCorrections.betId, row.betId));
  await tx.db.insert(betCorrections).values({ ...row, id: tx.newId(), sequence: (last?.sequence ?? 0) + 1, correctedAt: tx.now() });
}
