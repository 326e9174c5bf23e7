import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, json } from '../../columns.ts';
import { users } from '../people/accounts.ts';

/** A session of a member with an expert. */
export const consultations = pgTable(
  'consultations',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expertId: text('expert_id').notNull(),
    /** As it was called when it was booked: a later name is another person. */
    expertName: text('expert_name').notNull(),
    startsAt: instant('starts_at').notNull(),
    minutes: integer('minutes').notNull(),
    type: text('type', { enum: ['strategy', 'analysis', 'portfolio', 'general'] }).notNull(),
    topic: text('topic'),
    status: text('status', { enum: ['scheduled', 'completed', 'cancelled'] }).notNull(),
    cancelledBy: text('cancelled_by', { enum: ['member', 'staff'] }),
    /** How often it was moved or canceled: calendars take the higher number for the newer one. */
    sequence: integer('sequence').notNull(),
    joinUrl: text('join_url'),
    recordingUrl: text('recording_url'),
    notes: text('notes'),
    createdAt: instant('created_at').notNull(),
    /** When it was booked for this start. */
    slotAt: instant('slot_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('consultations_user').on(t.userId, t.startsAt),
    index('consultations_status').on(t.status, t.startsAt),
    check('consultations_minutes', sql`minutes in (30, 60)`),
    check('consultations_cancelled', sql`(status = 'cancelled') = (cancelled_by is not null)`),
  ],
);

/** The half hours that a session takes of the expert and of the member; gone once it is canceled. Neither can be in two places. */
export const consultationHalves = pgTable(
  'consultation_halves',
  {
    consultationId: uuid('consultation_id')
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    expertId: text('expert_id').notNull(),
    userId: uuid('user_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.consultationId, t.startsAt] }),
    uniqueIndex('consultation_halves_expert').on(t.expertId, t.startsAt),
    uniqueIndex('consultation_halves_user').on(t.userId, t.startsAt),
  ],
);

/** What staff set of an expert; without a row, what the product begins with. */
export const expertHours = pgTable('expert_hours', {
  expertId: text('expert_id').primaryKey(),
  name: text('name').notNull(),
  weekdays: json<string[]>('weekdays').notNull(),
  /** Eastern days. */
  daysOff: json<string[]>('days_off').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
