import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import { passwordResets } from '../../../db/schema/index.ts';
import { audit } from '../../../kernel/audit.ts';
import { type Ctx, defineJob } from '../../../kernel/ctx.ts';
import type { Db } from '../../../kernel/db.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { hashToken } from '../../../kernel/secrets.ts';
import { sendAccountMail } from '../account-mail.ts';
import { findAccount, lockAccount, writePasswordHash } from '../account-rows.ts';
import { forgetDevices, rememberDevice } from '../devices.ts';
import { machineNow } from '../machine-time.ts';
import { endSessions } from '../sessions/end-other-sessions.ts';
import { clearAccountThrottle } from '../sign-in/throttle.ts';
import { RESET_MAILS_WINDOW_MS } from '../sign-in/throttle-rules.ts';
import { hashPassword } from './password-hash.ts';
import { checkNewPassword } from './password-rules.ts';

/** The newest link is the only one that works. */
async function replaceReset(db: Db, row: typeof passwordResets.$inferInsert): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, row.userId));
  await db.insert(passwordResets).values(row);
}

/** Marks a link as used and answers whose it was; null when it is unknown, used or too old. One statement: two clicks at once use it once. */
async function spendReset(db: Db, tokenHash: string, now: Date): Promise<string | null> {
  const [row] = await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.tokenHash, tokenHash), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now)))
    .returning({ userId: passwordResets.userId });
  return row?.userId ?? null;
}

/** A mailed link must not outlive the password it was asked for. */
export async function deleteResetsOf(db: Db, userId: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

export async function deleteOldResets(db: Db, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
}

const TOKEN_BYTES = 32;
const VALID_MS = RESET_MAILS_WINDOW_MS;

async function mailReset(ctx: Ctx, userId: string | null): Promise<void> {
  const account = userId === null ? null : await findAccount(ctx.db, userId);
  if (!account) return;
  const token = ctx.randomBytes(TOKEN_BYTES).toString('base64url');
  const now = machineNow(ctx);
  await ctx.transact((tx) =>
    replaceReset(tx.db, { tokenHash: hashToken(token), userId: account.id, createdAt: now, expiresAt: new Date(now.getTime() + VALID_MS) }),
  );
  // The token is in the fragment, which no browser sends: it reaches no server's or proxy's log.
  await sendAccountMail(ctx, account, {
    subject: 'Reset your ClearEdge password',
    heading: 'Reset your password',
    paragraphs: ['Set a new password with the link below. It works once, within 30 minutes.'],
    action: { label: 'Set a new password', path: `/auth/reset#token=${token}` },
    foot: 'If you did not ask for this, nothing has changed and you can ignore this mail.',
  });
}

/** The token is made when the mail goes out, so that no job's payload ever holds one. */
export const mailResetJob = defineJob({
  payload: z.object({ userId: z.string().nullable() }),
  name: 'mail-password-reset',
  // About an hour: who waited longer for a link has asked for another.
  maxAttempts: 12,
  run: (ctx, { userId }) => mailReset(ctx, userId),
});

const SPENT = 'This link has expired or was already used. Please ask for a new one.';

/** Sets a new password by a mailed link, which works once; signs the account out everywhere. */
export const resetPassword: Verb<'POST /api/auth/password/reset'> = async (ctx, { body }) => {
  const passwordHash = await hashPassword(body.password);
  const device = await ctx.transact(async (tx) => {
    const userId = await spendReset(tx.db, hashToken(body.token), machineNow(tx));
    if (userId === null) throw new DomainError('BAD_REQUEST', SPENT);
    const account = await lockAccount(tx.db, userId);
    // Refused inside: the transaction takes the spent link back, and the person may choose another password.
    checkNewPassword(body.password, account, 'password');
    await writePasswordHash(tx.db, userId, passwordHash);
    await clearAccountThrottle(tx, account.emailKey);
    await endSessions(tx, userId);
    await forgetDevices(tx, userId);
    await audit(tx, 'account.password-reset', `user:${userId}`);
    return rememberDevice(tx, userId);
  });
  // The mailed link proves who is at this browser as well as a password would.
  ctx.request?.setSession(null, undefined, device);
  return { ok: true };
};
