import { PICK_SPORTS } from '@clearedge/contract/sports';
import type { PlayBasis } from '@clearedge/quant/blend';
import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, slateDate } from '../../columns.ts';
import { users } from '../people/accounts.ts';
import { contests } from './contests.ts';

/** What every link of a chain carries: the seal is the hash of its statement, the hash ties the seal to the link before. */
const link = () => ({
  id: uuid('id').primaryKey(),
  sequence: integer('sequence').notNull(),
  previous: text('previous').notNull(),
  seal: text('seal').notNull(),
  hash: text('hash').notNull(),
});

/** Each pick and each "no bet" of every sport that was ever published, in one order; rows are added and never changed. */
export const picks = pgTable(
  'picks',
  {
    ...link(),
    sport: text('sport', { enum: PICK_SPORTS }).notNull(),
    kind: text('kind', { enum: ['pick', 'no_bet'] }).notNull(),
    slateOn: slateDate('slate_on').notNull(),
    /** 1 for the sport's first pick of the day; null for a "no bet". */
    dayPlace: integer('day_place'),
    contestId: uuid('contest_id').references(() => contests.id),
    gameId: text('game_id'),
    matchup: text('matchup'),
    startsAt: instant('starts_at'),
    market: text('market', { enum: ['moneyline', 'spread', 'total'] }),
    side: text('side', { enum: ['away', 'home', 'over', 'under'] }),
    line: doublePrecision('line'),
    selection: text('selection'),
    /** The price at publication, whose it was, and when it was last seen. */
    odds: integer('odds'),
    book: text('book'),
    bookName: text('book_name'),
    priceSeenAt: instant('price_seen_at'),
    bookCount: integer('book_count'),
    fairOdds: doublePrecision('fair_odds'),
    /** That the bet wins, given that the stake does not come back, 0..1. */
    probability: doublePrecision('probability'),
    probabilityLow: doublePrecision('probability_low'),
    probabilityHigh: doublePrecision('probability_high'),
    pushProbability: doublePrecision('push_probability'),
    marketProbability: doublePrecision('market_probability'),
    /** What our number was made of; the profit per unit that it claims; the share of such claims that past plays kept. */
    basis: text('basis').$type<PlayBasis>(),
    claimedEv: doublePrecision('claimed_ev'),
    keptShare: doublePrecision('kept_share'),
    /** What is left of the claim, and the claim at the low end of the probability. */
    ev: doublePrecision('ev'),
    evLow: doublePrecision('ev_low'),
    beatsClose: doublePrecision('beats_close'),
    /** 0..100; what it measures is the sport's own. The band of past picks that it falls in, and how that had done, where there is one. */
    confidence: doublePrecision('confidence'),
    bandFrom: integer('band_from'),
    bandTo: integer('band_to'),
    bandPicks: integer('band_picks'),
    bandWins: integer('band_wins'),
    /** What the record counts it at, and the advised share of a bankroll, 0..1. */
    stakeUnits: doublePrecision('stake_units'),
    kellyShare: doublePrecision('kelly_share'),
    reasoning: text('reasoning').notNull(),
    modelVersion: text('model_version').notNull(),
    projectionId: uuid('projection_id'),
    isSimulated: boolean('is_simulated').notNull(),
    generatedAt: instant('generated_at').notNull(),
    /** Keeps a sealed statement from being found by trying every selection. */
    nonce: text('nonce').notNull(),
  },
  (t) => [
    uniqueIndex('picks_sequence').on(t.sequence),
    uniqueIndex('picks_contest_market').on(t.contestId, t.market),
    uniqueIndex('picks_no_bet').on(t.sport, t.slateOn).where(sql`kind = 'no_bet'`),
    uniqueIndex('picks_place').on(t.sport, t.slateOn, t.dayPlace),
    check('picks_before_start', sql`kind = 'no_bet' or generated_at < starts_at`),
  ],
);

/** Each official result of a pick; a correction is one more row, and the newest counts. */
export const pickResults = pgTable(
  'pick_results',
  {
    ...link(),
    pickId: uuid('pick_id')
      .notNull()
      .references(() => picks.id),
    version: integer('version').notNull(),
    result: text('result', { enum: ['win', 'loss', 'push', 'void'] }).notNull(),
    units: doublePrecision('units').notNull(),
    rule: text('rule').notNull(),
    ruleVersion: text('rule_version').notNull(),
    formula: text('formula').notNull(),
    awayScore: integer('away_score'),
    homeScore: integer('home_score'),
    factsVersion: integer('facts_version'),
    closing: text('closing', { enum: ['measured', 'line_moved', 'none'] }).notNull(),
    closingOdds: integer('closing_odds'),
    closingBook: text('closing_book'),
    /** The market's probability at the close without margin, 0..1. */
    closingProbability: doublePrecision('closing_probability'),
    /** Expected value of the price taken at that probability; null where it cannot be measured. */
    clv: doublePrecision('clv'),
    /** By how many points the line moved the pick's way, where it moved. */
    linePoints: doublePrecision('line_points'),
    gradedBy: text('graded_by').notNull(),
    reason: text('reason'),
    gradedAt: instant('graded_at').notNull(),
  },
  (t) => [uniqueIndex('pick_results_sequence').on(t.sequence), uniqueIndex('pick_results_version').on(t.pickId, t.version)],
);

/** A reader's own word on a pick; it never touches the record. */
export const pickMarks = pgTable(
  'pick_marks',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    pickId: uuid('pick_id')
      .notNull()
      .references(() => picks.id),
    result: text('result', { enum: ['win', 'loss', 'push'] }).notNull(),
    markedAt: instant('marked_at').notNull(),
  },
  (t) => [uniqueIndex('pick_marks_user_pick').on(t.userId, t.pickId)],
);
