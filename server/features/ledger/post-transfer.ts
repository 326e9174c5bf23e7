import { eq, type SQL } from 'drizzle-orm';
import { ledgerTransfers } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { lockBalances } from './account-rows.ts';
import { writePostings } from './posting-rows.ts';
import { type Transfer, uncovered } from './transfer-rules.ts';

/** Moves money: all of a transfer's entries or none, once per key. Refuses what an account does not cover. */
export async function postTransfer(tx: Ctx, transfer: Transfer): Promise<void> {
  await lockBalances(
    tx,
    transfer.entries.map(({ accountId }) => accountId),
  );
  // Under the locks: whoever posted the same key first has committed by now.
  const known = await tx.db.select({ id: ledgerTransfers.id }).from(ledgerTransfers).where(eq(ledgerTransfers.key, transfer.key));
  if (known.length === 0) await postTransfers(tx, [transfer]);
}

/**
 * The same for many at once, in their order, with one statement however many there are. Their keys name what this transaction made itself,
 * or hang on rows that it locked, so that nobody can have posted them; the index still refuses.
 */
export async function postTransfers(tx: Ctx, transfers: readonly Transfer[]): Promise<void> {
  if (!(await postWhereOpen(tx, transfers))) throw new Error(`an account of transfer ${transfers[0]?.key} is not open`);
}

/** The same, with what else is written by that statement (see `writePostings`); writes nothing and answers false where an account is not open. */
export async function postWhereOpen(tx: Ctx, transfers: readonly Transfer[], alongside?: SQL): Promise<boolean> {
  const obstacle = await writePostings(tx, transfers, alongside);
  if (!obstacle) return true;
  if (obstacle.heldCents === null) return false;
  throw uncovered(obstacle.accountId!, obstacle.heldCents, obstacle.takenCents);
}
