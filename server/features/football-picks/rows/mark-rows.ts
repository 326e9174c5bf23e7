import { and, eq, inArray } from 'drizzle-orm';
import { footballPickMarks } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Db } from '../../../kernel/db.ts';

export type FootballMark = (typeof footballPickMarks.$inferSelect)['result'];

/** Keeps a reader's word on a pick in place of the one before. */
export async function setMark(tx: Ctx, userId: string, pickId: string, result: FootballMark): Promise<void> {
  const markedAt = tx.now();
  await tx.db
    .insert(footballPickMarks)
    .values({ id: tx.newId(), userId, pickId, result, markedAt })
    .onConflictDoUpdate({ target: [footballPickMarks.userId, footballPickMarks.pickId], set: { result, markedAt } });
}

export async function listMarks(db: Db, userId: string, pickIds: readonly string[]): Promise<Map<string, FootballMark>> {
  if (pickIds.length === 0) return new Map();
  const rows = await db
    .select({ pickId: footballPickMarks.pickId, result: footballPickMarks.result })
    .from(footballPickMarks)
    .where(and(eq(footballPickMarks.userId, userId), inArray(footballPickMarks.pickId, [...pickIds])));
  return new Map(rows.map(({ pickId, result }) => [pickId, result]));
}
