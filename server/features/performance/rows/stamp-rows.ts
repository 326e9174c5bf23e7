import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../kernel/db.ts';

/** A text that changes with every bet that somebody adds, changes, removes or gets settled. */
export async function readStamp(db: Db, userId: string): Promise<string> {
  const [row] = await rowsOf<{ stamp: string }>(
    db,
    sql`select count(*)::text || ' ' || coalesce(max(updated_at)::text, '') || ' ' || coalesce(sum(profit_cents), 0)::text as stamp
      from bets where user_id = ${userId}`,
  );
  return row?.stamp ?? '';
}
