import { audit } from '../../../../kernel/audit.ts';
import type { Verb } from '../../../../kernel/feature.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { hashToken } from '../../../../kernel/secrets.ts';
import { lockAccount, writePasswordHash } from '../../account-rows.ts';
import { forgetDevices, rememberDevice } from '../../devices/known-devices.ts';
import { machineNow } from '../../machine-time.ts';
import { endSessions } from '../../sessions/end-other-sessions.ts';
import { clearAccountThrottle } from '../../sign-in/throttle.ts';
import { hashPassword } from '../password-hash.ts';
import { checkNewPassword } from '../password-rules.ts';
import { spendReset } from './reset-rows.ts';

const SPENT = 'This link has expired or was already used. Please ask for a new one.';

/** Sets a new password by a mailed link, which works once; signs the account out everywhere. */
export const resetPassword: Verb<'POST /api/auth/password/reset'> = async (ctx, { body }) => {
  const passwordHash = await hashPassword(body.password);
  const device = await ctx.transact(async (tx) => {
    const userId = await spendReset(tx.db, hashToken(body.token), machineNow(tx));
    if (userId === null) throw new Refusal('BAD_REQUEST', SPENT);
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
