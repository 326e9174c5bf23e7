import { sql } from 'drizzle-orm';
import { ledgerAccounts, ledgerEntries } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { rowsOf } from '../../kernel/db.ts';

/**
 * What is wrong with the books, in words; empty when every transfer sums to zero, every balance is the sum of its entries and what the last of
 * them says, and no user's is below zero.
 */
export async function findFaults({ db }: Pick<Ctx, 'db'>): Promise<string[]> {
  const rows = await rowsOf<{ fault: string }>(
    db,
    sql`
    select 'the entries sum to ' || sum(amount_cents) as fault from ${ledgerEntries} having sum(amount_cents) <> 0
    union all
    select 'transfer ' || transfer_id || ' sums to ' || sum(amount_cents) from ${ledgerEntries}
      group by transfer_id having sum(amount_cents) <> 0
    union all
    select 'account ' || a.id || ' holds ' || a.balance_cents || ', its entries sum to ' || coalesce(sum(e.amount_cents), 0)
      from ${ledgerAccounts} a left join ${ledgerEntries} e on e.account_id = a.id
      group by a.id having a.balance_cents <> coalesce(sum(e.amount_cents), 0)
    union all
    select 'account ' || a.id || ' holds ' || a.balance_cents || ', its last entry says ' || last.balance_after_cents
      from ${ledgerAccounts} a
      join (select distinct on (account_id) account_id, balance_after_cents from ${ledgerEntries} order by account_id, sequence desc) last
        on last.account_id = a.id
      where last.balance_after_cents <> a.balance_cents
    union all
    select 'account ' || id || ' is below zero' from ${ledgerAccounts} where kind <> 'house' and balance_cents < 0`,
  );
  return rows.map(({ fault }) => fault);
}
