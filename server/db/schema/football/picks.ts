import { boolean, doublePrecision, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, slateDate } from '../../columns.ts';
import { contests } from '../games/contests.ts';
import { users } from '../people/accounts.ts';
import { footballForecasts } from './forecasts.ts';

/** Each football pick that was ever published; rows are added and never changed. */
export const footballPicks = pgTable(
  'football_picks',
  {
    id: uuid('id').primaryKey(),
    slateOn: slateDate('slate_on').notNull(),
    /** 1 for the first pick of the day. */
    dayPlace: integer('day_place').notNull(),
    contestId: uuid('contest_id')
      .notNull()
      .references(() => contests.id),
    startsAt: instant('starts_at').notNull(),
    market: text('market', { enum: ['moneyline', 'spread', 'total'] }).notNull(),
    side: text('side', { enum: ['away', 'home', 'over', 'under'] }).notNull(),
    line: doublePrecision('line'),
    selection: text('selection').notNull(),
    /** The price at publication, whose it was, and when it was last seen. */
    odds: integer('odds').notNull(),
    book: text('book').notNull(),
    bookName: text('book_name').notNull(),
    priceSeenAt: instant('price_seen_at').notNull(),
    bookCount: integer('book_count').notNull(),
    fairOdds: doublePrecision('fair_odds').notNull(),
    /** That the bet wins, given that the stake does not come back, 0..1. */
    probability: doublePrecision('probability').notNull(),
    probabilityLow: doublePrecision('probability_low').notNull(),
    probabilityHigh: doublePrecision('probability_high').notNull(),
    pushProbability: doublePrecision('push_probability').notNull(),
    marketProbability: doublePrecision('market_probability').notNull(),
    /** Expected profit per unit, and at the low end of the probability. */
    ev: doublePrecision('ev').notNull(),
    evLow: doublePrecision('ev_low').notNull(),
    /** That the price is on our side if what is said of the uncertainty is right, 0..100. */
    confidence: doublePrecision('confidence').notNull(),
    reasoning: text('reasoning').notNull(),
    modelVersion: text('model_version').notNull(),
    forecastId: uuid('forecast_id')
      .notNull()
      .references(() => footballForecasts.id),
    isSimulated: boolean('is_simulated').notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (t) => [
    uniqueIndex('football_picks_contest_market').on(t.contestId, t.market),
    uniqueIndex('football_picks_place').on(t.slateOn, t.dayPlace),
  ],
);

/** Each official result of a pick; a correction is one more row, and the newest counts. */
export const footballPickResults = pgTable(
  'football_pick_results',
  {
    id: uuid('id').primaryKey(),
    pickId: uuid('pick_id')
      .notNull()
      .references(() => footballPicks.id),
    version: integer('version').notNull(),
    result: text('result', { enum: ['win', 'loss', 'push', 'void'] }).notNull(),
    /** Profit in units. */
    units: doublePrecision('units').notNull(),
    rule: text('rule').notNull(),
    ruleVersion: text('rule_version').notNull(),
    formula: text('formula').notNull(),
    awayScore: integer('away_score').notNull(),
    homeScore: integer('home_score').notNull(),
    factsVersion: integer('facts_version').notNull(),
    closing: text('closing', { enum: ['measured', 'line_moved', 'none'] }).notNull(),
    closingOdds: integer('closing_odds'),
    closingBook: text('closing_book'),
    /** The market's probability at the close without margin, 0..1. */
    closingProbability: doublePrecision('closing_probability'),
    /** Expected value of the price taken at that probability; null where it cannot be measured. */
    clv: doublePrecision('clv'),
    /** By how many points the line moved the pick's way, where it moved. */
    linePoints: doublePrecision('line_points'),
    gradedBy: text('graded_by').notNull().default('settlement'),
    /** Why a result was corrected. */
    reason: text('reason'),
    gradedAt: instant('graded_at').notNull(),
  },
  (t) => [uniqueIndex('football_pick_results_version').on(t.pickId, t.version)],
);

/** A reader's own word on a pick; it never touches the record. */
export const footballPickMarks = pgTable(
  'football_pick_marks',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    pickId: uuid('pick_id')
      .notNull()
      .references(() => footballPicks.id),
    result: text('result', { enum: ['win', 'loss', 'push'] }).notNull(),
    markedAt: instant('marked_at').notNull(),
  },
  (t) => [uniqueIndex('football_pick_marks_user').on(t.userId, t.pickId), index('football_pick_marks_pick').on(t.pickId)],
);
