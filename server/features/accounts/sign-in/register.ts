import { audit } from '../../../kernel/audit.ts';
import type { Verb } from '../../../kernel/feature.ts';
import type { CheckMayJoin, OnRegistered } from '../account-hooks.ts';
import { defaultSettings, getAccount, hasAdmin, insertAccount, listHolders } from '../account-rows.ts';
import { checkNotReserved, isFirstAdmin, keyOf, nameKeysOf, refuseTaken } from '../account-rules.ts';
import { checkNotChosen } from '../check-not-chosen.ts';
import { DEMO_USERNAME_KEYS } from '../demo-accounts.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { checkNewPassword } from '../passwords/password-rules.ts';
import { presentUser } from '../present-user.ts';
import { openSession, sendSession } from '../sessions/open-session.ts';
import { countReferralTry, countRegistration, forgiveReferralTry } from './throttle.ts';

export const register =
  (onRegistered: OnRegistered, checkMayJoin: CheckMayJoin): Verb<'POST /api/auth/register'> =>
  async (ctx, { body }) => {
    const keys = { ...nameKeysOf(body.username), emailKey: keyOf(body.email) };
    checkNotReserved(keys, DEMO_USERNAME_KEYS);
    checkNewPassword(body.password, body, 'password');
    await countRegistration(ctx);
    if (body.referralCode) await countReferralTry(ctx);
    const passwordHash = await hashPassword(body.password);
    const { account, session } = await ctx.transact(async (tx) => {
      const isAdmin = isFirstAdmin(keys.emailKey, tx.config.adminEmail, await hasAdmin(tx.db));
      const id = tx.newId();
      await checkNotChosen(tx, keys, id);
      const created = await insertAccount(tx.db, {
        id,
        username: body.username,
        email: body.email,
        ...keys,
        passwordHash,
        isAdmin,
        settings: defaultSettings(),
        createdAt: tx.now(),
      });
      if (!created) return refuseTaken(keys, await listHolders(tx.db, keys));
      // After the insert, which waits for a deletion of the same address and so sees what that one left behind.
      await checkMayJoin(tx, keys.emailKey);
      await audit(tx, isAdmin ? 'account.created-as-admin' : 'account.created', `user:${created.id}`);
      await onRegistered(tx, created, { referralCode: body.referralCode || undefined });
      // Read again: a code may have brought a plan.
      const joined = await getAccount(tx.db, created.id);
      return { account: joined, session: await openSession(tx, joined) };
    });
    if (body.referralCode) await forgiveReferralTry(ctx);
    sendSession(ctx, session);
    return { user: presentUser(account, ctx.config) };
  };
