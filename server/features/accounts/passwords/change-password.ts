import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Account, getAccount, lockAccount, writePasswordHash } from '../account-rows.ts';
import { checkNotShared } from '../account-rules.ts';
import { presentUser } from '../present-user.ts';
import { endSessions } from '../sessions/end-other-sessions.ts';
import { openSession, sendSession } from '../sessions/open-session.ts';
import { countTry, forgiveTries } from '../sign-in/throttle.ts';
import { hashPassword, isPassword, withHashSlot } from './password-hash.ts';
import { checkNewPassword } from './password-rules.ts';

/** Refuses somebody at an unlocked screen who does not know the account's password; counted like a sign-in. */
export async function proveOwner(ctx: Ctx, account: Account, password: string, field: string): Promise<void> {
  await countTry(ctx, account.emailKey);
  const message = 'This is not your current password.';
  if (!(await withHashSlot(() => isPassword(account.passwordHash, password))))
    throw new Refusal('INVALID_INPUT', message, { issues: [{ path: field, message }] });
  await forgiveTries(ctx, account.emailKey);
}

/** A new password ends every session; this browser goes on with a fresh one. */
export const changePassword: Verb<'POST /api/auth/password/change'> = async (ctx, { body }) => {
  const account = await getAccount(ctx.db, requireUser(ctx.actor));
  checkNotShared(account.emailKey);
  await proveOwner(ctx, account, body.currentPassword, 'currentPassword');
  checkNewPassword(body.newPassword, account, 'newPassword');
  const passwordHash = await hashPassword(body.newPassword);
  const session = await ctx.transact(async (tx) => {
    await lockAccount(tx.db, account.id);
    await writePasswordHash(tx.db, account.id, passwordHash);
    await endSessions(tx, account.id);
    await audit(tx, 'account.password-changed', `user:${account.id}`);
    return openSession(tx, account);
  });
  sendSession(ctx, session);
  return { user: presentUser(account) };
};
