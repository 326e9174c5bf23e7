import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { tellError } from '../../../kernel/text/tell-error.ts';
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

/** Counts and keeps a question. Asked again after its answer failed, it is the one that is there already. */
async function takeIn(tx: Ctx, userId: string, content: string): Promise<{ asked: MessageRow; before: MessageRow[] }> {
  await takeQuestion(tx, userId);
  const known = await listMessages(tx, userId, REMEMBERED);
  const last = known.at(-1);
  if (last?.role === 'user' && last.content === content) return { asked: last, before: known.slice(0, -1) };
  const asked = newMessage(tx, userId, { role: 'user', content, origin: null });
  await addMessage(tx, asked);
  return { asked, before: known };
}

/** Answers a question in parts. What can be refused is refused before the first of them. */
export const askAssistant =
  (memory: Memory): Verb<'POST /api/assistant/messages'> =>
  async (ctx, { body }) => {
    const userId = requireUser(ctx.actor);
    const { asked, before } = await ctx.transact((tx) => takeIn(tx, userId, body.content.replaceAll(NUL, ' ')));
    return answering(await openDesk(ctx, memory), asked, before);
  };

async function* answering(desk: Desk, asked: MessageRow, before: readonly MessageRow[]): AsyncGenerator<AssistantPart> {
  yield { part: 'question', message: presentMessage(asked) };
  try {
    const answer = yield* makeAnswer(desk, asked, before);
    await addMessage(desk.ctx, answer);
    yield { part: 'answer', message: presentMessage(answer) };
  } catch (error) {
    desk.ctx.log.error({ error: tellError(error) }, 'the assistant could not answer');
    yield { part: 'failed', message: FAILED };
  }
}

/** By the language model where there is one and it keeps to the facts; else from the data in our own words. */
async function* makeAnswer(desk: Desk, asked: MessageRow, before: readonly MessageRow[]): AsyncGenerator<AssistantPart, MessageRow> {
  const { ctx, userId, today } = desk;
  const question = understand(asked.content, today, previousQuestion(before));
  const { languageModel } = ctx.ports;
  // What was discussed before a closure names bets, and figures are not all that tempts: then the words are ours alone.
  const mayPhrase = languageModel !== null && desk.closure === null && question.distress === 'none' && question.intent !== 'scope';
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
