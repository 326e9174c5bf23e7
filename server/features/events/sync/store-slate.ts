import type { Ctx } from '../../../kernel/ctx.ts';
import { requestFacts } from '../facts/request-facts.ts';
import { lockEvents } from '../rows/event-rows.ts';
import { upsertEvents } from '../rows/event-write-rows.ts';
import { type FeedAnswer, planSlate } from './slate-rules.ts';

/** Writes what differs, says which slates readers would see change, and asks for the facts of games that have just ended. */
export async function storeSlate(ctx: Ctx, answer: FeedAnswer): Promise<void> {
  await ctx.transact(async (tx) => {
    const stored = await lockEvents(
      tx.db,
      answer.events.map((event) => event.gameId),
    );
    const plan = planSlate(stored, answer, tx.newId);
    if (!plan.writes.length) return;
    await upsertEvents(tx.db, plan.writes);
    for (const slateOn of plan.changedSlates) await tx.publish({ topic: 'slate', slateOn });
    if (plan.ended.length) await requestFacts(tx, plan.ended);
  });
}
