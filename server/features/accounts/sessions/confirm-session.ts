import { requireSession } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { getAccount } from '../account-rows.ts';
import { machineNow } from '../machine-time.ts';
import { proveOwner } from '../passwords/change-password.ts';
import { withBothFactors } from '../second-factor/prove-both.ts';
import { writeProvenUntil } from './session-rows.ts';
import { provenUntilOf } from './session-rules.ts';

const CODE_MISSING = 'Enter the code.';

/** Takes the password again, and the code where signing in takes one: for five minutes this session may do what needs fresh proof. */
export const confirmSession: Verb<'POST /api/auth/confirm'> = async (ctx, { body: { password, code } }) => {
  const { userId, sessionId } = requireSession(ctx.actor);
  const account = await getAccount(ctx.db, userId);
  const prove = (tx: Ctx): Promise<void> => writeProvenUntil(tx.db, sessionId, provenUntilOf(machineNow(tx)));
  if (account.secondFactorAt === null) {
    await proveOwner(ctx, account, password, 'password');
    await prove(ctx);
  } else {
    if (code === undefined) throw new Refusal('INVALID_INPUT', CODE_MISSING, { issues: [{ path: 'code', message: CODE_MISSING }] });
    await withBothFactors(ctx, { password, code }, prove);
  }
  return { ok: true };
};
