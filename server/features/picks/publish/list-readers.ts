import { tiersWith } from '@clearedge/contract/entitlements';
import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { playLimits, users } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';

/** People who may read every pick and may bet: nobody is called to betting during a break or self-exclusion, or under 21. */
export async function listReaders({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<string[]> {
  const at = now();
  const isOver = (until: typeof playLimits.coolOffUntil | typeof playLimits.excludedUntil) => or(isNull(until), lte(until, at));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(playLimits, eq(playLimits.userId, users.id))
    .where(
      and(
        inArray(users.tier, tiersWith('picks')),
        eq(users.isSimulated, false),
        isOver(playLimits.coolOffUntil),
        isOver(playLimits.excludedUntil),
        or(isNull(playLimits.ageAnswer), eq(playLimits.ageAnswer, 'of_age')),
      ),
    )
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}
