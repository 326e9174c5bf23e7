import { z } from 'zod';
import { type Ctx, defineJob } from '../../../../kernel/ctx.ts';
import { hashToken } from '../../../../kernel/secrets.ts';
import { findAccount } from '../../account-rows.ts';
import { machineNow } from '../../machine-time.ts';
import { RESET_MAILS_WINDOW_MS } from '../../sign-in/throttle-rules.ts';
import { replaceReset } from './reset-rows.ts';

const TOKEN_BYTES = 32;
const VALID_MS = RESET_MAILS_WINDOW_MS;

async function mailReset(ctx: Ctx, userId: string | null): Promise<void> {
  const account = userId === null ? null : await findAccount(ctx.db, userId);
  if (!account) return;
  const token = ctx.randomBytes(TOKEN_BYTES).toString('base64url');
  const now = machineNow(ctx);
  await ctx.transact((tx) =>
    replaceReset(tx.db, { tokenHash: hashToken(token), userId: account.id, createdAt: now, expiresAt: new Date(now.getTime() + VALID_MS) }),
  );
  // The token is in the fragment, which no browser sends: it reaches no server's or proxy's log.
  await ctx.ports.mailer.send({
    to: account.email,
    subject: 'Reset your ClearEdge password',
    text: `Hello ${account.username},\n\nset a new password here within 30 minutes:\n${ctx.config.publicUrl}/auth/reset#token=${token}\n\nIf you did not ask for this, nothing has changed and you can ignore this mail.\n`,
  });
}

/** The token is made when the mail goes out, so that no job's payload ever holds one. */
export const mailResetJob = defineJob({
  payload: z.object({ userId: z.string().nullable() }),
  name: 'mail-password-reset',
  // About an hour: who waited longer for a link has asked for another.
  maxAttempts: 12,
  run: (ctx, { userId }) => mailReset(ctx, userId),
});
