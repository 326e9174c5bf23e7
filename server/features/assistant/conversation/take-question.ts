import { QUESTIONS_PER_DAY, QUESTIONS_PER_MINUTE } from '@clearedge/contract/assistant-questions';
import { easternDay, easternInstant, shiftDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { askedSince, countQuestion } from './usage-rows.ts';

const MINUTE_MS = 60_000;

const minuteOf = (now: Date): Date => new Date(now.getTime() - (now.getTime() % MINUTE_MS));
const dayOf = (now: Date): Date => easternInstant(easternDay(now));

const secondsTo = (end: Date, now: Date): number => Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));

/** Counts a question against the asker's limits, in the transaction that keeps it: a refused one counts for nothing. */
export async function takeQuestion(tx: Ctx, userId: string): Promise<void> {
  const now = tx.now();
  const inDay = await countQuestion(tx, userId, 'day', dayOf(now));
  if (inDay > QUESTIONS_PER_DAY) {
    const retryAfterSeconds = secondsTo(easternInstant(shiftDay(easternDay(now), 1)), now);
    throw new Refusal(
      'RATE_LIMITED',
      `You have asked ${QUESTIONS_PER_DAY} questions today. The next ones can be asked after midnight Eastern.`,
      { retryAfterSeconds },
    );
  }
  const minute = minuteOf(now);
  if ((await countQuestion(tx, userId, 'minute', minute)) > QUESTIONS_PER_MINUTE) {
    const retryAfterSeconds = secondsTo(new Date(minute.getTime() + MINUTE_MS), now);
    throw new Refusal('RATE_LIMITED', 'That is a lot of questions at once. Please wait a moment.', { retryAfterSeconds });
  }
}

export const leftToday = async (ctx: Ctx, userId: string): Promise<number> =>
  Math.max(0, QUESTIONS_PER_DAY - (await askedSince(ctx, userId, 'day', dayOf(ctx.now()))));
