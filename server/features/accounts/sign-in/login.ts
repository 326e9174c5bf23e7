import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findAccountByEmail, writePasswordHash } from '../account-rows.ts';
import { keyOf } from '../account-rules.ts';
import { DECOY_HASH, hashPassword, isOutdatedHash, isPassword, withHashSlot } from '../passwords/password-hash.ts';
import { presentUser } from '../present-user.ts';
import { openSession, sendSession } from '../sessions/open-session.ts';
import { countTry, forgiveTries } from './throttle.ts';

/** Signs in with a fresh session. An unknown address costs as much time and gets the same words as a wrong password. */
export const login: Verb<'POST /api/auth/login'> = async (ctx, { body }) => {
  const emailKey = keyOf(body.email);
  await countTry(ctx, emailKey);
  const account = await findAccountByEmail(ctx.db, emailKey);
  const isRight = await withHashSlot(() => isPassword(account?.passwordHash ?? DECOY_HASH, body.password));
  if (!account || !isRight) throw new Refusal('INVALID_CREDENTIALS', 'Invalid email or password.');
  await forgiveTries(ctx, emailKey);
  if (isOutdatedHash(account.passwordHash)) await writePasswordHash(ctx.db, account.id, await hashPassword(body.password));
  sendSession(ctx, await ctx.transact((tx) => openSession(tx, account)));
  return { user: presentUser(account) };
};
