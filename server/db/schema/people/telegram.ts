import { bigint, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../columns.ts';
import { users } from './accounts.ts';

/** The Telegram chat in which a user wants to be told; a chat is one user's. */
export const telegramLinks = pgTable(
  'telegram_links',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    chatId: text('chat_id').notNull(),
    /** As the chat calls itself, so that its owner knows it again. */
    name: text('name').notNull(),
    linkedAt: instant('linked_at').notNull(),
  },
  (t) => [uniqueIndex('telegram_links_chat').on(t.chatId)],
);

/** A code that links the chat it is sent from, once. */
export const telegramCodes = pgTable('telegram_codes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  codeHash: text('code_hash').notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
});

/** How far the bot's messages were read: one row. */
export const telegramReading = pgTable('telegram_reading', {
  bot: text('bot').primaryKey(),
  nextUpdateId: bigint('next_update_id', { mode: 'number' }).notNull(),
});
