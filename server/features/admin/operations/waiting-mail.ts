import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../kernel/ctx.ts';
import { rowsOf } from '../../../kernel/db.ts';

const counted = (count: number, one: string, more: string): string[] => (count === 0 ? [] : [`${count} ${count === 1 ? one : more}`]);

/** The mails that are still to go, in a few words; null where none waits. */
export async function tellWaitingMail({ db }: Pick<Ctx, 'db'>): Promise<string | null> {
  const [row] = await rowsOf<{ notices: number; tried: number }>(
    db,
    sql`select (select count(*)::int from notifications where mail_due_at is not null) as notices,
      (select count(*)::int from jobs where name like 'mail-%' and done_at is null and failed_at is null and last_error is not null) as tried`,
  );
  const { notices = 0, tried = 0 } = row ?? {};
  const parts = [
    ...counted(notices, 'notification is to be mailed', 'notifications are to be mailed'),
    ...counted(tried, 'mailing was refused and is tried again', 'mailings were refused and are tried again'),
  ];
  return parts.length ? parts.join('; ') : null;
}
