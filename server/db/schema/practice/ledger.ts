import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cents, instant } from '../../columns.ts';

/**
 * Where practice money lies. A user has a bankroll and the stakes of open bets, and the same two for each contest week; the house has what it
 * granted and what bets brought it. Named "bankroll:<user>", so nothing is looked up before it moves. No reference to users: money of a closed account stays accounted for.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['bankroll', 'open', 'contest', 'contest_open', 'house'] }).notNull(),
    ownerId: uuid('owner_id'),
    /** The sum of the account's entries, kept beside them. */
    balanceCents: cents('balance_cents').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [check('ledger_accounts_covered', sql`${t.kind} = 'house' or ${t.balanceCents} >= 0`)],
);

/** One balanced movement; rows are added and never changed. */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['grant', 'stake', 'settlement', 'reversal', 'cash_out', 'reset'] }).notNull(),
    /** What happened, in a word: the same key moves money once. */
    key: text('key').notNull(),
    betId: uuid('bet_id'),
    reason: text('reason'),
    postedAt: instant('posted_at').notNull(),
  },
  (t) => [uniqueIndex('ledger_transfers_key').on(t.key), index('ledger_transfers_bet').on(t.betId)],
);

/**
 * One side of a movement; the sides of a transfer sum to zero. Rows are added and never changed.
 * Transfer and account are there: a trigger looks once per statement, where foreign keys would look once per row, most of what settling costs.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    transferId: uuid('transfer_id').notNull(),
    accountId: text('account_id').notNull(),
    /** In the order in which the account changed. */
    sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    amountCents: cents('amount_cents').notNull(),
    balanceAfterCents: cents('balance_after_cents').notNull(),
    postedAt: instant('posted_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.transferId, t.accountId] }),
    index('ledger_entries_account').on(t.accountId, t.sequence),
    check('ledger_entries_move', sql`${t.amountCents} <> 0`),
  ],
);
