import { and, eq, isNull, lt } from 'drizzle-orm';
import { digestMails } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Db } from '../../../kernel/db.ts';

/** Who has had the mail of a day, or is getting it now. */
export async function listMailed(db: Db, slateOn: string): Promise<Set<string>> {
  const rows = await db.select({ userId: digestMails.userId }).from(digestMails).where(eq(digestMails.slateOn, slateOn));
  return new Set(rows.map(({ userId }) => userId));
}

/** True for exactly one caller: who gets the row sends the mail. */
export async function claimMail(db: Db, userId: string, slateOn: string, claimedAt: Date): Promise<boolean> {
  const rows = await db
    .insert(digestMails)
    .values({ userId, slateOn, claimedAt, sentAt: null })
    .onConflictDoNothing()
    .returning({ userId: digestMails.userId });
  return rows.length > 0;
}

const own = (userId: string, slateOn: string) => and(eq(digestMails.userId, userId), eq(digestMails.slateOn, slateOn));

export async function markSent(db: Db, userId: string, slateOn: string, sentAt: Date): Promise<void> {
  await db.update(digestMails).set({ sentAt }).where(own(userId, slateOn));
}

/** The mail server did not take it: another try may. */
export async function releaseMail(db: Db, userId: string, slateOn: string): Promise<void> {
  await db.delete(digestMails).where(and(own(userId, slateOn), isNull(digestMails.sentAt)));
}

export async function deleteMailsBefore(db: Db, slateOn: string): Promise<void> {
  await db.delete(digestMails).where(lt(digestMails.slateOn, slateOn));
}

/** For the export of an account. */
const listMailsTo = (db: Db, userId: string): Promise<{ slateOn: string; sentAt: Date | null }[]> =>
  db
    .select({ slateOn: digestMails.slateOn, sentAt: digestMails.sentAt })
    .from(digestMails)
    .where(eq(digestMails.userId, userId))
    .orderBy(digestMails.slateOn);

/** The daily mails that a user got, for the export of the account. */
export const listDigestMails = (ctx: Ctx, userId: string): Promise<{ slateOn: string; sentAt: Date | null }[]> =>
  listMailsTo(ctx.db, userId);
