import { type Ctx, defineJob, defineSchedule, FIRED } from '../../../kernel/ctx.ts';
import { MessengerFailure } from '../../../ports/index.ts';
import { postNotification } from '../../notifications/index.ts';
import { type Channel, deliverNotices, NotTaken } from '../deliver-notices.ts';
import { renderMessage } from '../render-notice.ts';
import { tryReading } from './read-messages.ts';
import { deleteLink, findLink } from './telegram-rows.ts';

/** The bot was blocked or the chat is gone: nothing more is tried there, and its owner hears of it in the bell. */
const turnOff = (ctx: Ctx, userId: string): Promise<void> =>
  ctx.transact(async (tx) => {
    if (!(await deleteLink(tx.db, { userId }))) return;
    await postNotification(tx, {
      userId,
      kind: 'telegram',
      title: 'Telegram is off',
      body: 'The bot was blocked there, so what you wanted by Telegram comes to this bell alone. Link it again in the settings.',
      href: '/settings',
      dedupeKey: `telegram-off:${tx.now().toISOString()}`,
    });
  });

const telegram: Channel = {
  way: 'telegram',
  send: async (ctx, notice, user) => {
    const link = await findLink(ctx.db, user.id);
    if (!link) return;
    try {
      const outcome = await ctx.ports.messenger!.send(link.chatId, renderMessage(ctx, notice));
      if (outcome === 'gone') await turnOff(ctx, user.id);
    } catch (error) {
      throw error instanceof MessengerFailure ? new NotTaken(error.message, error.retryAfterMs) : error;
    }
  },
};

/** Tells what is due by Telegram, and reads what was written to the bot: someone may have stopped it. */
export async function notifyByTelegram(ctx: Ctx): Promise<void> {
  if (!ctx.ports.messenger) return;
  await tryReading(ctx);
  await deliverNotices(ctx, telegram);
}

export const telegramSchedule = defineSchedule({
  name: 'tell-by-telegram',
  every: { seconds: 60 },
  job: defineJob({ payload: FIRED, name: 'tell-by-telegram', maxAttempts: 3, leaseSeconds: 300, run: notifyByTelegram }),
});
