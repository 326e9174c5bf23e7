import type { Meaning } from '@clearedge/contract/spelling/meanings';
import { maxLineOf, type SportKey } from '@clearedge/contract/sports';
import type { Mark } from './directory.ts';
import type { MarketKind, Reading } from './reading.ts';

/** A part of a question: its tokens, what they may be, and whether the spelling was guessed. */
export interface Span {
  words: string;
  /** The same as it was typed, before misspelled words were read as known ones. */
  typed: string;
  marks: readonly Mark[];
  isGuessed: boolean;
  /** As it was typed it is a word of the vocabularies. */
  isKnown: boolean;
}

export interface Bet {
  markets: MarketKind[];
  period: Reading['period'];
  side: Reading['side'];
  line: number | null;
  lines: Reading['lines'];
  stat: Reading['stat'];
  isStatWeak: boolean;
  field: Reading['field'];
}

const KIND: Readonly<Record<(Meaning & { is: 'market' })['market'], MarketKind>> = {
  moneyline: 'moneyline',
  spread: 'spread',
  total: 'total',
  'game total': 'total',
  'team total': 'team_total',
};
/** From here on a number is a price, but for a total after its side or market. */
const HIGHEST_LINE = 100;
const isNumber = (token: string | undefined): token is string => token !== undefined && /^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(token);
const isLine = (token: string | undefined): token is string => isNumber(token) && Math.abs(Number(token)) < HIGHEST_LINE;
const isTotal = (token: string | undefined): token is string => isNumber(token) && /^\d/.test(token) && Number(token) <= maxLineOf('total');

const REACHES = new Set('to|at|hits|hit|reaches|below|above|of|is|clear|clears|cleared|top|tops|pass|passes|exceed|exceeds'.split('|'));

/** What a player does to a number that stands alone: "score 25", "thrown for 250". */
const MAKES = /^(?:scores?|scoring|drops?|dropped|gets?|(?:goes|go|going|went|throws?|threw|thrown|rush|rushes|rushed|good) for)$/;
const isCount = (token: string): boolean => /^\d+(\.5)?$/.test(token) && Number(token) <= maxLineOf('prop');
const NO_COUNT = /^(?:games?|times?|days?|weeks?|dollars|bucks|units?|percent|to|or|books?|points? off)$/;
/** "3.5 shots" is the line; "30 points" asks for 30 or more, where no side says otherwise. */
function noteCount(bet: Bet, count: number): void {
  const isWhole = Number.isInteger(count) && bet.side === null;
  if (isWhole) bet.side = 'over';
  bet.line = isWhole ? count - 0.5 : count;
}

/** The bet that a question speaks of, by the vocabularies of the sports; `isOfPlayer` where it names one. */
export function betIn(spans: readonly Span[], allows: (sport: SportKey) => boolean, isOfPlayer = false): Bet {
  const bet: Bet = { markets: [], period: 'full', side: null, line: null, lines: {}, stat: null, isStatWeak: false, field: null };
  const note = (market: MarketKind): void => {
    if (!bet.markets.includes(market)) bet.markets.push(market);
  };
  for (const [at, { marks, words }] of spans.entries()) {
    const next = spans[at + 1]?.words;
    const senses = marks.flatMap((mark) => (mark.is === 'sense' && allows(mark.sport) ? [mark.sense] : []));
    for (const meaning of senses[0] ?? []) {
      if (meaning.is === 'market') note(KIND[meaning.market]);
      if (meaning.is === 'period') bet.period = meaning.period;
      if (meaning.is === 'direction') bet.side ??= meaning.side;
      if (meaning.is === 'number' && bet.line === null) bet.line = meaning.value;
    }
    const counts = (one: Span | undefined): boolean => one?.marks.some((mark) => mark.is === 'stat' && allows(mark.sport)) ?? false;
    if (isOfPlayer && bet.line === null && isCount(words) && counts(spans[at + 1])) noteCount(bet, Number(words));
    const after = spans[at + 2]?.words ?? '';
    if (
      isOfPlayer &&
      bet.line === null &&
      next !== undefined &&
      MAKES.test(words) &&
      isCount(next) &&
      !NO_COUNT.test(after) &&
      !counts(spans[at + 2])
    )
      noteCount(bet, Number(next));
    const isLined = senses[0]?.some(({ is }) => is === 'direction' || is === 'market') ?? false;
    if (isLined && (isLine(next) || isTotal(next))) {
      bet.line ??= Number(next);
      bet.lines[/^[+-]/.test(next) ? 'spread' : 'total'] ??= Number(next);
    }
    if (/^[+-](\d{1,2})?(\.5|\d)$/.test(words) && isLine(words)) bet.lines.spread ??= Number(words);
    if (bet.line === null && /^[+-](\d{1,2})?(\.5|\d)$/.test(words) && isLine(words)) {
      bet.line = Number(words);
      note('spread');
    }
    // "The total drops to 8": the number is that of the market before it.
    if (
      REACHES.has(words) &&
      bet.line === null &&
      isLine(next) &&
      (/^(clear|top|pass|exceed)/.test(words) || bet.side !== null || bet.markets.some((one) => one !== 'moneyline'))
    )
      bet.line = Number(next);
    // "Goes over 1.5" is one phrase; its side and number are those of the bet.
    // "The over under" names the market, and neither side of it.
    const isBoth = /\bover under$/.test(words);
    if (isBoth) note('total');
    const passed = senses.length === 0 && !isBoth ? /\b(over|under)$/.exec(words)?.[1] : undefined;
    if (passed) bet.side ??= passed as 'over' | 'under';
    if (passed && isLine(next)) bet.line ??= Number(next);
    const atLeast = /^(\d{1,2})\+$/.exec(words);
    if (atLeast) {
      bet.side ??= 'over';
      bet.line ??= Number(atLeast[1]) - 0.5;
    }
    const counted = marks.find((mark) => mark.is === 'stat' && allows(mark.sport));
    if (counted?.is === 'stat' && (bet.stat === null || (bet.isStatWeak && !counted.isWeak))) {
      bet.stat = counted.stat;
      bet.isStatWeak = counted.isWeak;
    }
    const place = marks.find((mark) => mark.is === 'place');
    if (place?.is === 'place') bet.field ??= { betType: place.betType, places: place.places };
  }
  if (bet.side !== null && bet.stat === null && !bet.markets.some((one) => one.endsWith('total'))) note('total');
  return bet;
}
