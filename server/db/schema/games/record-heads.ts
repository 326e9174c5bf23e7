import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, slateDate } from '../../columns.ts';

/** Where every chain of the record ended on an Eastern day, signed by the installation. Rows are added and never changed. */
export const recordHeads = pgTable('record_heads', {
  publishedOn: slateDate('published_on').primaryKey(),
  publishedAt: instant('published_at').notNull(),
  statement: jsonb('statement').$type<Record<string, string>>().notNull(),
  publicKey: text('public_key').notNull(),
  signature: text('signature').notNull(),
});
