import { z } from 'zod';
import { audit } from '../../../kernel/audit.ts';
import { type Ctx, defineJob } from '../../../kernel/ctx.ts';
import { hashToken } from '../../../kernel/secrets.ts';
import { type BotMessage, MessengerFailure } from '../../../ports/index.ts';
import { findUser } from '../../accounts/index.ts';
import { deleteLink, findNextUpdate, hasOpenCode, moveReading, takeCode, writeLink } from './telegram-rows.ts';

const LOOK_AGAIN_MS = 3000;
const START = /^\/start(?:@\w+)?\s+([\w-]{8,64})\s*$/;
const STOP = /^\/stop(?:@\w+)?\s*$/;

const HELLO = 'To be told things here, open ClearEdge, Settings, Notifications, and link Telegram there.';
const NO_CODE = `This code is not valid any more. ${HELLO}`;
const STOPPED = 'Nothing more comes here from ClearEdge. Link Telegram in the settings again whenever you like.';

/** What a message does, and what its writer is answered. */
async function follow(tx: Ctx, { chat, text }: BotMessage): Promise<string | null> {
  if (!chat) return null;
  if (STOP.test(text)) {
    const userId = await deleteLink(tx.db, { chatId: chat.id });
    if (userId) await audit(tx, 'telegram.unlinked', `user:${userId}`);
    return STOPPED;
  }
  const code = START.exec(text)?.[1];
  if (!code) return HELLO;
  const userId = await takeCode(tx.db, hashToken(code), tx.now());
  const user = userId && (await findUser(tx, userId));
  if (!user) return NO_CODE;
  await writeLink(tx.db, { userId: user.id, chatId: chat.id, name: chat.name, linkedAt: tx.now() });
  await audit(tx, 'telegram.linked', `user:${user.id}`);
  return `Linked to ${user.username} at ClearEdge. Choose in the settings what comes here; /stop ends it.`;
}

/** An answer that is not taken is not owed. */
async function answer(ctx: Ctx, chatId: string, text: string): Promise<void> {
  try {
    await ctx.ports.messenger!.send(chatId, text);
  } catch (error) {
    if (!(error instanceof MessengerFailure)) throw error;
    ctx.log.warn({ reason: error.message }, 'someone who wrote to the Telegram bot could not be answered');
  }
}

/** Reads what was written to the bot, each message once however many processes read. */
export async function readMessages(ctx: Ctx): Promise<void> {
  const { messenger } = ctx.ports;
  if (!messenger) return;
  for (const message of await messenger.listMessages(await findNextUpdate(ctx.db))) {
    const stated = await ctx.transact(async (tx) => ((await moveReading(tx.db, message.updateId + 1)) ? follow(tx, message) : null));
    if (stated !== null && message.chat) await answer(ctx, message.chat.id, stated);
  }
}

/** `readMessages` for a job with more to do: a messenger that fails is logged. */
export async function tryReading(ctx: Ctx): Promise<void> {
  try {
    await readMessages(ctx);
  } catch (error) {
    if (!(error instanceof MessengerFailure)) throw error;
    ctx.log.warn({ reason: error.message }, 'the messages to the Telegram bot could not be read');
  }
}

/** Looks every few seconds while someone's code is open. */
export const readMessagesJob = defineJob({
  payload: z.object({ userId: z.string() }),
  name: 'read-telegram',
  maxAttempts: 3,
  run: async (ctx, { userId }) => {
    await tryReading(ctx);
    if (!(await hasOpenCode(ctx.db, userId, ctx.now()))) return;
    await ctx.enqueue(readMessagesJob, { userId }, { runAt: new Date(ctx.now().getTime() + LOOK_AGAIN_MS) });
  },
});
