import { defineFeature, type Feature } from '../../kernel/feature.ts';
import { askAssistant } from './conversation/ask.ts';
import { clearConversation, getConversation } from './conversation/get-conversation.ts';
import { newMemory } from './desk/desk.ts';

/** Remembers prop prices and seasons for a minute: make one for each process. */
export const assistantFeature = (): Feature =>
  defineFeature({
    name: 'assistant',
    routes: {
      'GET /api/assistant/conversation': getConversation,
      'POST /api/assistant/messages': askAssistant(newMemory()),
      'DELETE /api/assistant/conversation': clearConversation,
    },
  });
