import { z } from 'zod';
import { type Ctx, defineJob } from '../../../kernel/ctx.ts';
import { findAccount } from '../account-rows.ts';
import { countRecoveryCodes } from './second-factor-rows.ts';

const SecondFactorChange = z.enum(['on', 'off', 'renewed', 'recovery-used']);
type SecondFactorChange = z.infer<typeof SecondFactorChange>;

const SUBJECT: Record<SecondFactorChange, string> = {
  on: 'Two-step verification is on',
  off: 'Two-step verification is off',
  renewed: 'Your recovery codes were renewed',
  'recovery-used': 'A recovery code was used',
};

function sentenceOf(what: SecondFactorChange, codesLeft: number): string {
  switch (what) {
    case 'on':
      return 'you now sign in to ClearEdge with your password and a code from your authenticator app. We signed you out of all other sessions.';
    case 'off':
      return 'you now sign in to ClearEdge with just your password.';
    case 'renewed':
      return 'new recovery codes were made for your ClearEdge account. The old ones no longer work.';
    case 'recovery-used':
      return `someone signed in to your ClearEdge account with a recovery code. ${codesLeft} left; make new ones in Settings.`;
  }
}

async function mailChange(ctx: Ctx, userId: string, what: SecondFactorChange): Promise<void> {
  const account = await findAccount(ctx.db, userId);
  if (!account) return;
  const sentence = sentenceOf(what, await countRecoveryCodes(ctx.db, userId));
  await ctx.ports.mailer.send({
    to: account.email,
    subject: `${SUBJECT[what]} | ClearEdge`,
    text: `Hello ${account.username},\n\n${sentence}\n\nIf this was not you, set a new password at once:\n${ctx.config.publicUrl}/auth/forgot\n`,
  });
}

/** Tells the owner of every change of the second factor: a thief who makes one cannot make it unseen. */
export const mailSecondFactorJob = defineJob({
  payload: z.object({ userId: z.string(), what: SecondFactorChange }),
  name: 'mail-second-factor',
  // About a day: however long the mail server is down, its owner must hear of it.
  maxAttempts: 100,
  run: (ctx, { userId, what }) => mailChange(ctx, userId, what),
});
