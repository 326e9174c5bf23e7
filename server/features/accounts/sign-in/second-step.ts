import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { hashToken } from '../../../kernel/secrets.ts';
import { getAccount, lockAccount } from '../account-rows.ts';
import { machineNow } from '../machine-time.ts';
import { presentUser } from '../present-user.ts';
import { acceptCode, WRONG_CODE } from '../second-factor/accept-code.ts';
import { mailSecondFactorJob } from '../second-factor/mail-change.ts';
import { openSession, sendSession } from '../sessions/open-session.ts';
import { deletePending, findPending, type PendingSignIn } from '../sessions/pending-rows.ts';
import { countCode, forgiveCodes } from './throttle.ts';

const tooLate = (): DomainError => new DomainError('UNAUTHENTICATED', 'This sign-in took too long. Please start again.');

async function getPending(ctx: Ctx): Promise<PendingSignIn> {
  const token = ctx.request?.sessionToken;
  const pending = token ? await findPending(ctx.db, hashToken(token), machineNow(ctx)) : null;
  if (!pending) throw tooLate();
  return pending;
}

/** The second step of signing in: the half session becomes a whole one, with a fresh token. */
export const loginSecondStep: Verb<'POST /api/auth/login/second-step'> = async (ctx, { body }) => {
  const { userId, tokenHash } = await getPending(ctx);
  await countCode(ctx, await getAccount(ctx.db, userId));
  const { account, session } = await ctx.transact(async (tx) => {
    const current = await lockAccount(tx.db, userId);
    // A new password ends halves, too; and two answers at once open one session.
    if (!(await deletePending(tx.db, tokenHash))) throw tooLate();
    const accepted = await acceptCode(tx, userId, body.code);
    if (accepted === null) throw new DomainError('INVALID_CREDENTIALS', WRONG_CODE);
    await forgiveCodes(tx, current);
    if (accepted === 'recovery') {
      await audit(tx, 'account.recovery-code-used', `user:${userId}`);
      await tx.enqueue(mailSecondFactorJob, { userId, what: 'recovery-used' });
    }
    return { account: current, session: await openSession(tx, current) };
  });
  sendSession(ctx, session);
  return { user: presentUser(account, ctx.config) };
};
