import { americanToDecimal } from '@clearedge/quant/price';
import { lettersApart } from './nearly.ts';
import { PHRASINGS } from './phrasings.ts';
import type { What } from './questions.ts';
import type { Bet, Span } from './read-bet.ts';
import type { StatedNumbers } from './read-numbers.ts';
import type { Reading } from './reading.ts';
import { FILLER_WORDS, PLAIN_WORDS } from './vocabulary.ts';

interface Read extends Pick<Bet, 'line' | 'lines' | 'field'>, Pick<StatedNumbers, 'prices' | 'chances' | 'dollars'> {
  count: number | null;
  lastGames: number | null;
  gameNumber: number | null;
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)\+?$/;
const PERCENT = 100;
/** What is numbered: "round 2" says more than "2". */
const NUMBERED = /^(?:round|week|game|hole|inning|period|quarter|day|top|next|first|last)$/;
/** Where no day was read from the question, the name of one is as good as a number. */
const DAY =
  /^(?:(?:jan|febr)uary|march|april|june|july|august|(?:septem|novem|decem)ber|october|(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|thurs?|fri)s?$/;

/** The sizes of all numbers that a meaning was found for: "2k" is 2,000 dollars, "30 points" more than 29.5. */
function sizesIn({ prices, chances, dollars, line, lines, field, count, lastGames, gameNumber }: Read): Set<number> {
  const own = [line, lines.spread, lines.total].flatMap((one) => (one == null ? [] : [one, one + 0.5]));
  const [price, chance] = [prices[0], chances[0]];
  const edges = price === undefined || chance === undefined ? [] : [(chance * americanToDecimal(price) - 1) * PERCENT];
  const named = [...edges, count, lastGames, gameNumber, field?.places].flatMap((one) => one ?? []);
  const all = [...prices, ...chances.map((chance) => chance * PERCENT), ...dollars, ...dollars.map((one) => one / 1000), ...own, ...named];
  return new Set(all.map((one) => Math.round(Math.abs(one) * 1000) / 1000));
}

/** A misspelled word that was taken for one that says nothing may have been a name: "masters" is near "matter". */
const isWord = ({ typed, words, isGuessed }: Span, passed: (word: string) => boolean): boolean =>
  (DAY.test(typed) && !typed.endsWith('days')) ||
  (/^[a-z]{3,}$/.test(typed) &&
    !passed(typed) &&
    !FILLER_WORDS.has(typed) &&
    !FILLER_WORDS.has(words) &&
    !(isGuessed && passed(words) && lettersApart(typed, words, 1) === 1));

/** The words at the ends of the phrasings that spoke for a question: "where … open". */
const endsOf = (text: string, because: readonly string[]): string[] =>
  because
    .flatMap((cue) => (cue.includes(' -') ? [] : cue.split(' ')[0]!.split('&')))
    .flatMap(
      (cue) =>
        PHRASINGS[cue]
          ?.exec(text)?.[0]
          .toLowerCase()
          .match(/[a-z]+/g) ?? [],
    )
    .filter((_, at, words) => at === 0 || at === words.length - 1);

interface Understood {
  text: string;
  because: readonly string[];
  what: What;
  /** Names that are refused. */
  refused: readonly string[];
}

/**
 * The words and numbers that nothing was read from, those side by side as one; not those of refused names. Words that say little by themselves
 * are passed over, but where the question is only known to be about a game.
 */
export function unreadIn(spans: readonly Span[], read: Read, { text, because, what, refused }: Understood): string[] {
  const sizes = sizesIn(read);
  const names = new Set(refused.flatMap((name) => name.split(' ')));
  const spoken = new Set(endsOf(text, because));
  const passed = (word: string): boolean => spoken.has(word) || (what !== 'game' && PLAIN_WORDS.has(word));
  const isNumber = ({ typed }: Span): boolean => NUMBER.test(typed) && !sizes.has(Math.abs(Number.parseFloat(typed)));
  // The points of a teaser are part of its name.
  const isOfTeaser = (at: number): boolean => what === 'parlay' && /^p(?:oin)?ts?\b/.test(spans[at + 1]?.words ?? '');
  const found: { text: string; until: number }[] = [];
  for (const [at, span] of spans.entries()) {
    if (span.marks.length > 0 || names.has(span.typed)) continue;
    if (isOfTeaser(at)) continue;
    const isOpen = isNumber(span);
    if (!isOpen && !isWord(span, passed)) continue;
    const before = spans[at - 1]?.typed ?? '';
    const last = found.at(-1);
    if (last && last.until === at - 1) {
      last.text += ` ${span.typed}`;
      last.until = at;
    } else if (isOpen && NUMBERED.test(before)) found.push({ text: `${before} ${span.typed}`, until: at });
    else found.push({ text: span.typed, until: at });
  }
  return found.map(({ text }) => text);
}

/** What one's own bets are called by: "the masters bet i made". */
export const betsCalled = ({ what, unread, text }: Pick<Reading, 'what' | 'unread' | 'text'>): string | null =>
  what === 'my_bets'
    ? (unread.find((one) => /^[a-z ]+$/.test(one) && new RegExp(`\\b${one} (?:bets?|tickets?)\\b`, 'i').test(text)) ?? null)
    : null;

const OF_STAKE = new Set<What>(['payout', 'kelly', 'hedge', 'free_bet']);
const OF_CHANCE = new Set<What>(['kelly', 'expected_value']);
const LEAST_STAKE = 5;

/** In a sum the one number that nothing was read from is what the sum lacks: the chance beside a price ("-105, i make it 56"), else the money. */
export function summand(
  what: What,
  { prices, chances, dollars }: StatedNumbers,
  unread: readonly string[],
): Pick<Reading, 'chances' | 'dollars' | 'unread'> {
  const [one, ...more] = unread.filter((part) => /\d/.test(part));
  const value = one !== undefined && more.length === 0 ? Number(/(?<![+-])\b\d+(?:\.\d+)?$/.exec(one)?.[0]) : Number.NaN;
  const left = unread.filter((part) => part !== one);
  if (OF_CHANCE.has(what) && prices.length === 1 && chances.length === 0 && value > 1 && value < PERCENT)
    return { chances: [value / PERCENT], dollars, unread: left };
  if (OF_STAKE.has(what) && prices.length > 0 && dollars.length === 0 && value >= LEAST_STAKE)
    return { chances, dollars: [value], unread: left };
  return { chances, dollars, unread: [...unread] };
}
