import { shiftDay } from '@clearedge/quant/calendar';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { notifyError } from '../../../kernel/text.ts';
import { askModel, type ModelAnswer } from '../assistant-model.ts';
import { type Finding, joined } from '../session/finding.ts';
import { type AssistantSession, type Memory, openSession } from '../session/session.ts';
import { menIn, namesOnSlate } from '../tools/props.ts';
import type { Requested } from '../tools/tool.ts';
import { findTool, lookWith, type Tool, toolFor } from '../tools/tools.ts';
import { closureWords, helpWords, NO_CERTAINTY, scopeWords } from '../tools/words.ts';
import { type Distress, distressIn } from '../understand/distress.ts';
import { type Intent, intentOf } from '../understand/intent-rules.ts';
import { readNumbers, type StatedNumbers } from '../understand/read-numbers.ts';
import { findTeams } from '../understand/teams.ts';
import { addMessage, listMessages, type MessageRow } from './message-rows.ts';
import { type AssistantPart, presentMessage } from './present-message.ts';
import { takeQuestion } from './take-question.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NAMED = new RegExp(`\\b(${MONTHS.join('|')})[a-z]*\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b`, 'i');

function validDay(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.toISOString().slice(0, 10) : null;
}

/** The Eastern day that a text speaks of: yesterday, tomorrow, "July 9", 7/9 or 2026-07-09; null when it names none. */
export function readDay(text: string, today: string): string | null {
  if (/\b(day after tomorrow)\b/i.test(text)) return shiftDay(today, 2);
  if (/\btomorrow\b/i.test(text)) return shiftDay(today, 1);
  if (/\b(yesterday|last night)\b/i.test(text)) return shiftDay(today, -1);
  if (/\b(today|tonight|this (evening|afternoon|morning))\b/i.test(text)) return today;
  const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(text);
  if (iso) return validDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const year = Number(today.slice(0, 4));
  const named = NAMED.exec(text);
  if (named) return validDay(year, MONTHS.indexOf(named[1]!.toLowerCase()) + 1, Number(named[2]));
  const short = /(?<![\d/$])(\d{1,2})\/(\d{1,2})(?![\d/])/.exec(text);
  return short ? validDay(year, Number(short[1]), Number(short[2])) : null;
}

/** A question with what was found in it. */
interface Question extends StatedNumbers {
  text: string;
  intent: Intent;
  distress: Distress;
  teams: string[];
  /** The Eastern day spoken of; null when none was named. */
  day: string | null;
}

const FOLLOW_UP = /^(and|what about|how about|same for|or)\b/i;

/** Reads a question; one like "and the Dodgers?" asks again what the question before it asked. */
export function understand(text: string, today: string, previous: string | null = null): Question {
  const teams = findTeams(text);
  const numbers = readNumbers(text);
  const day = readDay(text, today);
  const own = intentOf(text, { teams, ...numbers });
  const isFollowUp = previous !== null && FOLLOW_UP.test(text.trim()) && (own === 'game' || own === 'unknown' || own === 'slate');
  const before = isFollowUp ? understand(previous, today) : null;
  const intent = before && before.intent !== 'unknown' ? before.intent : own;
  return {
    text,
    intent,
    distress: distressIn(text),
    teams: teams.length > 0 || !before ? teams : before.teams,
    day: day ?? before?.day ?? null,
    ...numbers,
  };
}

interface Found {
  finding: Finding;
  tools: string[];
}

