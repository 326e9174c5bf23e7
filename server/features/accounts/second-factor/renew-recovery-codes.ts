import { audit } from '../../../kernel/audit.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { mailSecondFactorJob } from './mail-change.ts';
import { withBothFactors } from './prove-both.ts';
import { issueRecoveryCodes } from './recovery-codes.ts';

export const renewRecoveryCodes: Verb<'POST /api/auth/second-factor/recovery-codes'> = (ctx, { body }) =>
  withBothFactors(ctx, body, async (tx, { id }) => {
    const recoveryCodes = await issueRecoveryCodes(tx, id);
    await audit(tx, 'account.recovery-codes-renewed', `user:${id}`);
    await tx.enqueue(mailSecondFactorJob, { userId: id, what: 'renewed' });
    return { recoveryCodes };
  });
