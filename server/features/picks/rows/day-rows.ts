import type { PickSport } from '@clearedge/contract/sports';
import { eq, sql } from 'drizzle-orm';
import { contests } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

/** The nearest days with games of a sport before and after a day. */
export async function findDaysAround(
  db: Db,
  sport: PickSport,
  slateOn: string,
): Promise<{ previousOn: string | null; nextOn: string | null }> {
  const [row] = await db
    .select({
      previousOn: sql<string | null>`max(${contests.slateOn}) filter (where ${contests.slateOn} < ${slateOn}::date)::text`,
      nextOn: sql<string | null>`min(${contests.slateOn}) filter (where ${contests.slateOn} > ${slateOn}::date)::text`,
    })
    .from(contests)
    .where(eq(contests.sport, sport));
  return { previousOn: row?.previousOn ?? null, nextOn: row?.nextOn ?? null };
}
