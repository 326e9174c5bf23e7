import type { ClaimMemory } from '@clearedge/quant/blend';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, json, slateDate } from '../../columns.ts';

/** What the model believes of clubs, pitchers, batters and parks; one row for each version of its parameters. */
export const ratingStates = pgTable('rating_states', {
  modelVersion: text('model_version').primaryKey(),
  /** Every game of this Eastern day and before is in, as far as it was over. */
  ratedTo: slateDate('rated_to').notNull(),
  games: integer('games').notNull(),
  /** Text and not jsonb: it is hashed as it is. */
  state: text('state').notNull(),
  /** Games of the last days that are in, so that one that ended late is taken once; what recent moneylines claimed too much, by weight. */
  recent: json<{ gameIds: string[]; memory?: ClaimMemory }>('recent').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
