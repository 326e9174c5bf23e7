import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { playLimits, users } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';

const READING = ['pro', 'elite'] as const;

/** People who may read every pick and are not taking a break from betting now: those are not called back to it. */
export async function listReaders({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<string[]> {
  const at = now();
  const isOver = (until: typeof playLimits.coolOffUntil | typeof playLimits.excludedUntil) => or(isNull(until), lte(until, at));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(playLimits, eq(playLimits.userId, users.id))
    .where(
      and(
        inArray(users.tier, [...READING]),
        eq(users.isSimulated, false),
        isOver(playLimits.coolOffUntil),
        isOver(playLimits.excludedUntil),
      ),
    )
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}
