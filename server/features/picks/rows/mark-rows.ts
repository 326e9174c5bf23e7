import { and, eq, inArray } from 'drizzle-orm';
import { pickMarks } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Db } from '../../../kernel/db.ts';

export type Mark = (typeof pickMarks.$inferSelect)['result'];

/** Keeps a reader's word on a pick in place of the one before. */
export async function setMark(tx: Ctx, userId: string, pickId: string, result: Mark): Promise<void> {
  const markedAt = tx.now();
  await tx.db
    .insert(pickMarks)
    .values({ id: tx.newId(), userId, pickId, result, markedAt })
    .onConflictDoUpdate({ target: [pickMarks.userId, pickMarks.pickId], set: { result, markedAt } });
}

export async function listMarks(db: Db, userId: string, pickIds: readonly string[]): Promise<Map<string, Mark>> {
  if (pickIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(pickMarks)
    .where(and(eq(pickMarks.userId, userId), inArray(pickMarks.pickId, [...pickIds])));
  return new Map(rows.map(({ pickId, result }) => [pickId, result]));
}
