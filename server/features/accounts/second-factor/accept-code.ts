import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { hashToken, openSealed } from '../../../kernel/secrets.ts';
import { machineNow } from '../machine-time.ts';
import { bareCode } from './recovery-codes.ts';
import { findSecret, spendRecoveryCode, spendStep } from './second-factor-rows.ts';
import { findStep } from './totp.ts';

/** What the app's secret is sealed for. */
export const SEAL_PURPOSE = 'second factor';

/** Accepts a code of the app, once; the account may still be enrolling. Call it inside the transaction that acts on it. */
export async function acceptAppCode(tx: Ctx, userId: string, code: string): Promise<boolean> {
  const row = await findSecret(tx.db, userId);
  if (!row) return false;
  const secret = openSealed(tx, SEAL_PURPOSE, userId, row.sealedSecret);
  if (secret === null) {
    tx.log.error({ userId }, 'a stored second factor does not open with this SECRET_KEY; recovery codes still work');
    return false;
  }
  const step = findStep(Buffer.from(secret, 'base64url'), bareCode(code), machineNow(tx), row.lastStep);
  return step !== null && spendStep(tx.db, userId, step);
}

/** Accepts the app's code or a recovery code, each once, and answers which it was; null when it is neither. */
export async function acceptCode(tx: Ctx, userId: string, code: string): Promise<'app' | 'recovery' | null> {
  if (/^\d{6}$/.test(bareCode(code))) return (await acceptAppCode(tx, userId, code)) ? 'app' : null;
  return (await spendRecoveryCode(tx.db, userId, hashToken(bareCode(code)), tx.now())) ? 'recovery' : null;
}

export const WRONG_CODE = 'This code is not right, or it was already used. Please enter a new one.';

/** For forms in Settings, where a wrong code does not mean that someone is signed out. */
export const wrongCode = (): DomainError =>
  new DomainError('INVALID_INPUT', WRONG_CODE, { issues: [{ path: 'code', message: WRONG_CODE }] });
