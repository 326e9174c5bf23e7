import { type SportKey, sportOf } from '@clearedge/contract/sports';
import { shiftDay } from '@clearedge/quant/calendar';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { notifyError } from '../../../kernel/text.ts';
import { askModel, type ModelAnswer } from '../assistant-model.ts';
import { type AssistantSession, type Memory, openSession } from '../session/session.ts';
import { readMessage } from '../understand/read-message.ts';
import type { Reading } from '../understand/reading.ts';
import { answerFromData, isForModel } from './answer.ts';
import { addMessage, listMessages, type MessageRow } from './message-rows.ts';
import { type AssistantPart, presentMessage } from './present-message.ts';
import { settleClubs } from './settle-by-bets.ts';
import { settleByProp } from './settle-choices.ts';
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

/** The questions of the conversation so far, each read after the one before it; of a message with several the last. */
function readBefore({ today, known, offered }: AssistantSession, before: readonly MessageRow[]): Reading[] {
  const said: Reading[] = [];
  for (const { role, content } of before) {
    const own = role === 'user' ? readMessage(content, today, known.lexicon, said.at(-1) ?? null).at(-1) : undefined;
    if (own) said.push(settleByProp(own, offered));
  }
  return said;
}

/** Beside these a word that is no one's name may be that of a player whom only a prop names. */
const OF_A_PLAYER = ['line', 'side', 'injury', 'lineup', 'is_playing', 'box', 'how_often'];
const mayNamePlayer = ({ unknown, what, cues }: Reading): boolean =>
  unknown.length > 0 ||
  (what === 'unknown' && !cues.has('bare')) ||
  cues.has('prop') ||
  cues.has('stat') ||
  cues.has('player') ||
  (cues.has('stranger') && OF_A_PLAYER.some((cue) => cues.has(cue)));

/** So many days back every club of a league has played. */
const BACK_DAYS = { day: 2, week: 7 } as const;

/** Where a player without a prop may be found: in the box scores of the day asked about, or of the last days of the one sport meant. */
function daysPlayed({ unknown, when, cues }: Reading, sports: readonly SportKey[], today: string): { from: string; to: string } | null {
  if (unknown.length === 0) return null;
  if (when !== null && cues.has('past')) return when;
  const [sport, ...others] = sports;
  if (sport === undefined || others.length > 0 || !cues.has('stat')) return null;
  return { from: shiftDay(today, -BACK_DAYS[sportOf(sport).slate]), to: shiftDay(today, -1) };
}

interface Understood {
  session: AssistantSession;
  readings: Reading[];
  /** What was asked before, oldest first. */
  said: Reading[];
}

async function readWith(session: AssistantSession, content: string, before: readonly MessageRow[]): Promise<Understood> {
  const said = readBefore(session, before);
  const read = readMessage(content, session.today, session.known.lexicon, said.at(-1) ?? null);
  const readings = await Promise.all(read.map((reading) => settleClubs(session, settleByProp(reading, session.offered))));
  return { session, readings, said };
}

/** Reads a message after those before it. An unknown name, here or before, may be that of a player with a prop only. */
async function understand(session: AssistantSession, content: string, before: readonly MessageRow[]): Promise<Understood> {
  const alone = await readWith(session, content, before);
  const ofPlayers = [...alone.readings, ...alone.said].filter(mayNamePlayer);
  if (session.closure !== null || ofPlayers.length === 0) return alone;
  const { ctx, memory, known, today } = session;
  const asked = ofPlayers.map(({ sports, statSports }) => (sports.length > 0 ? sports : statSports));
  const isOfAny = asked.some((sports) => sports.length === 0);
  const sports = isOfAny ? [] : [...new Set(asked.flat())].filter((sport) => sportOf(sport).hasPlayerProps);
  const players = await memory.listPropPlayers(ctx, alone.readings[0]?.when?.from ?? today, sports);
  const again = await readWith({ ...session, known: memory.withPlayers(known, players), offered: players }, content, before);
  const days = again.readings.map((reading) => daysPlayed(reading, sports, today)).find((one) => one !== null);
  if (!days) return again;
  const played = await memory.listBoxPlayers(ctx, days, sports);
  return readWith({ ...again.session, known: memory.withPlayers(known, [...players, ...played]) }, content, before);
}

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
  opened: AssistantSession,
  requested: MessageRow,
  before: readonly MessageRow[],
): AsyncGenerator<AssistantPart, MessageRow> {
  const { ctx, userId } = opened;
  const { session, readings, said } = await understand(opened, requested.content, before);
  const { languageModel } = ctx.ports;
  const mayPhrase = languageModel !== null && session.closure === null && isForModel(readings);
  const reported: ModelAnswer | null = mayPhrase ? yield* askModel(session, languageModel, requested.content, before) : null;
  if (reported?.kind === 'told') {
    const { text, finding, tools } = reported;
    const { sources, links, cards, chips } = finding;
    const origin = { sources, links, cards, chips, answeredBy: 'language_model' as const, fallback: null, tools };
    return newMessage(ctx, userId, { role: 'assistant', content: text, origin });
  }
  const { finding, tools, readAs = [] } = await answerFromData(session, readings, said.at(-1) ?? null);
  for (const [index, line] of finding.lines.entries()) yield { part: 'words', text: index === 0 ? line : `\n${line}` };
  const { sources, links, cards, chips } = finding;
  const origin = {
    sources,
    links,
    cards,
    chips,
    answeredBy: 'analyst' as const,
    fallback: reported?.fallback ?? null,
    tools,
    readAs: readAs.join('; ') || null,
  };
  return newMessage(ctx, userId, { role: 'assistant', content: finding.lines.join('\n'), origin });
}
