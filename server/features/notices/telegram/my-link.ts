import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { hashToken } from '../../../kernel/secrets.ts';
import { MessengerFailure } from '../../../ports/index.ts';
import { readMessagesJob } from './read-messages.ts';
import { deleteLink, findLink, writeCode } from './telegram-rows.ts';

const CODE_BYTES = 18;
const CODE_MS = 600_000;

async function present(ctx: Ctx): Promise<VerbResult<Contract['GET /api/telegram']>> {
  const link = await findLink(ctx.db, requireUser(ctx.actor));
  return { isConfigured: ctx.ports.messenger !== null, link: link && { name: link.name, linkedAt: link.linkedAt.toISOString() } };
}

export const getTelegram: Verb<'GET /api/telegram'> = present;

async function findBotName(ctx: Ctx): Promise<string> {
  const { messenger } = ctx.ports;
  if (!messenger) throw new DomainError('CONFLICT', 'Telegram is not set up on this installation.');
  try {
    return await messenger.findBotName();
  } catch (error) {
    if (!(error instanceof MessengerFailure)) throw error;
    ctx.log.warn({ reason: error.message }, 'the Telegram bot could not be asked for its name');
    throw new DomainError('UNAVAILABLE', 'Telegram is not answering right now. Please try again in a few minutes.');
  }
}

/** A code for the chat that is to be linked. Only its hash is kept; the bot's messages are read until it ends. */
export const beginTelegramLink: Verb<'POST /api/telegram/link'> = async (ctx) => {
  const userId = requireUser(ctx.actor);
  const bot = await findBotName(ctx);
  const code = ctx.randomBytes(CODE_BYTES).toString('base64url');
  const expiresAt = new Date(ctx.now().getTime() + CODE_MS);
  await ctx.transact(async (tx) => {
    await writeCode(tx.db, { userId, codeHash: hashToken(code), expiresAt });
    await tx.enqueue(readMessagesJob, { userId });
  });
  return { code, url: `https://t.me/${bot}?start=${code}`, expiresAt: expiresAt.toISOString() };
};

export const endTelegramLink: Verb<'DELETE /api/telegram/link'> = async (ctx) => {
  const userId = requireUser(ctx.actor);
  await ctx.transact(async (tx) => {
    if (await deleteLink(tx.db, { userId })) await audit(tx, 'telegram.unlinked', `user:${userId}`);
  });
  return present(ctx);
};

export async function exportTelegram(ctx: Ctx, userId: string): Promise<unknown> {
  const link = await findLink(ctx.db, userId);
  return link && { chatId: link.chatId, name: link.name, linkedAt: link.linkedAt.toISOString() };
}
