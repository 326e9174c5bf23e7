import { eq, inArray, sql } from 'drizzle-orm';
import { ledgerAccounts } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { accountsOf, HOUSE_GRANTS, HOUSE_RESULTS } from './account-ids.ts';

/**
 * Opens a user's two accounts, those of a contest week when its Monday is named, and before the first user the house's two. Those that are open
 * stay as they are.
 */
export async function openAccounts(tx: Ctx, userId: string, contestOn: string | null = null): Promise<void> {
  const { bankroll, openStakes } = accountsOf(userId, contestOn);
  const account = { ownerId: userId, balanceCents: 0, createdAt: tx.now() };
  const house = { ...account, kind: 'house' as const, ownerId: null };
  await tx.db
    .insert(ledgerAccounts)
    .values([
      { id: bankroll, kind: contestOn === null ? 'bankroll' : 'contest', ...account },
      { id: openStakes, kind: contestOn === null ? 'open' : 'contest_open', ...account },
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
export const readBalance = async (ctx: Pick<Ctx, 'db'>, accountId: string): Promise<number> =>
  (await readOpenedBalance(ctx, accountId)) ?? 0;

/** The same; null for an account that nobody opened. */
export async function readOpenedBalance({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<number | null> {
  const [row] = await db.select({ cents: ledgerAccounts.balanceCents }).from(ledgerAccounts).where(eq(ledgerAccounts.id, accountId));
  return row?.cents ?? null;
}
