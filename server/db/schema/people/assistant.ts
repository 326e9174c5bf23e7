import type { AssistantCard, AssistantChip } from '@clearedge/contract/shapes/assistant-card';
import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { instant, json } from '../../columns.ts';
import { users } from './accounts.ts';

/** What an answer was made from and by whom. */
export interface AnswerOrigin {
  sources: { label: string; asOf: string | null; href: string | null }[];
  links: { label: string; href: string }[];
  cards: z.input<typeof AssistantCard>[];
  chips: z.input<typeof AssistantChip>[];
  answeredBy: 'analyst' | 'language_model';
  fallback: 'unreachable' | 'timeout' | 'garbage' | 'cut_off' | 'too_many_steps' | 'unsupported_figures' | null;
  tools: string[];
  readAs?: string | null;
}

export const assistantMessages = pgTable(
  'assistant_messages',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Order of writing: two messages may carry the same time. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    content: text('content').notNull(),
    /** Null on a question. */
    origin: json<AnswerOrigin>('origin'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('assistant_messages_user').on(t.userId, t.sequence)],
);

/** Questions in the current minute and day; clearing a conversation does not touch it. */
export const assistantUsage = pgTable(
  'assistant_usage',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    span: text('span', { enum: ['minute', 'day'] }).notNull(),
    startedAt: instant('started_at').notNull(),
    requested: integer('asked').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.span] })],
);
