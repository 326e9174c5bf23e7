import type { BetDetails } from '@clearedge/contract/bet-details';
import { LISTED_BET_TYPES, TRACKED_BET_TYPES } from '@clearedge/contract/bet-types';
import { BET_SPORTS } from '@clearedge/contract/sports';
import type { AnyFacts, AnySelection, ContestSelection, DeadHeat, GradeTerms } from '@clearedge/quant/grading';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cents, instant, json } from '../../columns.ts';
import { contests } from '../games/contests.ts';
import { users } from '../people/accounts.ts';

/** Tracked bets: placed at a book elsewhere and recorded here; no practice money moves. */
export const bets = pgTable(
  'bets',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contestId: uuid('contest_id').references(() => contests.id),
    /** Of its contest; without one as the bettor stated it. */
    sport: text('sport', { enum: BET_SPORTS }),
    /** The game as the bettor named it; kept even when no contest matches. */
    gameLabel: text('game_label').notNull(),
    betType: text('bet_type', { enum: LISTED_BET_TYPES }).notNull(),
    selectionText: text('selection_text').notNull(),
    /** Null: nothing the product can grade, so the owner resolves it. */
    selection: json<AnySelection>('selection'),
    /** Whether the selection was picked, or read from the text; null for one that nothing grades, and for bets older than the column. */
    selectionSource: text('selection_source', { enum: ['structured', 'text'] }),
    /** The selection in full, as its owner was shown it. */
    readAs: text('read_as'),
    terms: json<GradeTerms>('terms').notNull(),
    odds: integer('odds').notNull(),
    stakeCents: cents('stake_cents').notNull(),
    /** Staked with the book's money, of a parlay: comes back with no result, so that `stakeCents` is 0. */
    freeStakeCents: cents('free_stake_cents').notNull().default(0),
    /** What the book adds to winnings, in percent; of a parlay. */
    boostPercent: integer('boost_percent'),
    /** How many legs each parlay of a round robin has. */
    sizes: json<number[]>('sizes'),
    /** What a teaser bought at the usual table moves each number by. */
    teaserPoints: real('teaser_points'),
    book: text('book'),
    confidence: integer('confidence'),
    source: text('source', { enum: ['slip', 'manual', 'import'] }).notNull(),
    importKey: text('import_key'),
    placedAt: instant('placed_at').notNull(),
    /** When its stake counts against the weekly limits: when it was entered, of a bet that was open then. Null: when it was placed. */
    countedAt: instant('counted_at'),
    startsAt: instant('starts_at'),
    status: text('status', { enum: ['pending', 'settled'] }).notNull(),
    result: text('result', { enum: ['win', 'loss', 'push', 'void'] }),
    profitCents: cents('profit_cents'),
    settledAt: instant('settled_at'),
    ruleVersion: text('rule_version').notNull(),
    /** Why a bet whose game is over is still pending. */
    flag: text('flag'),
    closingOdds: integer('closing_odds'),
    /** Who entered the result: settlement, the owner, staff, or an imported file. */
    resultBy: text('result_by', { enum: ['settlement', 'owner', 'admin', 'file'] }),
    /** Set when the owner corrected the bet after its contest had started; such a bet counts in no public figure. */
    correctedAt: instant('corrected_at'),
    deletedAt: instant('deleted_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('bets_user').on(t.userId, t.placedAt.desc().nullsFirst()),
    index('bets_pending_contest').on(t.contestId).where(sql`status = 'pending'`),
    index('bets_contest').on(t.contestId),
    index('bets_futures').on(t.sport).where(sql`bet_type = 'future'`),
    index('bets_placed').on(t.placedAt, t.id),
    index('bets_settled')
      .on(t.userId, t.settledAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'settled' and deleted_at is null`),
    uniqueIndex('bets_import_key').on(t.userId, t.importKey),
    check('bets_one_stake', sql`${t.stakeCents} = 0 or ${t.freeStakeCents} = 0`),
  ],
);

/** The legs of a tracked parlay, teaser or round robin, in the order of the ticket. */
export const betLegs = pgTable(
  'bet_legs',
  {
    id: uuid('id').primaryKey(),
    betId: uuid('bet_id')
      .notNull()
      .references(() => bets.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    contestId: uuid('contest_id').references(() => contests.id),
    sport: text('sport', { enum: BET_SPORTS }),
    gameLabel: text('game_label').notNull(),
    betType: text('bet_type', { enum: TRACKED_BET_TYPES }).notNull(),
    selectionText: text('selection_text').notNull(),
    selection: json<ContestSelection>('selection'),
    readAs: text('read_as'),
    terms: json<GradeTerms>('terms').notNull(),
    /** Its own price where the ticket prints one. */
    odds: integer('odds'),
    result: text('result', { enum: ['win', 'loss', 'push', 'void'] }),
    rule: text('rule'),
    formula: text('formula'),
    factsVersion: integer('facts_version'),
  },
  (t) => [uniqueIndex('bet_legs_position').on(t.betId, t.position), index('bet_legs_contest').on(t.contestId)],
);

/** Every grade and every reversal of one, with its evidence; only inserted. */
export const betGradings = pgTable(
  'bet_gradings',
  {
    id: uuid('id').primaryKey(),
    betId: uuid('bet_id')
      .notNull()
      .references(() => bets.id, { onDelete: 'cascade' }),
    sequence: integer('sequence').notNull(),
    kind: text('kind', { enum: ['grade', 'reversal'] }).notNull(),
    grade: text('grade', { enum: ['win', 'loss', 'push', 'void'] }).notNull(),
    rule: text('rule').notNull(),
    ruleVersion: text('rule_version').notNull(),
    formula: text('formula').notNull(),
    profitCents: cents('profit_cents').notNull(),
    payoutCents: cents('payout_cents').notNull(),
    factsVersion: integer('facts_version'),
    facts: json<AnyFacts>('facts'),
    /** Of a win that pays only a share of the stake. */
    deadHeat: json<DeadHeat>('dead_heat'),
    gradedBy: text('graded_by').notNull(),
    reason: text('reason'),
    gradedAt: instant('graded_at').notNull(),
  },
  (t) => [uniqueIndex('bet_gradings_sequence').on(t.betId, t.sequence)],
);

/** The part of a bet that a correction may change. */
export interface BetTerms extends BetDetails {
  selection: string;
  odds: number;
  stakeCents: number;
}

/** Corrections of clerical errors after the start, each with both versions; only inserted. */
export const betCorrections = pgTable(
  'bet_corrections',
  {
    id: uuid('id').primaryKey(),
    betId: uuid('bet_id')
      .notNull()
      .references(() => bets.id, { onDelete: 'cascade' }),
    sequence: integer('sequence').notNull(),
    before: json<BetTerms>('before').notNull(),
    after: json<BetTerms>('after').notNull(),
    reason: text('reason').notNull(),
    correctedAt: instant('corrected_at').notNull(),
  },
  (t) => [uniqueIndex('bet_corrections_sequence').on(t.betId, t.sequence)],
);

/** An owner's objection to a grade of a selection that was read from text; one for each bet, decided by staff. */
export const betDisputes = pgTable(
  'bet_disputes',
  {
    id: uuid('id').primaryKey(),
    betId: uuid('bet_id')
      .notNull()
      .references(() => bets.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    /** What stood when the owner objected. */
    selectionText: text('selection_text').notNull(),
    readAs: text('read_as').notNull(),
    grade: text('grade', { enum: ['win', 'loss', 'push', 'void'] }).notNull(),
    gradedSequence: integer('graded_sequence').notNull(),
    /** How the owner reads the text, where the owner gave a reading. */
    ownerSelection: json<ContestSelection>('owner_selection'),
    ownerReadAs: text('owner_read_as'),
    decision: text('decision', { enum: ['upheld', 'regraded'] }),
    decisionReason: text('decision_reason'),
    decidedBy: uuid('decided_by'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (t) => [uniqueIndex('bet_disputes_bet').on(t.betId), index('bet_disputes_open').on(t.createdAt).where(sql`decision is null`)],
);
