import { tokensOf } from '@clearedge/contract/spelling/tokens';
import { leftOut } from '../conversation/left-out.ts';
import { respelled } from './chat-spelling.ts';
import type { Lexicon } from './directory.ts';
import { countWords, GOES_ON, goOn, hasNames, isNameless, readQuestion, VERY_FEW } from './follow-up.ts';
import { type What, weigh } from './questions.ts';
import type { Span } from './read-bet.ts';
import { readAlone } from './read-question.ts';
import type { Reading } from './reading.ts';
import { spelledOut } from './shorthand.ts';
import { spansOf, wordsOf } from './spans.ts';

const JOINT =
  / & |\? (?=\S)|[.;] (?=(?:and|also|what|who|how|when|where|which|is|are|did|any|give|show)\b)|,? and (?=(?:what|who|when|where|how|which|is|are|did|does|do|will|any|give me|show me|whats|whos)\b)/i;
/** The same where a message speaks for two kinds of question at once. */
const LOOSE_JOINT = new RegExp(`${JOINT.source}|,? and | \\+ (?=[a-z])|, (?=[a-z].* and )`, 'i');
const STRONG = 8;
const MOST_QUESTIONS = 3;

/** Whether two kinds of question, or two sports, are strong in one message. */
function isTorn({ cues, sports }: Reading): boolean {
  const [first, second] = weigh(cues);
  return sports.length > 1 || (second !== undefined && second.score >= STRONG && first!.score - second.score < STRONG);
}

/** Sums, whose figures stand all over a message. */
const SUMS = new Set<What>(['payout', 'hedge', 'free_bet', 'no_vig', 'convert', 'expected_value', 'kelly', 'bankroll']);
const ofSum = ({ what }: Reading): boolean => SUMS.has(what) || what === 'parlay';

/** Whether all ask the same of one sport, or of none that is named. */
const isOneKind = (readings: readonly Reading[]): boolean =>
  new Set(readings.map(({ what }) => what)).size === 1 && new Set(readings.flatMap(({ sport }) => sport ?? [])).size <= 1;

const isClub = (span: Span | undefined): boolean => span?.marks.some(({ is }) => is === 'team') ?? false;

/** What two do together, whatever follows. */
const OF_TWO = /^(?:go|goes|play|meet|combine|score|face|finish|get|both|have|end|stay|land|hit|split|tie|are|do|did)\b/;

/** Parts that are no sentence by themselves, put together again: two clubs ("the Yankees and Astros go to extra innings"), "by how much". */
function withPairs(parts: readonly string[], lexicon: Lexicon): string[] {
  const whole: string[] = [];
  for (const part of parts) {
    const before = whole.at(-1);
    const ofPart = (one: string): Span[] => spansOf(tokensOf(one), lexicon, one);
    const [first, second, third] = ofPart(part);
    const [name, verb] = first?.typed === 'the' ? [second, third] : [first, second];
    const isPair = before !== undefined && isClub(ofPart(before).at(-1)) && isClub(name) && OF_TWO.test(verb?.words ?? '');
    const isRest = before !== undefined && /^by how (?:much|many)\b/i.test(part);
    if (isPair || isRest) whole[whole.length - 1] = `${before} and ${part}`;
    else whole.push(part);
  }
  return whole;
}

/** The questions of one message, in their order: "who pitches for the Mets and what is the weather there?" holds two. */
export function readMessage(text: string, today: string, lexicon: Lexicon, before: Reading | null): Reading[] {
  const plain = spelledOut(respelled(text, wordsOf(lexicon))).replace(/\s+/g, ' ');
  const split = (joint: RegExp): string[] => plain.split(joint).filter((part): part is string => part !== undefined && part.trim() !== '');
  const strict = split(JOINT);
  const whole = readQuestion(text, today, lexicon, before, strict.length > 1);
  const left = leftOut(whole);
  // What a whole leaves out may be the other half of it: "Celtics injuries and the spread".
  const isHalf = !isTorn(whole) && strict.length < 2 && left.length > 0;
  const isLoose = isTorn(whole) || isHalf;
  const parts = withPairs(isLoose ? split(LOOSE_JOINT) : strict, lexicon);
  if (parts.length < 2 || whole.distress !== 'none' || whole.what === 'scope' || whole.what === 'joint' || whole.what === 'parlay')
    return [whole];
  const readings: Reading[] = [];
  for (const part of parts.slice(0, MOST_QUESTIONS)) {
    const last = readings.at(-1);
    const read = readQuestion(part, today, lexicon, last ?? before, isLoose);
    const isOfLast = last !== undefined && hasNames(last) && isNameless({ ...read, sport: read.sport === last.sport ? null : read.sport });
    const own = isOfLast ? goOn(read, last, false) : read;
    // Whom the part before names this one is about too, and that is no guess; "by how many" is the rest of a sentence.
    const alone = last?.isPlain && !own.isPlain && !GOES_ON.test(part) ? readAlone(part, today, lexicon, isLoose) : own;
    readings.push(alone.what === own.what ? { ...own, isPlain: alone.isPlain } : own);
  }
  // "Line move and injuries on the Jaguars": whom the last part names the parts before it are about.
  for (const [at, own] of readings.entries()) {
    const named = readings.slice(at + 1).find(hasNames);
    if (named && isNameless(own) && countWords(parts[at]!) <= VERY_FEW) readings[at] = goOn(own, { ...named, when: null }, false);
  }
  // The figures of a sum may be told as a story; torn apart, they are missing where they are needed.
  const isOneSum = SUMS.has(whole.what) && (readings.every(ofSum) || readings.flatMap(leftOut).length >= left.length);
  const isWhole =
    isOneSum ||
    readings.some(({ what }) => what === 'unknown' || what === 'small_talk' || what === 'help' || what === 'game') ||
    isOneKind(readings);
  if (isWhole || (isHalf && readings.flatMap(leftOut).length >= left.length)) return [whole];
  const last = readings.at(-1)!;
  return [...readings.slice(0, -1), { ...last, unread: [...last.unread, ...parts.slice(MOST_QUESTIONS)] }];
}
