import { audit } from '../../../kernel/audit.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { presentUser } from '../present-user.ts';
import { mailSecondFactorJob } from './mail-change.ts';
import { withBothFactors } from './prove-both.ts';
import { deleteSecondFactor, writeSecondFactorAt } from './second-factor-rows.ts';

/** Turns it off; an admin of a live installation has to set it up again before doing anything else. */
export const turnOffSecondFactor: Verb<'POST /api/auth/second-factor/turn-off'> = (ctx, { body }) =>
  withBothFactors(ctx, body, async (tx, account) => {
    await deleteSecondFactor(tx.db, account.id);
    await writeSecondFactorAt(tx.db, account.id, null);
    await audit(tx, 'account.second-factor-off', `user:${account.id}`);
    await tx.enqueue(mailSecondFactorJob, { userId: account.id, what: 'off' });
    await tx.publish({ topic: 'user', userId: account.id, what: 'session' });
    return { user: presentUser({ ...account, secondFactorAt: null }, tx.config) };
  });
