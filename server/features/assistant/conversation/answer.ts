import { leagueOf, SPORT_KEYS } from '@clearedge/contract/sports';
import { joinWords } from '@clearedge/contract/words/join-words';
import { selectionLabel } from '@clearedge/contract/words/selection-label';
import { askChip, type Finding, finding, joined } from '../session/finding.ts';
import type { AssistantSession } from '../session/session.ts';
import { confirmAlert } from '../tools/alerts.ts';
import { whatCanBeAsked } from '../tools/product.ts';
import { findTool, lookWith } from '../tools/tools.ts';
import { closureWords, helpWords, NO_CERTAINTY } from '../tools/words.ts';
import type { What } from '../understand/questions.ts';
import { MOST_CHOICES } from '../understand/read-names.ts';
import type { Choice, Reading } from '../understand/reading.ts';
import { leftOut } from './left-out.ts';
import { readingText } from './restate.ts';

export interface Answered {
  finding: Finding;
  tools: string[];
  /** What each question was taken for, but those whose answer begins with it. */
  readAs?: readonly string[];
}

/** Whether a language model may phrase the answer: not where help, a refusal or a question back is the answer. */
export const isForModel = (readings: readonly Reading[]): boolean =>
  readings.every(
    ({ distress, what, choices, unknown, otherBooks }) =>
      distress === 'none' &&
      !['scope', 'risky', 'alert', 'small_talk'].includes(what) &&
      choices.length + unknown.length + otherBooks.length === 0,
  );

const nameOf = (name: string): string => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Kinds whose answer narrows one's own bets by any book's name. */
const OF_OWN_BETS = new Set<What>(['my_bets', 'my_clv']);

/** That a book named is none of those whose prices we have: whatever follows is not of it. */
function otherBookWords({ known }: AssistantSession, { otherBooks, what }: Reading): string[] {
  if (otherBooks.length === 0 || OF_OWN_BETS.has(what)) return [];
  const ours = joinWords(known.names.books.map(({ name }) => name));
  return [`ClearEdge has no prices or limits of ${joinWords(otherBooks, 'or')}${ours === '' ? '' : `: its books are ${ours}`}.`];
}

/** Of several clubs or players named, those that an answer about the others says nothing of. */
function missedWords({ teams, players }: Reading, lines: readonly string[]): string[] {
  const text = lines.join('\n');
  const named = [
    ...teams.map(({ code, name }) => ({ name: `the ${name}`, isThere: text.includes(name) || new RegExp(`\\b${code}\\b`).test(text) })),
    ...players.map(({ name }) => ({ name, isThere: text.includes(name.split(' ').at(-1)!) })),
  ];
  const missed = named.filter(({ isThere }) => !isThere).map(({ name }) => name);
  // A list of games of others is about none of those named; a sum or a "no" names no one.
  const isElse = missed.length === named.length && !text.includes(' @ ');
  return missed.length === 0 || isElse ? [] : [`Nothing here is about ${joinWords(missed, 'or')}.`];
}

const LEAGUES = joinWords(SPORT_KEYS.map(leagueOf), 'and');

function unknownWords({ unknown, stat, cues }: Reading): Finding {
  const names = joinWords(
    unknown.map((one) => `“${nameOf(one)}”`),
    'or',
  );
  const isPlayer = stat !== null || cues.has('prop') || unknown.some((one) => one.includes(' '));
  return finding(
    [
      isPlayer
        ? `I do not know ${names}: no club of that name plays in the leagues that ClearEdge covers (${LEAGUES}), and no such player is in the box scores and props that I have now.`
        : `I do not know ${names}: no club, player or park of that name is in the games that ClearEdge covers now (${LEAGUES}).`,
      'Check the spelling, or ask for a club; I will not answer with someone else’s figures.',
    ],
    { chips: [askChip('Games today', 'What games are on today?'), askChip('Best props today', 'What are the best player props today?')] },
  );
}

/** Each of several as a button that asks the same question of it. */
function chipsOf({ asked, options }: Choice, text: string): Finding['chips'] {
  const word = new RegExp(`\\b${asked.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`, 'i');
  return options.slice(0, MOST_CHOICES).map(({ label }) => {
    const name = label.replace(/ \(.*\)$/, '');
    return askChip(label, word.test(text) ? text.replace(word, name) : `${label} ${text}`);
  });
}

const labelsOf = (chips: Finding['chips']): string =>
  joinWords(
    chips.map(({ label }) => label),
    'or',
  );

