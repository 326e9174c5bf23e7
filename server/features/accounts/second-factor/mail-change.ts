import { z } from 'zod';
import { type Ctx, defineJob } from '../../../kernel/ctx.ts';
import { sendAccountMail } from '../account-mail.ts';
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
      return 'You now sign in to ClearEdge with your password and a code from your authenticator app. We signed you out of all other sessions.';
    case 'off':
      return 'You now sign in to ClearEdge with just your password.';
    case 'renewed':
      return 'New recovery codes were made for your ClearEdge account. The old ones no longer work.';
    case 'recovery-used':
      return `Someone signed in to your ClearEdge account with a recovery code. ${codesLeft} left; make new ones in Settings.`;
  }
}

async function mailChange(ctx: Ctx, userId: string, what: SecondFactorChange): Promise<void> {
  const account = await findAccount(ctx.db, userId);
  if (!account) return;
  const sentence = sentenceOf(what, await countRecoveryCodes(ctx.db, userId));
  await sendAccountMail(ctx, account, {
    subject: `${SUBJECT[what]} | ClearEdge`,
    heading: SUBJECT[what],
    paragraphs: [sentence],
    action: { label: 'This was not me: set a new password', path: '/auth/forgot' },
    foot: 'If this was not you, set a new password at once.',
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
