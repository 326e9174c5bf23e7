import { eq, inArray, sql } from 'drizzle-orm';
import { ledgerAccounts } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { bankrollOf, HOUSE_GRANTS, HOUSE_RESULTS, openStakesOf } from './account-ids.ts';

/** Opens a user's two accounts, and before the first user the house's two. Those that are open stay as they are. */
export async function openAccounts(tx: Ctx, userId: string): Promise<void> {
  const account = { ownerId: userId, balanceCents: 0, createdAt: tx.now() };
  const house = { ...account, kind: 'house' as const, ownerId: null };
  await tx.db
    .insert(ledgerAccounts)
    .values([
      { id: bankrollOf(userId), kind: 'bankroll', ...account },
      { id: openStakesOf(userId), kind: 'open', ...account },
      { id: HOUSE_GRANTS, ...house },
      { id: HOUSE_RESULTS, ...house },
    ])
    .onConflictDoNothing();
}

/**
 * The balances of accounts, locked until the transaction ends. Always in one order, the busy house accounts last:
 * two transfers over the same accounts must not wait for each other.
 */
export async function lockBalances(tx: Ctx, accountIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.db
    .select({ id: ledgerAccounts.id, balanceCents: ledgerAccounts.balanceCents })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.id, [...new Set(accountIds)]))
    .orderBy(sql`${ledgerAccounts.kind} = 'house'`, ledgerAccounts.id)
    .for('update');
  return new Map(rows.map(({ id, balanceCents }) => [id, balanceCents]));
}

/** A balance as it stands; 0 for an account that nobody opened. */
export async function readBalance({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<number> {
  const [row] = await db.select({ cents: ledgerAccounts.balanceCents }).from(ledgerAccounts).where(eq(ledgerAccounts.id, accountId));
  return row?.cents ?? 0;
}
