import { and, asc, count, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { consultations, users } from '../../db/schema/index.ts';
import type { Db } from '../../kernel/db.ts';

export type ConsultationRow = typeof consultations.$inferSelect;
export interface StaffRow {
  consultation: ConsultationRow;
  username: string;
}

const SHOWN = 100;
const isAhead = eq(consultations.status, 'scheduled');

export const insertConsultation = (db: Db, row: ConsultationRow): Promise<unknown> => db.insert(consultations).values(row);

export const updateConsultation = (db: Db, id: string, change: Partial<ConsultationRow>): Promise<unknown> =>
  db.update(consultations).set(change).where(eq(consultations.id, id));

export const listOf = (db: Db, userId: string): Promise<ConsultationRow[]> =>
  db
    .select()
    .from(consultations)
    .where(eq(consultations.userId, userId))
    .orderBy(desc(consultations.startsAt), desc(consultations.id))
    .limit(SHOWN);

export async function findConsultation(db: Db, id: string): Promise<ConsultationRow | null> {
  const [row] = await db.select().from(consultations).where(eq(consultations.id, id));
  return row ?? null;
}

export async function lockConsultation(db: Db, id: string): Promise<ConsultationRow | null> {
  const [row] = await db.select().from(consultations).where(eq(consultations.id, id)).for('update');
  return row ?? null;
}

export async function countAhead(db: Db, userId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ ahead: count() })
    .from(consultations)
    .where(and(eq(consultations.userId, userId), isAhead, gt(consultations.startsAt, now)));
  return row?.ahead ?? 0;
}

export const listAheadOf = (db: Db, expertId: string, now: Date): Promise<ConsultationRow[]> =>
  db
    .select()
    .from(consultations)
    .where(and(eq(consultations.expertId, expertId), isAhead, gt(consultations.startsAt, now)))
    .orderBy(asc(consultations.startsAt));

/** Sessions that begin after `from` and until `to`, for reminders. */
export const listBeginning = (db: Db, from: Date, to: Date): Promise<ConsultationRow[]> =>
  db
    .select()
    .from(consultations)
    .where(and(isAhead, gt(consultations.startsAt, from), lte(consultations.startsAt, to)));

/** Marks everything as completed whose time is over. */
export const completeOver = (db: Db, now: Date): Promise<{ id: string }[]> =>
  db
    .update(consultations)
    .set({ status: 'completed', updatedAt: now })
    .where(and(isAhead, lte(sql`${consultations.startsAt} + make_interval(mins => ${consultations.minutes})`, now.toISOString())))
    .returning({ id: consultations.id });

const forStaff = (db: Db) =>
  db
    .select({ consultation: consultations, username: users.username })
    .from(consultations)
    .innerJoin(users, eq(users.id, consultations.userId));

export const listForStaff = (
  db: Db,
  status: ConsultationRow['status'] | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<StaffRow[]> =>
  forStaff(db)
    .where(status && eq(consultations.status, status))
    .orderBy(desc(consultations.startsAt), desc(consultations.id))
    .limit(limit)
    .offset(offset);

export async function findForStaff(db: Db, id: string): Promise<StaffRow | null> {
  const [row] = await forStaff(db).where(eq(consultations.id, id));
  return row ?? null;
}
