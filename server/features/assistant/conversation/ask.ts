import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { answerFromData } from '../answer-from-data.ts';
import { type Desk, type Memory, openDesk } from '../desk/desk.ts';
import { joined } from '../desk/finding.ts';
import { askModel, type ModelAnswer } from '../model/ask-model.ts';
import { understand } from '../understand/understand.ts';
import { addMessage, listMessages, type MessageRow } from './message-rows.ts';
import { type AssistantPart, presentMessage } from './present-message.ts';
import { takeQuestion } from './take-question.ts';

const REMEMBERED = 8;
/** The one character that PostgreSQL keeps in no text. */
const NUL = '\u0000';
const FAILED = 'Something went wrong while this was looked up. Please ask again.';

const newMessage = (ctx: Ctx, userId: string, values: Pick<MessageRow, 'role' | 'content' | 'origin'>): MessageRow => ({
  id: ctx.newId(),
  userId,
  createdAt: ctx.now(),
  ...values,
});

const previousQuestion = (before: readonly MessageRow[]): string | null => before.findLast(({ role }) => role === 'user')?.content ?? null;

/** Answers a question in parts. What can be refused is refused before the first of them. */
export const askAssistant =
  (memory: Memory): Verb<'POST /api/assistant/messages'> =>
  async (ctx, { body }) => {
    const userId = requireUser(ctx.actor);
    const asked = newMessage(ctx, userId, { role: 'user', content: body.content.replaceAll(NUL, ' '), origin: null });
    const before = await ctx.transact(async (tx) => {
      await takeQuestion(tx, userId);
      const known = await listMessages(tx, userId, REMEMBERED);
      await addMessage(tx, asked);
      return known;
    });
    return answering(await openDesk(ctx, memory), asked, before);
  };

async function* answering(desk: Desk, asked: MessageRow, before: readonly MessageRow[]): AsyncGenerator<AssistantPart> {
  yield { part: 'question', message: presentMessage(asked) };
  try {
    const answer = yield* makeAnswer(desk, asked, before);
    await addMessage(desk.ctx, answer);
    yield { part: 'answer', message: presentMessage(answer) };
  } catch (error) {
    desk.ctx.log.error(
      { error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
      'the assistant could not answer',
    );
    yield { part: 'failed', message: FAILED };
  }
}

/** By the language model where there is one and it keeps to the facts; else from the data in our own words. */
async function* makeAnswer(desk: Desk, asked: MessageRow, before: readonly MessageRow[]): AsyncGenerator<AssistantPart, MessageRow> {
  const { ctx, userId, today } = desk;
  const question = understand(asked.content, today, previousQuestion(before));
  const { languageModel } = ctx.ports;
  const mayPhrase = languageModel !== null && question.distress === 'none' && question.intent !== 'scope';
  const told: ModelAnswer | null = mayPhrase ? yield* askModel(desk, languageModel, asked.content, before) : null;
  if (told?.kind === 'told') {
    const { text, finding, tools } = told;
    const origin = { sources: finding.sources, links: finding.links, answeredBy: 'language_model' as const, fallback: null, tools };
    return newMessage(ctx, userId, { role: 'assistant', content: text, origin });
  }
  const { finding: found, tools } = await answerFromData(desk, question);
  const finding = joined([found]);
  for (const [index, line] of finding.lines.entries()) yield { part: 'words', text: index === 0 ? line : `\n${line}` };
  const origin = {
    sources: finding.sources,
    links: finding.links,
    answeredBy: 'analyst' as const,
    fallback: told?.fallback ?? null,
    tools,
  };
  return newMessage(ctx, userId, { role: 'assistant', content: finding.lines.join('\n'), origin });
}
