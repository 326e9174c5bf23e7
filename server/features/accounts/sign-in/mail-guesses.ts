import { z } from 'zod';
import { type Ctx, defineJob } from '../../../kernel/ctx.ts';
import { findAccount } from '../account-rows.ts';
import { isDemoEmail } from '../account-rules.ts';
import { GUESSES_REPORTED } from './throttle-rules.ts';

const Guesses = z.object({ userId: z.string().nullable(), network: z.string() });
type Guesses = z.infer<typeof Guesses>;

async function mailGuesses(ctx: Ctx, { userId, network }: Guesses): Promise<void> {
  const account = userId === null ? null : await findAccount(ctx.db, userId);
  if (!account || account.isSimulated || isDemoEmail(account.emailKey)) return;
  const wayOut = `${ctx.config.publicUrl}/auth/forgot`;
  await ctx.ports.mailer.send({
    to: account.email,
    subject: `${GUESSES_REPORTED} wrong passwords for your ClearEdge account`,
    text: `Hello ${account.username},\n\nwithin a day, ${GUESSES_REPORTED} wrong passwords for your account were entered on devices you have not signed in on before, most recently from ${network}.\n\nNone of them was right, and you can still sign in on your own devices. If your password is used anywhere else, set a new one:\n${wayOut}\n`,
  });
}

export const mailGuessesJob = defineJob({
  payload: Guesses,
  name: 'mail-wrong-guesses',
  // About a day: a warning that comes later is of no use.
  maxAttempts: 100,
  run: mailGuesses,
});
