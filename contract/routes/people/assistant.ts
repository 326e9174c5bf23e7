import { z } from 'zod';
import { LONGEST_QUESTION } from '../../assistant-questions.ts';
import { defineRoutes } from '../../route.ts';
import { AssistantCard, AssistantChip } from '../../shapes/assistant-card.ts';
import { Instant, Ok } from '../../terms.ts';

/** Where figures of an answer come from, and how old they were when it was given. */
export const AssistantSource = z
  .object({ label: z.string(), asOf: Instant.nullable(), href: z.string().nullable() })
  .meta({ id: 'AssistantSource' });

/** Why the built-in analyst answered although a language model is configured. */
export const FALLBACKS = ['unreachable', 'timeout', 'garbage', 'cut_off', 'too_many_steps', 'unsupported_figures'] as const;

const Meta = z.object({
  answeredBy: z.enum(['analyst', 'language_model']),
  fallback: z.enum(FALLBACKS).nullable(),
  tools: z.array(z.string()).meta({ description: 'What was looked up, in order' }),
  readAs: z
    .string()
    .nullable()
    .meta({ description: 'What the built-in analyst took the question for, where the answer does not begin with it' }),
});

export const AssistantMessage = z
  .object({
    id: z.string(),
    type: z.enum(['user', 'assistant']),
    content: z.string(),
    timestamp: Instant,
    sources: z.array(AssistantSource),
    links: z.array(z.object({ label: z.string(), href: z.string() })),
    cards: z.array(AssistantCard),
    chips: z.array(AssistantChip),
    meta: Meta.nullable().meta({ description: 'Null on a question' }),
  })
  .meta({ id: 'AssistantMessage' });

/** One line of a streamed answer. `restart` takes back the words so far; `answer` is last and whole. */
export const AssistantPart = z
  .discriminatedUnion('part', [
    z.object({ part: z.literal('question'), message: AssistantMessage }),
    z.object({ part: z.literal('words'), text: z.string() }),
    z.object({ part: z.literal('restart') }),
    z.object({ part: z.literal('answer'), message: AssistantMessage }),
    z.object({ part: z.literal('failed'), message: z.string() }),
  ])
  .meta({ id: 'AssistantPart' });

export const assistantRoutes = defineRoutes({
  'GET /api/assistant/conversation': {
    id: 'getConversation',
    summary: "One's own conversation with the assistant, oldest first",
    access: 'assistant',
    response: z.object({
      messages: z.array(AssistantMessage),
      leftToday: z.number().meta({ description: 'Questions that may still be asked this Eastern day' }),
      hasLanguageModel: z.boolean(),
    }),
  },
  'POST /api/assistant/messages': {
    id: 'askAssistant',
    summary: 'Ask a question; the answer comes in lines of JSON as it is made',
    access: 'assistant',
    produces: 'ndjson',
    body: z.object({
      content: z
        .string({ error: 'Type a question.' })
        .trim()
        .min(1, 'Type a question.')
        .max(LONGEST_QUESTION, `At most ${LONGEST_QUESTION} characters.`),
    }),
    response: AssistantPart,
  },
  'DELETE /api/assistant/conversation': {
    id: 'clearConversation',
    summary: "Forget one's own conversation",
    access: 'assistant',
    response: Ok,
  },
});
