import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { ledgerAccounts, ledgerTransfers } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { rowsOf, sqlTemplate } from '../../kernel/db.ts';
import { accountsOf, HOUSE_GRANTS, HOUSE_RESULTS } from './account-ids.ts';
import { insufficientFunds, movingEntries, type Transfer } from './transfer-rules.ts';

/** Why nothing was written: the first account in order that is not open (`heldCents` null) or holds too little for all that is taken from it. */
interface Obstacle {
  accountId: string | null;
  takenCents: number;
  heldCents: number | null;
}

// Every placing sends it, so it is composed once. Accounts and transfers are numbered from 1 in the order in which they come, so that entries
// name, sort and join them by small numbers. `docs/ledger.md` draws how its parts follow from each other.
const POSTING = sqlTemplate<'accounts' | 'lines' | 'moves' | 'at' | 'alongside'>(`
  with named as (
    select id, place as account from jsonb_array_elements_text({accounts}::jsonb) with ordinality as names (id, place)
  ), held as materialized (
    select a.id, a.kind, a.balance_cents, named.account from ledger_accounts a join named on named.id = a.id
    order by a.kind = 'house', a.id for update of a
  ), running as materialized (
    select given.*, held.id, held.kind, held.balance_cents,
      held.balance_cents + (sum(amount_cents) over (partition by given.account order by place))::bigint as after_cents
    from (
      select (line->>0)::int as move, (line->>1)::int as account, (line->>2)::bigint as amount_cents, place
      from jsonb_array_elements({lines}::jsonb) with ordinality as lines (line, place)
    ) given left join held on held.account = given.account
  ), obstacle as materialized (
    select id, balance_cents as held_cents,
      (select -sum(amount_cents) from running every where every.account = first.account and every.amount_cents < 0) as taken_cents
    from running first where kind is null or (kind <> 'house' and after_cents < 0) order by place limit 1
  ), moves as materialized (
    select (move->>0)::uuid as id, move->>1 as kind, move->>2 as key, (move->>3)::uuid as bet_id, move->>4 as reason, place
    from jsonb_array_elements({moves}::jsonb) with ordinality as moves (move, place) where not exists (select from obstacle)
  ), transfers as (
    insert into ledger_transfers (id, kind, key, bet_id, reason, posted_at)
    select id, kind, key, bet_id, reason, {at}::timestamptz from moves
  ), entries as (
    insert into ledger_entries (transfer_id, account_id, amount_cents, balance_after_cents, posted_at)
    select moves.id, running.id, amount_cents, after_cents, {at}::timestamptz
    from running join moves on moves.place = running.move order by running.place
  ), balances as (
    update ledger_accounts a set balance_cents = a.balance_cents + change.cents
    from (select id, sum(amount_cents)::bigint as cents from running where not exists (select from obstacle) group by id) change
    where a.id = change.id
  ){alongside}
  select id as "accountId", coalesce(taken_cents, 0)::float8 as "takenCents", held_cents::float8 as "heldCents" from obstacle`);

/**
 * Locks the accounts (users' by name, the house's last), checks cover in the order of the entries, and writes everything, or nothing when there
 * is an obstacle. `alongside`: parts `name as (...)` by which another slice writes its own tables in this statement; each ends in
 * `where not exists (select from obstacle)`.
 */
async function writePostings(tx: Ctx, transfers: readonly Transfer[], alongside?: SQL): Promise<Obstacle | null> {
  const at = tx.now().toISOString();
  const moves = transfers.map(({ kind, key, betId, reason }) => [tx.newId(), kind, key, betId, reason]);
  const accounts = new Map<string, number>();
  const numberOf = (id: string): number => {
    const known = accounts.get(id) ?? accounts.size + 1;
    accounts.set(id, known);
    return known;
  };
  const lines = transfers.flatMap((transfer, place) =>
    movingEntries(transfer).map(({ accountId, amountCents }) => [place + 1, numberOf(accountId), amountCents]),
  );
  const json = JSON.stringify;
  const statement = POSTING({
    accounts: json([...accounts.keys()]),
    lines: json(lines),
    moves: json(moves),
    at,
    alongside: alongside ? sql`, ${alongside}` : sql.empty(),
  });
  const [obstacle] = await rowsOf<Obstacle>(tx.db, statement);
  return obstacle ?? null;
}

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

/** A balance as it stands; 0 for an account that no one opened. */
export const readBalance = async (ctx: Pick<Ctx, 'db'>, accountId: string): Promise<number> =>
  (await readOpenedBalance(ctx, accountId)) ?? 0;

/** A balance; null for an account that no one opened. */
export async function readOpenedBalance({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<number | null> {
  const [row] = await db.select({ cents: ledgerAccounts.balanceCents }).from(ledgerAccounts).where(eq(ledgerAccounts.id, accountId));
  return row?.cents ?? null;
}

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
 * Moves money for many transfers, in their order, with one statement. Their keys name what this transaction made itself,
 * or hang on rows that it locked, so that no one can have posted them; the index still refuses.
 */
export async function postTransfers(tx: Ctx, transfers: readonly Transfer[]): Promise<void> {
  if (!(await postWhereOpen(tx, transfers))) throw new Error(`an account of transfer ${transfers[0]?.key} is not open`);
}

/** Posts transfers and what else that statement writes (see `writePostings`); writes nothing and returns false where an account is not open. */
export async function postWhereOpen(tx: Ctx, transfers: readonly Transfer[], alongside?: SQL): Promise<boolean> {
  const obstacle = await writePostings(tx, transfers, alongside);
  if (!obstacle) return true;
  if (obstacle.heldCents === null) return false;
  throw insufficientFunds(obstacle.accountId!, obstacle.heldCents, obstacle.takenCents);
}
