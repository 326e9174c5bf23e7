import { bigserial, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, json } from '../../columns.ts';
import { users } from '../people/accounts.ts';

/** What someone asks of those who run the installation. */
export const tickets = pgTable(
  'tickets',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    category: text('category', { enum: ['analysis_insight', 'market_update', 'feature_request', 'bug_report'] }).notNull(),
    priority: text('priority', { enum: ['low', 'medium', 'high', 'urgent'] }).notNull(),
    status: text('status', { enum: ['open', 'in_progress', 'resolved', 'closed'] }).notNull(),
    source: text('source').notNull(),
    metadata: json<Record<string, unknown>>('metadata').notNull(),
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Deleted by staff: out of every list, kept for its history. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [index('tickets_user').on(t.userId, t.createdAt), index('tickets_status').on(t.status, t.createdAt)],
);

/** What was stated and done about a ticket, the oldest first; nothing of it is changed. */
export const ticketEntries = pgTable(
  'ticket_entries',
  {
    id: uuid('id').primaryKey(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    by: text('by', { enum: ['member', 'staff'] }).notNull(),
    kind: text('kind', { enum: ['reply', 'change'] }).notNull(),
    body: text('body').notNull(),
    at: instant('at').notNull(),
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
  },
  (t) => [index('ticket_entries_ticket').on(t.ticketId, t.sequence)],
);
