import { TIERS } from '@clearedge/contract/entitlements';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cents, instant } from '../../columns.ts';
import { users } from '../people/accounts.ts';

/** A code to sign up by; it belongs to a partner, or to the house. */
export const referralCodes = pgTable(
  'referral_codes',
  {
    id: uuid('id').primaryKey(),
    code: text('code').notNull(),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    rewardTier: text('reward_tier', { enum: TIERS }).notNull(),
    rewardDays: integer('reward_days').notNull(),
    /** Null: no maximum. */
    maxUses: integer('max_uses'),
    uses: integer('uses').notNull().default(0),
    commissionPct: integer('commission_pct').notNull(),
    expiresAt: instant('expires_at'),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('referral_codes_code').on(t.code),
    index('referral_codes_owner').on(t.ownerId),
    check('referral_codes_uses', sql`${t.uses} >= 0 and (${t.maxUses} is null or ${t.uses} <= ${t.maxUses})`),
    check('referral_codes_commission', sql`${t.commissionPct} between 0 and 100`),
  ],
);

/** Someone who came by a code; kept without the person when they leave. */
export const referrals = pgTable(
  'referrals',
  {
    id: uuid('id').primaryKey(),
    codeId: uuid('code_id')
      .notNull()
      .references(() => referralCodes.id),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    joinedAt: instant('joined_at').notNull(),
    /** Until when the plan of the reward runs; null where none was given. */
    rewardUntil: instant('reward_until'),
  },
  (t) => [uniqueIndex('referrals_user').on(t.userId), index('referrals_code').on(t.codeId, t.joinedAt)],
);

/** What payments of referred members earn a code, append-only: earned, taken back with a refund, paid out. */
export const commissionEntries = pgTable(
  'commission_entries',
  {
    id: uuid('id').primaryKey(),
    codeId: uuid('code_id')
      .notNull()
      .references(() => referralCodes.id),
    referralId: uuid('referral_id')
      .notNull()
      .references(() => referrals.id),
    paymentId: uuid('payment_id').notNull(),
    kind: text('kind', { enum: ['earned', 'reversed', 'paid'] }).notNull(),
    /** Of a payout it is below zero where more was paid before than is left after a refund. */
    amountCents: cents('amount_cents').notNull(),
    at: instant('at').notNull(),
    /** Of earned ones: when the refund window ends. */
    payableAt: instant('payable_at'),
    /** Of paid ones: the entries of one payout share it. */
    payoutId: uuid('payout_id'),
  },
  (t) => [
    index('commission_entries_code').on(t.codeId, t.at),
    index('commission_entries_payment').on(t.paymentId),
    uniqueIndex('commission_entries_earned').on(t.paymentId).where(sql`kind = 'earned'`),
    uniqueIndex('commission_entries_payout').on(t.payoutId, t.paymentId).where(sql`kind = 'paid'`),
    check('commission_entries_amount', sql`${t.kind} = 'paid' or ${t.amountCents} > 0`),
    check('commission_entries_window', sql`(${t.kind} = 'earned') = (${t.payableAt} is not null)`),
    check('commission_entries_payout_named', sql`(${t.kind} = 'paid') = (${t.payoutId} is not null)`),
  ],
);
