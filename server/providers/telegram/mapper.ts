import { z } from 'zod';
import { type BotMessage, MessengerFailure } from '../../ports/messages.ts';

const Person = z.object({ id: z.number().int(), type: z.string(), username: z.string().optional(), first_name: z.string().optional() });
const Update = z.object({ update_id: z.number().int(), message: z.object({ chat: Person, text: z.string().optional() }).optional() });
const NAME_CHARACTERS = 100;
const TEXT_CHARACTERS = 500;

/** The bot API's envelope: a result, or why there is none. */
export const Envelope = z.object({
  ok: z.boolean(),
  result: z.unknown().optional(),
  error_code: z.number().optional(),
  parameters: z.object({ retry_after: z.number().optional() }).optional(),
});

const nameOf = ({ username, first_name }: z.output<typeof Person>): string =>
  (username ? `@${username}` : (first_name ?? 'Telegram')).slice(0, NAME_CHARACTERS);

function toMessage(raw: unknown): BotMessage[] {
  const update = Update.safeParse(raw);
  if (update.success) {
    const { update_id: updateId, message } = update.data;
    const isPrivate = message?.chat.type === 'private' && message.text !== undefined;
    if (!message || !isPrivate) return [{ updateId, chat: null, text: '' }];
    return [{ updateId, chat: { id: String(message.chat.id), name: nameOf(message.chat) }, text: message.text!.slice(0, TEXT_CHARACTERS) }];
  }
  // A kind of update that is not known yet must not be asked for again and again.
  const id = z.object({ update_id: z.number().int() }).safeParse(raw);
  return id.success ? [{ updateId: id.data.update_id, chat: null, text: '' }] : [];
}

export function messagesOf(result: unknown): BotMessage[] {
  if (!Array.isArray(result)) throw new MessengerFailure('Telegram answered something else than a list of messages.');
  return result.flatMap(toMessage).sort((a, b) => a.updateId - b.updateId);
}

export function botNameOf(result: unknown): string {
  const bot = z.object({ username: z.string().regex(/^\w{3,64}$/) }).safeParse(result);
  if (!bot.success) throw new MessengerFailure('Telegram did not say what the bot is called.');
  return bot.data.username;
}
