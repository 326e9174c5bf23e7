import { sql } from 'drizzle-orm';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { lockBalances } from './account-rows.ts';
import { applyTransfers, type Posting, type Transfer } from './transfer-rules.ts';

/** Moves money: all of a transfer's entries or none, once per key. Answers the balances after. Refuses what an account does not cover. */
export const postTransfer = (tx: Ctx, transfer: Transfer): Promise<Map<string, number>> => postTransfers(tx, [transfer]);

interface Known {
  /** Balances of the accounts that the caller has locked already. */
  held?: ReadonlyMap<string, number> | undefined;
  /** The keys name what this transaction made itself, or hangs on rows that it locked: nobody can have posted them. The index still refuses. */
  areKeysNew?: boolean;
}

/** The same for many at once, in their order, with a handful of statements however many there are. */
export async function postTransfers(
  tx: Ctx,
  transfers: readonly Transfer[],
  { held, areKeysNew }: Known = {},
): Promise<Map<string, number>> {
  const accountIds = transfers.flatMap(({ entries }) => entries.map(({ accountId }) => accountId));
  const before = held ?? (await lockBalances(tx, accountIds));
  // Under the locks: whoever posted the same key first has committed by now.
  const known = areKeysNew ? new Set<string>() : await listPostedKeys(tx, transfers);
  const fresh = transfers.filter(({ key }) => !known.has(key));
  if (fresh.length === 0) return new Map(before);
  const posting = applyTransfers(fresh, before);
  await write(tx, fresh, posting);
  return posting.balances;
}

async function listPostedKeys(tx: Ctx, transfers: readonly Transfer[]): Promise<Set<string>> {
  const keys = JSON.stringify(transfers.map(({ key }) => key));
  const rows = await tx.db
    .select({ key: ledgerTransfers.key })
    .from(ledgerTransfers)
    .where(sql`${ledgerTransfers.key} in (select jsonb_array_elements_text(${keys}::jsonb))`);
  return new Set(rows.map(({ key }) => key));
}

/** One statement; rows go as one JSON parameter each: a slate's thousands of transfers would otherwise be thousands of parameters. */
async function write(tx: Ctx, transfers: readonly Transfer[], { entries, balances }: Posting): Promise<void> {
  const at = tx.now().toISOString();
  const ids = transfers.map(() => tx.newId());
  const moves = transfers.map(({ kind, key, betId, reason }, place) => [ids[place], kind, key, betId, reason]);
  const lines = entries.flatMap((own, place) =>
    own.map(({ accountId, amountCents, balanceAfterCents }) => [ids[place], accountId, amountCents, balanceAfterCents]),
  );
  const changed = new Set(entries.flat().map(({ accountId }) => accountId));
  const held = Object.fromEntries([...balances].filter(([id]) => changed.has(id)));
  await tx.db.execute(sql`
    with moves as (
      insert into ${ledgerTransfers} (id, kind, key, bet_id, reason, posted_at)
      select (move->>0)::uuid, move->>1, move->>2, (move->>3)::uuid, move->>4, ${at}::timestamptz
      from jsonb_array_elements(${JSON.stringify(moves)}::jsonb) as move
    ), lines as (
      insert into ${ledgerEntries} (transfer_id, account_id, amount_cents, balance_after_cents, posted_at)
      select (line->>0)::uuid, line->>1, (line->>2)::bigint, (line->>3)::bigint, ${at}::timestamptz
      from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) with ordinality as lines (line, place) order by place
    )
    update ${ledgerAccounts} set balance_cents = now_held.value::bigint
    from jsonb_each_text(${JSON.stringify(held)}::jsonb) as now_held
    where ${ledgerAccounts}.id = now_held.key`);
}
