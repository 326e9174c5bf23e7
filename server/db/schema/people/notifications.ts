import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../columns.ts';
import { users } from './accounts.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    href: text('href'),
    dedupeKey: text('dedupe_key').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    /** Held back until then, over quiet hours or a break; null once it may be seen. */
    shownFrom: instant('shown_from'),
    /** When it is to be mailed; null where that is done or not wanted. */
    mailDueAt: instant('mail_due_at'),
    /** When it is to be shown on one's devices; null where that is done or not wanted. */
    pushDueAt: instant('push_due_at'),
    /** When it is to be sent by Telegram; null where that is done or not wanted. */
    telegramDueAt: instant('telegram_due_at'),
  },
  (t) => [
    uniqueIndex('notifications_dedupe').on(t.userId, t.dedupeKey),
    index('notifications_user').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('notifications_held').on(t.shownFrom).where(sql`shown_from is not null`),
    index('notifications_mail').on(t.mailDueAt).where(sql`mail_due_at is not null`),
    index('notifications_push').on(t.pushDueAt).where(sql`push_due_at is not null`),
    index('notifications_telegram').on(t.telegramDueAt).where(sql`telegram_due_at is not null`),
  ],
);
