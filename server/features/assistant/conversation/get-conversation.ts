import { requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { deleteMessages, listMessages } from './message-rows.ts';
import { presentMessage } from './present-message.ts';
import { leftToday } from './take-question.ts';

/** One's own conversation, and how much of the day's questions is left. */
export const getConversation: Verb<'GET /api/assistant/conversation'> = async (ctx) => {
  const userId = requireUser(ctx.actor);
  return {
    messages: (await listMessages(ctx, userId)).map(presentMessage),
    leftToday: await leftToday(ctx, userId),
    hasLanguageModel: ctx.ports.languageModel !== null,
  };
};

/** Forgets one's own conversation; what was asked today still counts. */
export const clearConversation: Verb<'DELETE /api/assistant/conversation'> = async (ctx) => {
  await deleteMessages(ctx, requireUser(ctx.actor));
  return { ok: true };
};
