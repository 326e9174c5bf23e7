import { QUESTIONS_PER_DAY, QUESTIONS_PER_MINUTE } from '@clearedge/contract/assistant-questions';
import { easternDay, easternInstant, MINUTE_MS, shiftDay } from '@clearedge/quant/calendar';
import { and, eq, sql } from 'drizzle-orm';
import { assistantUsage } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';

type Span = typeof assistantUsage.$inferSelect.span;

/** Counts one more question in the span that began at `startedAt` and answers how many that makes. */
async function countQuestion({ db }: Pick<Ctx, 'db'>, userId: string, span: Span, startedAt: Date): Promise<number> {
  const isSame = sql`${assistantUsage.startedAt} = excluded.started_at`;
  const [row] = await db
    .insert(assistantUsage)
    .values({ userId, span, startedAt, requested: 1 })
    .onConflictDoUpdate({
      target: [assistantUsage.userId, assistantUsage.span],
      set: { requested: sql`case when ${isSame} then ${assistantUsage.requested} + 1 else 1 end`, startedAt },
    })
    .returning({ requested: assistantUsage.requested });
  return row?.requested ?? 1;
}

/** Questions already asked in the span that began at `startedAt`. */
async function requestedSince({ db }: Pick<Ctx, 'db'>, userId: string, span: Span, startedAt: Date): Promise<number> {
  const [row] = await db
    .select({ requested: assistantUsage.requested })
    .from(assistantUsage)
    .where(and(eq(assistantUsage.userId, userId), eq(assistantUsage.span, span), eq(assistantUsage.startedAt, startedAt)));
  return row?.requested ?? 0;
}

const minuteOf = (now: Date): Date => new Date(now.getTime() - (now.getTime() % MINUTE_MS));
const dayOf = (now: Date): Date => easternInstant(easternDay(now));

const secondsTo = (end: Date, now: Date): number => Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));

/** Counts a question against the asker's limits, in the transaction that keeps it: a refused one counts for nothing. */
export async function takeQuestion(tx: Ctx, userId: string): Promise<void> {
  const now = tx.now();
  const inDay = await countQuestion(tx, userId, 'day', dayOf(now));
  if (inDay > QUESTIONS_PER_DAY) {
    const retryAfterSeconds = secondsTo(easternInstant(shiftDay(easternDay(now), 1)), now);
    throw new DomainError(
      'RATE_LIMITED',
      `You have asked ${QUESTIONS_PER_DAY} questions today. The next ones can be asked after midnight Eastern.`,
      { retryAfterSeconds },
    );
  }
  const minute = minuteOf(now);
  if ((await countQuestion(tx, userId, 'minute', minute)) > QUESTIONS_PER_MINUTE) {
    const retryAfterSeconds = secondsTo(new Date(minute.getTime() + MINUTE_MS), now);
    throw new DomainError('RATE_LIMITED', 'That is a lot of questions at once. Please wait a moment.', { retryAfterSeconds });
  }
}

export const leftToday = async (ctx: Ctx, userId: string): Promise<number> =>
  Math.max(0, QUESTIONS_PER_DAY - (await requestedSince(ctx, userId, 'day', dayOf(ctx.now()))));
