import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { getAccount, lockAccount } from '../account-rows.ts';
import { presentUser } from '../present-user.ts';
import { endSessions } from '../sessions/end-other-sessions.ts';
import { openSession, sendSession } from '../sessions/open-session.ts';
import { countCode, forgiveCodes } from '../sign-in/throttle.ts';
import { acceptAppCode, wrongCode } from './accept-code.ts';
import { alreadyOn } from './enrol.ts';
import { mailSecondFactorJob } from './mail-change.ts';
import { issueRecoveryCodes } from './recovery-codes.ts';
import { writeSecondFactorAt } from './second-factor-rows.ts';

/** Turns the second factor on. Every other session was opened without it and ends; this browser goes on with a fresh one. */
export const confirmSecondFactor: Verb<'POST /api/auth/second-factor/confirm'> = async (ctx, { body }) => {
  const userId = requireUser(ctx.actor);
  await countCode(ctx, await getAccount(ctx.db, userId));
  const { account, session, recoveryCodes } = await ctx.transact(async (tx) => {
    const before = await lockAccount(tx.db, userId);
    if (before.secondFactorAt) throw alreadyOn();
    if (!(await acceptAppCode(tx, userId, body.code))) throw wrongCode();
    const after = { ...before, secondFactorAt: tx.now() };
    await writeSecondFactorAt(tx.db, userId, after.secondFactorAt);
    await forgiveCodes(tx, before);
    await endSessions(tx, userId);
    await audit(tx, 'account.second-factor-on', `user:${userId}`);
    await tx.enqueue(mailSecondFactorJob, { userId, what: 'on' });
    return { account: after, recoveryCodes: await issueRecoveryCodes(tx, userId), session: await openSession(tx, after) };
  });
  sendSession(ctx, session);
  return { user: presentUser(account, ctx.config), recoveryCodes };
};
