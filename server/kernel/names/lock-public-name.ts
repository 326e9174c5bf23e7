import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';

/** One claim of a public name after the other: usernames and chosen display names are kept in two tables, which no unique index covers together. */
export const lockPublicName = (tx: Ctx, skeleton: string): Promise<unknown> =>
  tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`public name ${skeleton}`}, 0))`);
