import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { type Account, getAccount, lockAccount } from '../account-rows.ts';
import { proveOwner } from '../passwords/change-password.ts';
import { countCode, forgiveCodes } from '../sign-in/throttle.ts';
import { acceptCode, wrongCode } from './accept-code.ts';

/** Runs `work` in a transaction for whoever knows the password and has a code: a change of the second factor itself. */
export async function withBothFactors<T>(
  ctx: Ctx,
  { password, code }: { password: string; code: string },
  work: (tx: Ctx, account: Account) => Promise<T>,
): Promise<T> {
  const account = await getAccount(ctx.db, requireUser(ctx.actor));
  if (!account.secondFactorAt) throw new DomainError('CONFLICT', 'Two-step verification is off.');
  await proveOwner(ctx, account, password, 'password');
  await countCode(ctx, account);
  return ctx.transact(async (tx) => {
    const current = await lockAccount(tx.db, account.id);
    if ((await acceptCode(tx, current.id, code)) === null) throw wrongCode();
    await forgiveCodes(tx, current);
    return work(tx, current);
  });
}
