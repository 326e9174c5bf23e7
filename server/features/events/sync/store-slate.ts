import type { Ctx } from '../../../kernel/ctx.ts';
import { lockEvents } from '../rows/event-rows.ts';
import { upsertEvents } from '../rows/event-write-rows.ts';
import { type FeedAnswer, planSlate } from './slate-rules.ts';

/** Told, in the same transaction, which games have just ended. */
export type OnEnded = (tx: Ctx, gameIds: string[]) => Promise<void>;

/** Writes what differs and says which slates readers would see change. */
export async function storeSlate(ctx: Ctx, answer: FeedAnswer, onEnded: OnEnded): Promise<void> {
  await ctx.transact(async (tx) => {
    const stored = await lockEvents(tx.db, answer.events.map((event) => event.gameId));
    const plan = planSlate(stored, answer, tx.newId);
    if (!plan.writes.length) return;
    await upsertEvents(tx.db, plan.writes);
    for (const slateOn of plan.changedSlates) await tx.publish({ topic: 'slate', slateOn });
    if (plan.ended.length) await onEnded(tx, plan.ended);
  });
}
