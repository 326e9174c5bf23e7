import { and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { consultationHalves } from '../../db/schema/index.ts';
import type { Db } from '../../kernel/db.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import type { ConsultationRow } from './consultation-rows.ts';
import { endOf, halvesOf, type Taken } from './consultation-rules.ts';

/** Bookings of one expert, and of one member, follow one another; always in this order, or two could wait for each other. */
export async function lockSeats(db: Db, expertId: string, userId?: string): Promise<void> {
  for (const seat of [`expert ${expertId}`, ...(userId ? [`member ${userId}`] : [])])
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`consultation ${seat}`}, 0))`);
}

const freeHalves = (db: Db, consultationId: string): Promise<unknown> =>
  db.delete(consultationHalves).where(eq(consultationHalves.consultationId, consultationId));

type Session = Pick<ConsultationRow, 'id' | 'expertId' | 'userId' | 'startsAt' | 'minutes'>;

/**
 * Takes the half hours of a session for its expert and its member. The unique indexes decide: of all who want one, a single one gets it, whatever
 * each of them had read before.
 */
export async function takeHalves(db: Db, { id, expertId, userId, startsAt, minutes }: Session): Promise<void> {
  const wanted = halvesOf(startsAt, minutes).map((half) => ({ consultationId: id, expertId, userId, startsAt: half }));
  const got = await db.insert(consultationHalves).values(wanted).onConflictDoNothing().returning({ id: consultationHalves.consultationId });
  if (got.length === wanted.length) return;
  const [own] = await db
    .select({ id: consultationHalves.consultationId })
    .from(consultationHalves)
    .where(
      and(
        eq(consultationHalves.userId, userId),
        gte(consultationHalves.startsAt, startsAt),
        lt(consultationHalves.startsAt, endOf({ startsAt, minutes })),
        sql`${consultationHalves.consultationId} <> ${id}`,
      ),
    );
  throw new DomainError('CONFLICT', own ? 'You already have a session at that time.' : 'This slot was just taken. Choose another one.');
}

export const moveHalves = async (db: Db, session: Session): Promise<void> => {
  await freeHalves(db, session.id);
  await takeHalves(db, session);
};
export { freeHalves };

/** What is taken of some experts, and by the caller anywhere, from an instant on and before another. */
export async function readTaken(
  db: Db,
  { expertIds, userId, from, to }: { expertIds: readonly string[]; userId: string; from: Date; to: Date },
): Promise<(expertId: string) => Taken> {
  const rows = await db
    .select()
    .from(consultationHalves)
    .where(
      and(
        or(inArray(consultationHalves.expertId, [...expertIds]), eq(consultationHalves.userId, userId)),
        gte(consultationHalves.startsAt, from),
        lt(consultationHalves.startsAt, to),
      ),
    );
  return (expertId) =>
    new Map(
      rows
        .filter((row) => row.expertId === expertId || row.userId === userId)
        .map((row) => [row.startsAt.getTime(), row.userId === userId ? 'yours' : 'taken'] as const)
        .sort(([, a], [, b]) => (a === b ? 0 : a === 'taken' ? -1 : 1)),
    );
}
