import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../columns.ts';
import { users } from '../people/accounts.ts';

/** Which features a member has switched on before everybody has them. */
export const earlyChoices = pgTable(
  'early_choices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    featureId: text('feature_id').notNull(),
    isEnabled: boolean('is_enabled').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.featureId] })],
);
