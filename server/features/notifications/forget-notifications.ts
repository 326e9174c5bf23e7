import { sql } from 'drizzle-orm';
import type { Ctx } from '../../kernel/ctx.ts';
import { rowsOf } from '../../kernel/db.ts';

/** Removes at most so many notifications from before an instant, read or not; never one that is still to be shown or sent. Answers how many went. */
export async function forgetNotifications({ db }: Pick<Ctx, 'db'>, before: Date, most: number): Promise<number> {
  const rows = await rowsOf(
    db,
    sql`delete from notifications where id in (
        select id from notifications where created_at < ${before.toISOString()}::timestamptz
          and shown_from is null and push_due_at is null and mail_due_at is null and telegram_due_at is null limit ${most}) returning 1`,
  );
  return rows.length;
}
