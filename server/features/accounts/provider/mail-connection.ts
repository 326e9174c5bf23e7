import { z } from 'zod';
import { defineJob } from '../../../kernel/ctx.ts';
import { sendAccountMail } from '../account-mail.ts';
import { findAccount } from '../account-rows.ts';

/** Tells the owner who may open the account from now on: a thief who connects cannot do it unseen. */
export const mailConnectionJob = defineJob({
  payload: z.object({ userId: z.string(), name: z.string(), isConnected: z.boolean() }),
  name: 'mail-sign-in-connection',
  // About a day: however long the mail server is down, its owner must hear of it.
  maxAttempts: 100,
  run: async (ctx, { userId, name, isConnected }) => {
    const account = await findAccount(ctx.db, userId);
    if (!account) return;
    const heading = isConnected ? `${name} is connected` : `${name} is disconnected`;
    await sendAccountMail(ctx, account, {
      subject: `${heading} | ClearEdge`,
      heading,
      paragraphs: [isConnected ? `You can now sign in to ClearEdge with ${name}.` : `${name} no longer signs you in to ClearEdge.`],
      action: { label: 'Look at your settings', path: '/settings' },
      foot: `If this was not you, disconnect ${name} in Settings and set a new password at once.`,
    });
  },
});
