import type {
  AssistantMessage as AssistantMessageSchema,
  AssistantPart as AssistantPartSchema,
} from '@clearedge/contract/routes/people/assistant';
import type { z } from 'zod';
import type { MessageRow } from './message-rows.ts';

export type AssistantMessage = z.input<typeof AssistantMessageSchema>;
export type AssistantPart = z.input<typeof AssistantPartSchema>;

export function presentMessage({ id, role, content, origin, createdAt }: MessageRow): AssistantMessage {
  return {
    id,
    type: role,
    content,
    timestamp: createdAt.toISOString(),
    sources: origin?.sources ?? [],
    links: origin?.links ?? [],
    cards: origin?.cards ?? [],
    chips: origin?.chips ?? [],
    meta: origin ? { answeredBy: origin.answeredBy, fallback: origin.fallback, tools: origin.tools, readAs: origin.readAs ?? null } : null,
  };
}
