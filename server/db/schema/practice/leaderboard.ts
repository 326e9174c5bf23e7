import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cents, instant, slateDate } from '../../columns.ts';
import { users } from '../people/accounts.ts';

/** How someone appears on public boards. Without a row: by username, listed. */
export const leaderboardProfiles = pgTable(
  'leaderboard_profiles',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    displayName: text('display_name'),
    displayNameKey: text('display_name_key'),
    isListed: boolean('is_listed').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [uniqueIndex('leaderboard_profiles_name').on(t.displayNameKey).where(sql`display_name_key is not null`)],
);

/** Weeks whose table is frozen; rows are added and never changed. */
export const leaderboardWeeks = pgTable('leaderboard_weeks', {
  /** The Monday, Eastern. */
  weekOn: slateDate('week_on').primaryKey(),
  frozenAt: instant('frozen_at').notNull(),
  competitors: integer('competitors').notNull(),
});

/** A user's figures in a frozen week: version 1 by the freeze, each later one a correction. Only inserted; the newest counts. */
export const leaderboardStandings = pgTable(
  'leaderboard_standings',
  {
    id: uuid('id').primaryKey(),
    weekOn: slateDate('week_on').notNull(),
    // No reference: the row outlives the account, and holds nothing that names its owner.
    userId: uuid('user_id').notNull(),
    version: integer('version').notNull(),
    bets: integer('bets').notNull(),
    wins: integer('wins').notNull(),
    losses: integer('losses').notNull(),
    points: integer('points').notNull(),
    stakedCents: cents('staked_cents').notNull(),
    profitCents: cents('profit_cents').notNull(),
    /** Profit with every bet counted as one unit, in hundredths. */
    unitHundredths: integer('unit_hundredths').notNull(),
    reason: text('reason'),
    recordedAt: instant('recorded_at').notNull(),
  },
  (t) => [uniqueIndex('leaderboard_standings_version').on(t.weekOn, t.userId, t.version)],
);

/** The division and cohort that someone plays a week in; only inserted. */
export const leaderboardPlaces = pgTable(
  'leaderboard_places',
  {
    id: uuid('id').primaryKey(),
    weekOn: slateDate('week_on').notNull(),
    userId: uuid('user_id').notNull(),
    /** 1 is where everybody starts. */
    division: integer('division').notNull(),
    cohort: integer('cohort').notNull(),
    movement: text('movement', { enum: ['new', 'up', 'down', 'stays'] }).notNull(),
    placedAt: instant('placed_at').notNull(),
  },
  (t) => [uniqueIndex('leaderboard_places_one').on(t.weekOn, t.userId), index('leaderboard_places_user').on(t.userId, t.weekOn)],
);
