import { sql } from 'drizzle-orm';
import { rowsOf } from '../../kernel/db.ts';
import type { AppContainer } from '../ctx/container.ts';

/** Money and people, from the balances that stand beside the ledger's entries. */
export interface MoneyFigures {
  /** Sum of all balances: 0, or money was made or lost. */
  imbalanceCents: number;
  openStakesCents: number;
  users: { tier: string; count: number }[];
  pendingBets: number;
}

export async function readMoney({ database: { db } }: Pick<AppContainer, 'database'>): Promise<MoneyFigures> {
  const [sums] = await rowsOf<{ all: string; open: string; pending: number }>(
    db,
    sql`select coalesce(sum(balance_cents), 0)::text as all, coalesce(sum(balance_cents) filter (where kind in ('open', 'contest_open')), 0)::text as open,
        (select count(*)::int from bets where status = 'pending') as pending from ledger_accounts`,
  );
  const users = await rowsOf<{ tier: string; count: number }>(db, sql`select tier, count(*)::int as count from users group by tier`);
  return { imbalanceCents: Number(sums?.all), openStakesCents: Number(sums?.open), users, pendingBets: sums?.pending ?? 0 };
}