const CERTAIN = /\b(locks?|guaranteed?|sure thing|can(?:'|’)?t (lose|miss)|risk.?free|no.?brainer|slam dunk)\b/i;

const SMALL_TALK = /^(hi|hello|hey|thanks?|thank you|ok|okay|cool|great|nice|bye|good (morning|evening|night))\b.{0,20}$/i;

function marketOf({ intent, text }: Question): Requested['market'] {
  if (intent === 'totals' || /\b(totals?|over.?under|overs?|unders?)\b/i.test(text)) return 'total';
  if (intent === 'run_line' || /\b(run.?line|spread)\b/i.test(text)) return 'spread';
  return /\bmoney.?line\b/i.test(text) ? 'moneyline' : null;
}

const requestedOf = (question: Question): Requested => {
  const { text, teams, day, dollars, prices, chances } = question;
  return { text, teams, day, market: marketOf(question), dollars, prices, chances };
};

const certain = (found: Found, { text }: Question, { closure }: AssistantSession): Found =>
  CERTAIN.test(text) && !closure ? { ...found, finding: { ...found.finding, lines: [NO_CERTAINTY, ...found.finding.lines] } } : found;

const foundBy = async (tool: Tool, session: AssistantSession, requested: Requested): Promise<Found> => ({
  finding: await lookWith(tool, session, requested),
  tools: [tool.name],
});

/** Answers a question from our data, with no language model: the same figures as the pages, each from the slice that owns it. */
async function answerFromData(session: AssistantSession, question: Question): Promise<Found> {
  if (question.distress !== 'none') return { finding: helpWords(question.distress), tools: ['help'] };
  const requested = requestedOf(question);
  const tool = toolFor(question.intent);
  if (tool && question.intent !== 'slate') return certain(await foundBy(tool, session, requested), question, session);
  const men =
    question.intent === 'unknown' && !SMALL_TALK.test(question.text)
      ? menIn(question.text, await namesOnSlate(session, question.day ?? session.today))
      : [];
  if (men.length > 0) return foundBy(findTool('player_props')!, session, requested);
  if (question.teams.length > 0) return foundBy(findTool('game')!, session, requested);
  if (tool) return foundBy(tool, session, requested);
  return { finding: session.closure ? closureWords(session.closure) : scopeWords(), tools: [] };
}

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
async function takeIn(tx: Ctx, userId: string, content: string): Promise<{ requested: MessageRow; before: MessageRow[] }> {
  await takeQuestion(tx, userId);
  const known = await listMessages(tx, userId, REMEMBERED);
  const last = known.at(-1);
  if (last?.role === 'user' && last.content === content) return { requested: last, before: known.slice(0, -1) };
  const requested = newMessage(tx, userId, { role: 'user', content, origin: null });
  await addMessage(tx, requested);
  return { requested, before: known };
}

/** Answers a question in parts. What can be refused is refused before the first of them. */
export const askAssistant =
  (memory: Memory): Verb<'POST /api/assistant/messages'> =>
  async (ctx, { body }) => {
    const userId = requireUser(ctx.actor);
    const { requested, before } = await ctx.transact((tx) => takeIn(tx, userId, body.content.replaceAll(NUL, ' ')));
    return answering(await openSession(ctx, memory), requested, before);
  };

async function* answering(session: AssistantSession, requested: MessageRow, before: readonly MessageRow[]): AsyncGenerator<AssistantPart> {
  yield { part: 'question', message: presentMessage(requested) };
  try {
    const answer = yield* makeAnswer(session, requested, before);
    await addMessage(session.ctx, answer);
    yield { part: 'answer', message: presentMessage(answer) };
  } catch (error) {
    session.ctx.log.error({ error: notifyError(error) }, 'the assistant could not answer');
    yield { part: 'failed', message: FAILED };
  }
}

/** By the language model where there is one and it keeps to the facts; else from the data in our own words. */
async function* makeAnswer(
  session: AssistantSession,
  requested: MessageRow,
  before: readonly MessageRow[],
): AsyncGenerator<AssistantPart, MessageRow> {
  const { ctx, userId, today } = session;
  const question = understand(requested.content, today, previousQuestion(before));
  const { languageModel } = ctx.ports;
  // What was discussed before a closure names bets, and figures are not all that tempts: then the words are ours alone.
  const mayPhrase = languageModel !== null && session.closure === null && question.distress === 'none' && question.intent !== 'scope';
  const reported: ModelAnswer | null = mayPhrase ? yield* askModel(session, languageModel, requested.content, before) : null;
  if (reported?.kind === 'told') {
    const { text, finding, tools } = reported;
    const origin = { sources: finding.sources, links: finding.links, answeredBy: 'language_model' as const, fallback: null, tools };
    return newMessage(ctx, userId, { role: 'assistant', content: text, origin });
  }
  const { finding: found, tools } = await answerFromData(session, question);
  const finding = joined([found]);
  for (const [index, line] of finding.lines.entries()) yield { part: 'words', text: index === 0 ? line : `\n${line}` };
  const origin = {
    sources: finding.sources,
    links: finding.links,
    answeredBy: 'analyst' as const,
    fallback: reported?.fallback ?? null,
    tools,
  };
  return newMessage(ctx, userId, { role: 'assistant', content: finding.lines.join('\n'), origin });
}
