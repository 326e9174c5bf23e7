import { REACTIONS } from '@clearedge/contract/competition';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, slateDate } from '../../columns.ts';
import { users } from '../people/accounts.ts';
import { groups } from './groups.ts';

/** What a member wrote about a day's games. A removed one keeps its place without its text. */
export const groupComments = pgTable(
  'group_comments',
  {
    id: uuid('id').primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    slateOn: slateDate('slate_on').notNull(),
    text: text('text').notNull(),
    at: instant('at').notNull(),
    editedAt: instant('edited_at'),
    removedAs: text('removed_as', { enum: ['deleted', 'removed'] }),
  },
  (t) => [index('group_comments_slate').on(t.groupId, t.slateOn, t.at), index('group_comments_user').on(t.userId)],
);

export const groupReactions = pgTable(
  'group_reactions',
  {
    commentId: uuid('comment_id')
      .notNull()
      .references(() => groupComments.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: REACTIONS }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.commentId, t.userId, t.kind] }), index('group_reactions_user').on(t.userId)],
);

/** Who reported what: each once, and it is hidden from them. */
export const groupCommentReports = pgTable(
  'group_comment_reports',
  {
    commentId: uuid('comment_id')
      .notNull()
      .references(() => groupComments.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.commentId, t.userId] }), index('group_comment_reports_user').on(t.userId)],
);
