import type { StrategySport } from '@clearedge/contract/strategy-terms';
import { boolean, doublePrecision, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, json, slateDate } from '../../columns.ts';
import { contests } from '../games/contests.ts';
import { users } from '../people/accounts.ts';

/** What a game and a side must have for a strategy to bet on it. Absent conditions ask nothing. */
export interface StoredConditions {
  sport: StrategySport;
  market: 'Moneyline' | 'Spread' | 'Total';
  /** Decimal prices, both ends included. */
  minOdds: number;
  maxOdds: number;
  confidenceThreshold: number;
  bankrollPercentage: number;
  team?: string | undefined;
  side?: 'home' | 'away' | 'over' | 'under' | undefined;
  role?: 'favorite' | 'underdog' | undefined;
  movement?: { direction: 'toward' | 'against'; points: number } | undefined;
  weather?:
    | {
        minTemperature?: number | undefined;
        maxTemperature?: number | undefined;
        minWind?: number | undefined;
        wind?: 'out' | 'in' | undefined;
        roof?: 'open' | 'indoors' | undefined;
      }
    | undefined;
  rest?: { minDays?: number | undefined; edge?: 'more' | 'less' | undefined } | undefined;
}

export const strategies = pgTable(
  'strategies',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    conditions: json<StoredConditions>('conditions').notNull(),
    isActive: boolean('is_active').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Since when the conditions are what they are: what came before is a backtest, what comes after is not. */
    conditionsAt: instant('conditions_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('strategies_user').on(t.userId), index('strategies_active').on(t.isActive)],
);

/** Every time an active strategy fired, at the price of that moment: its forward test. Once a game; a row is never changed. */
export const strategyMatches = pgTable(
  'strategy_matches',
  {
    id: uuid('id').primaryKey(),
    strategyId: uuid('strategy_id')
      .notNull()
      .references(() => strategies.id, { onDelete: 'cascade' }),
    contestId: uuid('contest_id')
      .notNull()
      .references(() => contests.id),
    slateOn: slateDate('slate_on').notNull(),
    market: text('market', { enum: ['moneyline', 'spread', 'total'] }).notNull(),
    side: text('side', { enum: ['away', 'home', 'over', 'under'] }).notNull(),
    line: doublePrecision('line'),
    odds: integer('odds').notNull(),
    book: text('book').notNull(),
    bookName: text('book_name').notNull(),
    confidence: doublePrecision('confidence'),
    firedAt: instant('fired_at').notNull(),
  },
  (t) => [uniqueIndex('strategy_matches_once').on(t.strategyId, t.contestId)],
);
