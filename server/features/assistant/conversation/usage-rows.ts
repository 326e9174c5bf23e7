import { and, eq, sql } from 'drizzle-orm';
import { assistantUsage } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';

export type Span = typeof assistantUsage.$inferSelect.span;

/** Counts one more question in the span that began at `startedAt` and answers how many that makes. */
export async function countQuestion({ db }: Pick<Ctx, 'db'>, userId: string, span: Span, startedAt: Date): Promise<number> {
  const isSame = sql`${assistantUsage.startedAt} = excluded.started_at`;
  const [row] = await db
    .insert(assistantUsage)
    .values({ userId, span, startedAt, asked: 1 })
    .onConflictDoUpdate({
      target: [assistantUsage.userId, assistantUsage.span],
      set: { asked: sql`case when ${isSame} then ${assistantUsage.asked} + 1 else 1 end`, startedAt },
    })
    .returning({ asked: assistantUsage.asked });
  return row?.asked ?? 1;
}

/** Questions already asked in the span that began at `startedAt`. */
export async function askedSince({ db }: Pick<Ctx, 'db'>, userId: string, span: Span, startedAt: Date): Promise<number> {
  const [row] = await db
    .select({ asked: assistantUsage.asked })
    .from(assistantUsage)
    .where(and(eq(assistantUsage.userId, userId), eq(assistantUsage.span, span), eq(assistantUsage.startedAt, startedAt)));
  return row?.asked ?? 0;
}
