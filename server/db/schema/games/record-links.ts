import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/**
 * The places of what was published in a sport's two chains, for every sport but baseball, whose rows hold their own. Rows are added and never
 * changed.
 */
export const recordLinks = pgTable(
  'record_links',
  {
    sport: text('sport').notNull(),
    chain: text('chain', { enum: ['picks', 'results'] }).notNull(),
    sequence: integer('sequence').notNull(),
    /** The row of the sport's own table that has this place. */
    entryId: uuid('entry_id').notNull(),
    previous: text('previous').notNull(),
    seal: text('seal').notNull(),
    hash: text('hash').notNull(),
    /** What the statement says beyond that row, as it was when the place was given. */
    said: jsonb('said').$type<Record<string, string>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sport, t.chain, t.sequence] }), uniqueIndex('record_links_entry').on(t.entryId)],
);
