import type { GradeTerms, Selection } from '@clearedge/quant/grading';
import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cents, instant, json } from '../../columns.ts';
import { contests } from '../games/contests.ts';
import { users } from '../people/accounts.ts';
import type { SameGameLegs } from '../practice/practice.ts';

/** Parlays that someone saved to follow: no money moves for them. What was thought of them stays as it was when they were saved. */
export const savedParlays = pgTable(
  'saved_parlays',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['parlay', 'player_prop'] }).notNull(),
    /** A label: it pays from the prices of its legs. */
    odds: integer('odds').notNull(),
    stakeCents: cents('stake_cents').notNull(),
    toWinCents: cents('to_win_cents').notNull(),
    sameGame: json<SameGameLegs[]>('same_game').notNull(),
    /** That all legs win if none is pushed, 0..1: together, and as if they did not depend on each other. Null where the model could not say. */
    probability: doublePrecision('probability'),
    independentProbability: doublePrecision('independent_probability'),
    /** Expected profit per unit staked. */
    ev: doublePrecision('ev'),
    advice: text('advice').notNull(),
    savedAt: instant('saved_at').notNull(),
    status: text('status', { enum: ['pending', 'settled'] }).notNull(),
    result: text('result', { enum: ['win', 'loss', 'push', 'void'] }),
    payoutCents: cents('payout_cents'),
    settledAt: instant('settled_at'),
    /** How often it was settled; a correction settles again. */
    settlements: integer('settlements').notNull(),
    ruleVersion: text('rule_version').notNull(),
  },
  (t) => [
    index('saved_parlays_user').on(t.userId, t.savedAt.desc().nullsFirst()),
    check('saved_parlays_stake', sql`${t.stakeCents} > 0`),
    check('saved_parlays_settled', sql`(${t.status} = 'settled') = (${t.result} is not null and ${t.payoutCents} is not null)`),
  ],
);

/** One selection of a saved parlay at the price it had. */
export const savedParlayLegs = pgTable(
  'saved_parlay_legs',
  {
    id: uuid('id').primaryKey(),
    parlayId: uuid('parlay_id')
      .notNull()
      .references(() => savedParlays.id, { onDelete: 'cascade' }),
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
    probability: doublePrecision('probability'),
    result: text('result', { enum: ['win', 'loss', 'push', 'void'] }),
    rule: text('rule'),
    formula: text('formula'),
    awayScore: integer('away_score'),
    homeScore: integer('home_score'),
    factsVersion: integer('facts_version'),
  },
  (t) => [uniqueIndex('saved_parlay_legs_parlay').on(t.parlayId, t.position), index('saved_parlay_legs_contest').on(t.contestId)],
);
