import type { Ctx } from '../../../kernel/ctx.ts';
import { bankrollOf, HOUSE_RESULTS, lockBalances, openStakesOf, postTransfers } from '../../ledger/index.ts';
import { listMovedBets, lockMovedBets, writeOutcomes } from '../../practice/index.ts';
import { type FoundFacts, gradeLegsOf } from './grade-legs.ts';
import { type Moved, moveBet } from './outcome-rules.ts';
import { tellSettledJob } from './tell-settled.ts';

/** Bets in one transaction: enough that statements are few, few enough that nobody waits long for a bankroll. */
const AT_ONCE = 1000;

/** Grades the practice legs of a game by the newest facts and settles every bet that they decide, each once. */
export async function settlePractice(ctx: Ctx, eventId: string, found: FoundFacts | null): Promise<void> {
  await ctx.transact((tx) => gradeLegsOf(tx, eventId, found));
  const ids = await listMovedBets(ctx, eventId);
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const chunk = ids.slice(from, from + AT_ONCE);
    await ctx.transact((tx) => settleBets(tx, chunk));
  }
}

async function settleBets(tx: Ctx, ids: readonly string[]): Promise<void> {
  const views = await lockMovedBets(tx, ids);
  if (views.length === 0) return;
  const users = [...new Set(views.map(({ bet }) => bet.userId))];
  const held = await lockBalances(tx, [...users.flatMap((user) => [bankrollOf(user), openStakesOf(user)]), HOUSE_RESULTS]);
  const moved = views.map((view): Moved => {
    const account = bankrollOf(view.bet.userId);
    const one = moveBet(view, held.get(account) ?? 0);
    for (const { entries } of one.transfers)
      for (const { accountId, amountCents } of entries) if (accountId === account) held.set(account, held.get(account)! + amountCents);
    return one;
  });
  const settled = moved.filter(({ transfers }) => transfers.length > 0);
  if (settled.length > 0)
    await postTransfers(
      tx,
      settled.flatMap(({ transfers }) => transfers),
    );
  await writeOutcomes(
    tx,
    moved.map(({ outcome }) => outcome),
  );
  if (settled.length > 0) await tx.enqueue(tellSettledJob, { betIds: settled.map(({ outcome }) => outcome.betId) });
}
