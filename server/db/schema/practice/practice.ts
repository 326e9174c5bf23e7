import type { GradeTerms, Selection } from '@clearedge/quant/grading';
import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cents, instant, json, slateDate } from '../../columns.ts';
import { contests } from '../games/contests.ts';
import { users } from '../people/accounts.ts';

/**
 * Legs of one game that were priced together, and what every part of them would have paid: American prices by positions, "0.2". With
 * `teaserPoints` all legs of a teaser, and its prices by how many legs count.
 */
export interface SameGameLegs {
  legs: number[];
  prices: Record<string, number>;
  teaserPoints?: number;
}

/** Who practices, and since when the statistics count. */
export const practicePlayers = pgTable('practice_players', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** 1 until the first reset. */
  period: integer('period').notNull(),
  periodStartedAt: instant('period_started_at').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Bets with practice money: a single has one leg, a parlay several. */
export const virtualBets = pgTable(
  'virtual_bets',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    period: integer('period').notNull(),
    betType: text('bet_type', { enum: ['moneyline', 'spread', 'total', 'prop', 'parlay', 'teaser'] }).notNull(),
    /** Of a parlay a label: it pays from the prices of its legs. */
    odds: integer('odds').notNull(),
    stakeCents: cents('stake_cents').notNull(),
    toWinCents: cents('to_win_cents').notNull(),
    pricing: text('pricing', { enum: ['single', 'product', 'joint', 'table'] }).notNull(),
    holdFraction: doublePrecision('hold_fraction'),
    sameGame: json<SameGameLegs[]>('same_game').notNull(),
    /** The Eastern day of its last game: the week in which it counts. */
    countsOn: slateDate('counts_on').notNull(),
    /** Monday of the week whose contest bankroll staked it; null: the practice bankroll. */
    contestOn: slateDate('contest_on'),
    placedAt: instant('placed_at').notNull(),
    status: text('status', { enum: ['pending', 'settled'] }).notNull(),
    result: text('result', { enum: ['win', 'loss', 'push', 'void', 'cash_out'] }),
    payoutCents: cents('payout_cents'),
    settledAt: instant('settled_at'),
    /** How often it was settled; a correction settles again. */
    settlements: integer('settlements').notNull(),
    /** Sum of its legs' revisions when it was last looked at. */
    seenRevisions: integer('seen_revisions').notNull(),
    ruleVersion: text('rule_version').notNull(),
    /** When a reset of the bankroll voided it, for good: no result moves it any more. */
    resetAt: instant('reset_at'),
    notes: text('notes'),
  },
  (t) => [
    index('virtual_bets_user').on(t.userId, t.placedAt.desc().nullsFirst()),
    index('virtual_bets_week').on(t.countsOn),
    index('virtual_bets_contest').on(t.contestOn).where(sql`contest_on is not null`),
    check('virtual_bets_stake', sql`${t.stakeCents} > 0`),
    // Bets under the rules before the least stake of $1 stay as they are.
    check('virtual_bets_least_stake', sql`${t.stakeCents} >= 100 or ${t.ruleVersion} in ('2026.1', '2026.2', '2026.3')`),
    check('virtual_bets_contest_kept', sql`${t.contestOn} is null or ${t.resetAt} is null`),
    check('virtual_bets_settled', sql`(${t.status} = 'settled') = (${t.result} is not null and ${t.payoutCents} is not null)`),
  ],
);

/** One selection of a practice bet at the price it was taken. */
export const virtualLegs = pgTable(
  'virtual_legs',
  {
    id: uuid('id').primaryKey(),
    betId: uuid('bet_id')
      .notNull()
      .references(() => virtualBets.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    contestId: uuid('contest_id')
      .notNull()
      .references(() => contests.id),
    betType: text('bet_type', { enum: ['moneyline', 'spread', 'total', 'prop'] }).notNull(),
    selectionText: text('selection_text').notNull(),
    selection: json<Selection>('selection').notNull(),
    terms: json<GradeTerms>('terms').notNull(),
    odds: integer('odds').notNull(),
    book: text('book'),
    bookName: text('book_name'),
    priceSource: text('price_source', { enum: ['book', 'model'] }).notNull(),
    /** Its chance at placing without margin, by the books that priced both sides; null for bets placed before these were kept. */
    placedChances: json<Record<string, number>>('placed_chances'),
    result: text('result', { enum: ['win', 'loss', 'push', 'void'] }),
    rule: text('rule'),
    formula: text('formula'),
    awayScore: integer('away_score'),
    homeScore: integer('home_score'),
    factsVersion: integer('facts_version'),
    /** How often its result was written. */
    revision: integer('revision').notNull(),
    /** Why a leg whose game is over is still open. */
    flag: text('flag'),
  },
  (t) => [uniqueIndex('virtual_legs_bet').on(t.betId, t.position), index('virtual_legs_contest').on(t.contestId)],
);
