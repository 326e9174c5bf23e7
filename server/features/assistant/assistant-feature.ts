import { SPORT_KEYS } from '@clearedge/contract/sports';
import { requireUser } from '../../kernel/access.ts';
import { defineFeature, type Feature, type Verb } from '../../kernel/feature.ts';
import type { ReadRoute } from '../../kernel/read-route.ts';
import { askAssistant } from './conversation/ask.ts';
import { deleteMessages, listMessages } from './conversation/message-rows.ts';
import { presentMessage } from './conversation/present-message.ts';
import { leftToday } from './conversation/take-question.ts';
import type { ListEntrants } from './session/names.ts';
import { newMemory } from './session/session.ts';
import { SPORT_ANSWERS } from './sports/index.ts';

/** One's own conversation, and how much of the day's questions is left. */
const getConversation: Verb<'GET /api/assistant/conversation'> = async (ctx) => {
  const userId = requireUser(ctx.actor);
  return {
    messages: (await listMessages(ctx, userId)).map(presentMessage),
    leftToday: await leftToday(ctx, userId),
    hasLanguageModel: ctx.ports.languageModel !== null,
  };
};

/** Forgets one's own conversation; what was asked today still counts. */
const clearConversation: Verb<'DELETE /api/assistant/conversation'> = async (ctx) => {
  await deleteMessages(ctx, requireUser(ctx.actor));
  return { ok: true };
};

const listEntrants: ListEntrants = async (ctx) => {
  const own = await Promise.all(
    SPORT_KEYS.map(async (sport) => (await SPORT_ANSWERS[sport].listEntrants?.(ctx)) ?? { players: [], events: [] }),
  );
  return { players: own.flatMap(({ players }) => players), events: own.flatMap(({ events }) => events) };
};

/** Answers from what the screens read (`read`). Remembers names, prop prices and seasons for minutes: make one for each process. */
export const assistantFeature = ({ read }: { read: ReadRoute }): Feature =>
  defineFeature({
    name: 'assistant',
    routes: {
      'GET /api/assistant/conversation': getConversation,
      'POST /api/assistant/messages': askAssistant(newMemory(read, listEntrants)),
      'DELETE /api/assistant/conversation': clearConversation,
    },
  });