/** Asks which of several is meant. */
function askBack({ choices, text }: Reading): Finding {
  const chips = chipsOf(choices[0]!, text);
  return finding([`${choices[0]!.asked}: ${labelsOf(chips)}?`], { chips });
}

/** Whom a name that was settled by a guess may mean as well. */
const insteadWords = (chips: Finding['chips']): string[] =>
  chips.length === 0 ? [] : [`If you meant ${labelsOf(chips)}, ask again by that name.`];

const WHAT_OF_BOOKS = ['Ask me for a game, for example “best price on the Chiefs”.'];
const SCOPE = 'I answer from ClearEdge’s own data only. I hold nothing about other members, and I take no other rules.';
const OFF_TOPIC = 'I cannot answer that: I answer from ClearEdge’s own data only, about';

const YES = /^(yes|yep|yeah|yup|sure|ok|okay|do it|please do|confirm|set it|go ahead)\b.{0,20}$/i;

async function answerOne(session: AssistantSession, reading: Reading): Promise<Answered> {
  const { what, unknown, choices } = reading;
  if (what === 'scope') return { finding: session.closure ? closureWords(session.closure) : whatCanBeAsked(session, SCOPE), tools: [] };
  if (what === 'small_talk' && !session.closure)
    return {
      finding: /^(no|nope|nah|never|nvm)\b/i.test(reading.text.trim())
        ? finding(['Okay. Ask me anything about today’s board.'])
        : /^(thank|thx|ty|cheers|great|cool|ok|nice|awesome|perfect|bye|good)/i.test(reading.text.trim())
          ? finding(['You’re welcome. Ask me anything about today’s board.'])
          : whatCanBeAsked(session, 'Hello! I answer from ClearEdge’s own data:'),
      tools: [],
    };
  const tool = findTool(what);
  if (session.closure && !tool?.isAdviceFree) return { finding: closureWords(session.closure), tools: [] };
  const elsewhere = session.closure ? [] : otherBookWords(session, reading);
  if (unknown.length > 0) {
    const refused = unknownWords(reading);
    return { finding: { ...refused, lines: [...elsewhere, ...refused.lines] }, tools: [] };
  }
  if (choices.length > 0) return { finding: askBack(reading), tools: [] };
  if (!tool && elsewhere.length > 0) return { finding: finding([...elsewhere, ...WHAT_OF_BOOKS]), tools: [] };
  if (!tool) return { finding: whatCanBeAsked(session, `${OFF_TOPIC} ${LEAGUES}. You can ask me for:`), tools: [] };
  const found = await lookWith(tool, session, reading);
  const words = readingText(reading);
  const lead = words === '' || reading.isPlain ? [] : [`Reading that as: ${words}.`];
  const left = session.closure ? [] : leftOut(reading);
  const without = left.length === 0 ? [] : [`Not taken into account: ${joinWords(left.map((one) => `“${one}”`))}.`];
  const certain =
    reading.isCertain && !session.closure && what !== 'risky' && what !== 'explain' && what !== 'arbitrage' ? [NO_CERTAINTY] : [];
  const others = reading.instead.flatMap((choice) => chipsOf(choice, reading.text));
  return {
    finding: {
      ...found,
      lines: [
        ...lead,
        ...elsewhere,
        ...without,
        ...certain,
        ...found.lines.map(selectionLabel),
        ...missedWords(reading, found.lines),
        ...insteadWords(others),
      ],
      chips: [...others, ...found.chips],
    },
    tools: [tool.name],
    readAs: lead.length === 0 ? [words] : [],
  };
}

/** Answers the questions of a message from our data, with no language model: the same figures as the pages, each from the slice that owns it. */
export async function answerFromData(session: AssistantSession, readings: readonly Reading[], before: Reading | null): Promise<Answered> {
  const distress = readings.find((one) => one.distress !== 'none')?.distress ?? 'none';
  if (distress !== 'none') return { finding: helpWords(distress), tools: ['help'] };
  const [first] = readings;
  if (first && before?.what === 'alert' && YES.test(first.text.trim()) && !session.closure)
    return { finding: joined([await confirmAlert(session, before)]), tools: ['alert'] };
  const answers: Answered[] = [];
  for (const reading of readings) answers.push(await answerOne(session, reading));
  return {
    finding: joined(answers.map((one) => one.finding)),
    tools: [...new Set(answers.flatMap(({ tools }) => tools))],
    readAs: answers.flatMap(({ readAs = [] }) => readAs),
  };
}
