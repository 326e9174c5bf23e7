import type { Verb } from '../../../../kernel/feature.ts';
import { findAccountByEmail } from '../../account-rows.ts';
import { isDemoEmail, keyOf } from '../../account-rules.ts';
import { countResetRequest } from '../../sign-in/throttle.ts';
import { mailResetJob } from './mail-reset.ts';

/** Mails a reset link by a job; known or not, an address gets the same answer after the same work. */
export const forgotPassword: Verb<'POST /api/auth/password/forgot'> = async (ctx, { body }) => {
  const emailKey = keyOf(body.email);
  const mayMail = await countResetRequest(ctx, emailKey);
  const account = isDemoEmail(emailKey) ? null : await findAccountByEmail(ctx.db, emailKey);
  await ctx.enqueue(mailResetJob, { userId: mayMail && account ? account.id : null });
  return { ok: true };
};
