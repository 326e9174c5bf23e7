import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../columns.ts';
import { users } from '../people/accounts.ts';
import { bets } from './bets.ts';

/** The chance that its owner gave a tracked bet, before its game began. */
export const betEstimates = pgTable(
  'bet_estimates',
  {
    betId: uuid('bet_id')
      .primaryKey()
      .references(() => bets.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    probability: doublePrecision('probability').notNull(),
    notedAt: instant('noted_at').notNull(),
  },
  (t) => [index('bet_estimates_user').on(t.userId), check('bet_estimates_chance', sql`${t.probability} > 0 and ${t.probability} < 1`)],
);
