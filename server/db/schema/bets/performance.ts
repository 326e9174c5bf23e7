import { doublePrecision, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../columns.ts';
import { bets } from './bets.ts';

/** The market at the first pitch beside each settled bet, looked up once for each settlement of it. */
export const betClosings = pgTable('bet_closings', {
  betId: uuid('bet_id')
    .primaryKey()
    .references(() => bets.id, { onDelete: 'cascade' }),
  /** The settlement it belongs to: a bet that was settled again is looked up again. */
  settledAt: instant('settled_at').notNull(),
  kind: text('kind', { enum: ['measured', 'line_moved', 'none'] }).notNull(),
  /** The best closing price on the bet's own line. */
  odds: integer('odds'),
  /** Probability of the selection at the close without margin, average over books; null where no book closed both sides. */
  probability: doublePrecision('probability'),
  /** Where books closed on other lines only: how far the nearest moved in the bet's favor. */
  linePoints: doublePrecision('line_points'),
  recordedAt: instant('recorded_at').notNull(),
});
