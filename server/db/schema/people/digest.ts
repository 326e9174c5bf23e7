import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant, slateDate } from '../../columns.ts';
import { users } from './accounts.ts';

/** One row for each digest that was mailed, or is being mailed: whoever adds the row sends the mail. */
export const digestMails = pgTable(
  'digest_mails',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    slateOn: slateDate('slate_on').notNull(),
    claimedAt: instant('claimed_at').notNull(),
    /** Null while it is on its way, and for ever if the process died then: no one can know whether it arrived. */
    sentAt: instant('sent_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.slateOn] })],
);
