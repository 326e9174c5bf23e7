import { z } from 'zod';
import { type Ctx, defineJob } from '../../../kernel/ctx.ts';
import { sendAccountMail } from '../account-mail.ts';
import { findAccount } from '../account-rows.ts';
import { isDemoEmail } from '../account-rules.ts';
import { GUESSES_REPORTED } from './throttle-rules.ts';

const Guesses = z.object({ userId: z.string().nullable(), network: z.string() });
type Guesses = z.infer<typeof Guesses>;

async function mailGuesses(ctx: Ctx, { userId, network }: Guesses): Promise<void> {
  const account = userId === null ? null : await findAccount(ctx.db, userId);
  if (!account || account.isSimulated || isDemoEmail(account.emailKey)) return;
  await sendAccountMail(ctx, account, {
    subject: `${GUESSES_REPORTED} wrong passwords for your ClearEdge account`,
    heading: `${GUESSES_REPORTED} wrong passwords for your account`,
    paragraphs: [
      `They were entered within a day on devices you have not signed in on before, most recently from ${network}.`,
      'None of them was right, and you can still sign in on your own devices.',
    ],
    action: { label: 'Set a new password', path: '/auth/forgot' },
    foot: 'If you use your password anywhere else, set a new one.',
  });
}

export const mailGuessesJob = defineJob({
  payload: Guesses,
  name: 'mail-wrong-guesses',
  // About a day: a warning that comes later is of no use.
  maxAttempts: 100,
  run: mailGuesses,
});
