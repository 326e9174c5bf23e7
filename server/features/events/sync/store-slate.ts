import type { Ctx } from '../../../kernel/ctx.ts';
import { requestFacts } from '../facts/request-facts.ts';
import { lockEvents } from '../rows/event-rows.ts';
import { upsertEvents } from '../rows/event-write-rows.ts';
import { messageSport } from '../slate-messages.ts';
import { type FeedAnswer, planSlate } from './slate-rules.ts';

/** What another slice keeps beside these events, in the same transaction; answers the days it changed. */
export type StoreBeside = (tx: Ctx, eventIds: ReadonlyMap<string, string>) => Promise<string[]>;

/** Writes what differs, says which slates readers would see change, and asks for the facts of games that have just ended. */
export async function storeSlate(ctx: Ctx, answer: FeedAnswer, storeBeside?: StoreBeside): Promise<void> {
  await ctx.transact(async (tx) => {
    const stored = await lockEvents(
      tx.db,
      answer.events.map((event) => event.gameId),
    );
    const plan = planSlate(stored, answer, tx.newId);
    if (plan.writes.length) await upsertEvents(tx.db, plan.writes);
    const written = plan.writes.map(({ gameId, id }): [string, string] => [gameId, id]);
    const ids = new Map([...[...stored].map(([gameId, { id }]): [string, string] => [gameId, id]), ...written]);
    const beside = storeBeside ? await storeBeside(tx, ids) : [];
    for (const slateOn of new Set([...plan.changedSlates, ...beside])) {
      await tx.publish({ topic: 'slate', slateOn, ...messageSport(answer.sport) });
    }
    if (plan.ended.length) await requestFacts(tx, plan.ended);
  });
}
