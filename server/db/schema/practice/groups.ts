import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, slateDate } from '../../columns.ts';
import { contests } from '../games/contests.ts';
import { users } from '../people/accounts.ts';

export const groups = pgTable(
  'groups',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    isPrivate: boolean('is_private').notNull(),
    maxMembers: integer('max_members').notNull(),
    /** How many belong to it now; kept with the rows of its members, in the same transaction. */
    memberCount: integer('member_count').notNull(),
    inviteCode: text('invite_code').notNull(),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (t) => [
    uniqueIndex('groups_invite_code').on(t.inviteCode),
    check('groups_not_overfull', sql`${t.memberCount} between 0 and ${t.maxMembers}`),
  ],
);

/** One row per stay: who leaves and comes back has two. */
export const groupMembers = pgTable(
  'group_members',
  {
    id: uuid('id').primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['admin', 'member'] }).notNull(),
    joinedAt: instant('joined_at').notNull(),
    endedAt: instant('ended_at'),
    endedAs: text('ended_as', { enum: ['left', 'removed'] }),
  },
  (t) => [
    uniqueIndex('group_members_current').on(t.groupId, t.userId).where(sql`ended_at is null`),
    uniqueIndex('group_members_admin').on(t.groupId).where(sql`role = 'admin' and ended_at is null`),
    index('group_members_user').on(t.userId),
  ],
);

/** What happened in a group, for its members to read. */
export const groupActivities = pgTable(
  'group_activities',
  {
    id: uuid('id').primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    at: instant('at').notNull(),
    kind: text('kind', {
      enum: ['created', 'joined', 'left', 'removed', 'code_renewed', 'handed_over', 'edited', 'rules_changed', 'closed'],
    }).notNull(),
    /** Who did it, and to whom; null once the account is deleted. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    subjectId: uuid('subject_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [index('group_activities_group').on(t.groupId, t.at)],
);

/** Wrong invite codes per user and per address. */
export const groupJoinTries = pgTable('group_join_tries', {
  key: text('key').primaryKey(),
  tries: integer('tries').notNull(),
  windowStartedAt: instant('window_started_at').notNull(),
});

/** A member's pick on one market of a game: sealed from the others until the first pitch. */
export const groupPicks = pgTable(
  'group_picks',
  {
    id: uuid('id').primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contestId: uuid('contest_id')
      .notNull()
      .references(() => contests.id),
    slateOn: slateDate('slate_on').notNull(),
    market: text('market', { enum: ['moneyline', 'spread', 'total'] }).notNull(),
    side: text('side', { enum: ['away', 'home', 'over', 'under'] }).notNull(),
    line: doublePrecision('line'),
    /** The best price on the board when it was picked, and whose. */
    odds: integer('odds').notNull(),
    bookName: text('book_name').notNull(),
    scheduledInnings: integer('scheduled_innings').notNull(),
    /** Of a game on the group's card: its confidence weight, and on the last game the guess of its total runs. */
    weight: integer('weight'),
    runsGuess: integer('runs_guess'),
    pickedAt: instant('picked_at').notNull(),
    result: text('result', { enum: ['win', 'loss', 'push', 'void'] }),
    formula: text('formula'),
    factsVersion: integer('facts_version'),
    gradedAt: instant('graded_at'),
  },
  (t) => [
    uniqueIndex('group_picks_one_a_weight').on(t.groupId, t.userId, t.slateOn, t.weight),
    uniqueIndex('group_picks_one_a_market').on(t.groupId, t.userId, t.contestId, t.market),
    index('group_picks_contest').on(t.contestId),
    index('group_picks_slate').on(t.groupId, t.slateOn),
  ],
);

/** What the admin decided of the group's pick'em, from a week on until the next row. */
export const groupRules = pgTable(
  'group_rules',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    /** The Monday from which it holds. */
    weekOn: slateDate('week_on').notNull(),
    /** The day of the card, 1 for Monday to 7 for Sunday; null while the group plays none. */
    cardDay: integer('card_day'),
    cardGames: integer('card_games').notNull(),
    hasWeights: boolean('has_weights').notNull(),
    missedPenalty: integer('missed_penalty').notNull(),
    dropsWorst: boolean('drops_worst').notNull(),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.weekOn] }), check('group_rules_day', sql`${t.cardDay} between 1 and 7`)],
);

/** The games of a week's card, fixed by the first pick on it. */
export const groupCardGames = pgTable(
  'group_card_games',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    weekOn: slateDate('week_on').notNull(),
    contestId: uuid('contest_id')
      .notNull()
      .references(() => contests.id),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.weekOn, t.contestId] }),
    uniqueIndex('group_card_games_place').on(t.groupId, t.weekOn, t.position),
  ],
);
