import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { type Account, findAccountByEmail, relockAccount, writePasswordHash } from '../account-rows.ts';
import { keyOf } from '../account-rules.ts';
import { DECOY_HASH, hashPassword, isOutdatedHash, isPassword, withHashSlot } from '../passwords/password-hash.ts';
import { openEither, presentSignedIn, sendSession } from '../sessions/open-session.ts';
import { countTry, forgiveTry, type Guess, noteWrongTry } from './throttle.ts';

const wrong = (): DomainError => new DomainError('INVALID_CREDENTIALS', 'Invalid email or password.');

/** Signs in with a fresh session, or with half of one when a code is still to come. An unknown address costs as much time and gets the same words as a wrong password. */
export const login: Verb<'POST /api/auth/login'> = async (ctx, { body }) => {
  const emailKey = keyOf(body.email);
  const { found, guess } = await findByPassword(ctx, emailKey, body.password);
  if (!found) throw wrong();
  const upgradedHash = isOutdatedHash(found.passwordHash) ? await hashPassword(body.password) : null;
  const { account, session } = await ctx.transact(async (tx) => {
    // A new password may have ended every session while this old one was being checked.
    const current = await relockAccount(tx.db, found);
    if (!current) throw wrong();
    await forgiveTry(tx, guess);
    if (upgradedHash !== null) await writePasswordHash(tx.db, current.id, upgradedHash);
    return { account: current, session: await openEither(tx, current) };
  });
  sendSession(ctx, session);
  return presentSignedIn(account, ctx.config);
};

// Counted only once a slot is free: who is turned away because the house is busy has not tried.
const findByPassword = (ctx: Ctx, emailKey: string, password: string): Promise<{ found: Account | null; guess: Guess }> =>
  withHashSlot(async () => {
    const guess = await countTry(ctx, emailKey);
    const account = await findAccountByEmail(ctx.db, emailKey);
    const isRight = await isPassword(account?.passwordHash ?? DECOY_HASH, password);
    if (!isRight) await noteWrongTry(ctx, guess, account?.id ?? null);
    return { found: isRight ? account : null, guess };
  });
