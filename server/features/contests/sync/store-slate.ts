import type { Ctx } from '../../../kernel/ctx.ts';
import { requestFacts } from '../facts/request-facts.ts';
import { lockContests } from '../rows/contest-rows.ts';
import { upsertContests, writeResultHolds } from '../rows/contest-write-rows.ts';
import { listIdsWithFinalFacts } from '../rows/fact-rows.ts';
import { type FeedAnswer, planSlate } from './slate-rules.ts';

/** Writes what differs, says which slates readers would see change, and asks for the facts of games that have just ended. */
export async function storeSlate(ctx: Ctx, answer: FeedAnswer): Promise<void> {
  await ctx.transact(async (tx) => {
    const stored = await lockContests(
      tx.db,
      answer.contests.map((contest) => contest.gameId),
    );
    const finals = [...stored.values()].filter(({ status }) => status === 'final').map(({ id }) => id);
    const plan = planSlate(stored, answer, tx.newId, await listIdsWithFinalFacts(tx.db, finals));
    if (plan.writes.length) await upsertContests(tx.db, plan.writes);
    await writeResultHolds(tx.db, plan.holds);
    for (const { gameId, resultHold } of plan.holds)
      tx.log.warn({ gameId, reason: resultHold }, 'a result is in doubt; nothing is graded on it');
    for (const slateOn of plan.changedSlates) await tx.publish({ topic: 'slate', slateOn, sport: answer.sport });
    if (plan.ended.length) await requestFacts(tx, plan.ended);
  });
}
