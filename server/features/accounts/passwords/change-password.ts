import { requireSession, requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { type Account, getAccount, relockAccount, writePasswordHash } from '../account-rows.ts';
import { checkNotShared } from '../account-rules.ts';
import { forgetDevices } from '../devices.ts';
import { presentUser } from '../present-user.ts';
import { endSessions } from '../sessions/end-other-sessions.ts';
import { openSession, sendSession } from '../sessions/open-session.ts';
import { countSessionTry, forgiveSessionTries } from '../sign-in/throttle.ts';
import { hashPassword, isPassword, NO_PASSWORD, withHashSlot } from './password-hash.ts';
import { checkNewPassword } from './password-rules.ts';
import { deleteResetsOf } from './reset.ts';

const notCurrent = (field: string): DomainError => {
  const message = 'This is not your current password.';
  return new DomainError('INVALID_INPUT', message, { issues: [{ path: field, message }] });
};

const noneYet = (field: string): DomainError => {
  const message = 'Your account has no password yet. Set one first, by the link that Settings mails you.';
  return new DomainError('INVALID_INPUT', message, { issues: [{ path: field, message }] });
};

/** Refuses someone at an unlocked screen who does not know the account's password; counted for this session alone. */
export async function proveOwner(ctx: Ctx, account: Account, password: string, field: string): Promise<void> {
  const { sessionId } = requireSession(ctx.actor);
  if (account.passwordHash === NO_PASSWORD) throw noneYet(field);
  const isRight = await withHashSlot(async () => {
    await countSessionTry(ctx, sessionId);
    return isPassword(account.passwordHash, password);
  });
  if (!isRight) throw notCurrent(field);
  await forgiveSessionTries(ctx, sessionId);
}

/** A new password ends every session; this browser goes on with a fresh one. */
export const changePassword: Verb<'POST /api/auth/password/change'> = async (ctx, { body }) => {
  const account = await getAccount(ctx.db, requireUser(ctx.actor));
  checkNotShared(account.emailKey);
  await proveOwner(ctx, account, body.currentPassword, 'currentPassword');
  checkNewPassword(body.newPassword, account, 'newPassword');
  const passwordHash = await hashPassword(body.newPassword);
  const session = await ctx.transact(async (tx) => {
    if (!(await relockAccount(tx.db, account))) throw notCurrent('currentPassword');
    await writePasswordHash(tx.db, account.id, passwordHash);
    await deleteResetsOf(tx.db, account.id);
    await endSessions(tx, account.id);
    await forgetDevices(tx, account.id);
    await audit(tx, 'account.password-changed', `user:${account.id}`);
    return openSession(tx, account);
  });
  sendSession(ctx, session);
  return { user: presentUser(account, ctx.config) };
};
