import { requireUser } from '../../../kernel/access.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { sealText } from '../../../kernel/secrets.ts';
import { getAccount, relockAccount } from '../account-rows.ts';
import { checkNotShared } from '../account-rules.ts';
import { machineNow } from '../machine-time.ts';
import { proveOwner } from '../passwords/change-password.ts';
import { SEAL_PURPOSE } from './accept-code.ts';
import { replaceSecret } from './second-factor-rows.ts';
import { base32, otpauthUri, SECRET_BYTES } from './totp.ts';

export const alreadyOn = (): DomainError =>
  new DomainError('CONFLICT', 'Two-step verification is already on. Turn it off before you set it up again.');

/** Hands out a new secret to whoever knows the password; it counts for nothing until a code confirms it. */
export const enrolSecondFactor: Verb<'POST /api/auth/second-factor/enrol'> = async (ctx, { body }) => {
  const account = await getAccount(ctx.db, requireUser(ctx.actor));
  checkNotShared(account.emailKey);
  await proveOwner(ctx, account, body.password, 'password');
  const bytes = ctx.randomBytes(SECRET_BYTES);
  await ctx.transact(async (tx) => {
    const current = await relockAccount(tx.db, account);
    if (!current || current.secondFactorAt) throw alreadyOn();
    const sealedSecret = sealText(tx, SEAL_PURPOSE, account.id, bytes.toString('base64url'));
    await replaceSecret(tx.db, { userId: account.id, sealedSecret, createdAt: machineNow(tx) });
  });
  const secret = base32(bytes);
  return { secret, otpauthUri: otpauthUri(secret, account.email) };
};
