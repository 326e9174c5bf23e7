import { tokensOf } from '@clearedge/contract/spelling/tokens';
import { vocabularyOf } from '@clearedge/contract/spelling/vocabulary';
import { GAME_SPORTS } from '@clearedge/contract/sports';
import { readFutureWords } from '../futures/read-future-text.ts';
import { golfTypeOf } from '../reading/type-of.ts';

/** Books as slips print their names; any other is read where the slip says "Book:". */
export const BOOK_NAMES: readonly string[] = [
  'Bally Bet',
  'bet365',
  'BetMGM',
  'BetOnline',
  'BetRivers',
  'Betway',
  'Bovada',
  'Caesars',
  'Circa',
  'DraftKings',
  'ESPN BET',
  'Fanatics',
  'FanDuel',
  'Hard Rock Bet',
  'Pinnacle',
  'Sporttrade',
  'SuperBook',
  'theScore Bet',
];

/** Whole lines that say nothing about the bet. */
export const NOISE: readonly RegExp[] = [
  /^(?:bet|ticket|wager|confirmation|receipt|reference|transaction|coupon)(?: ?slip)? ?(?:id|no|number|ref|code|#)\b.{0,80}$/i,
  /^(?:id|ref|#) ?[:#]? ?[\w/-]{4,40}$/i,
  /^(?:your |my )?(?:bet ?slip|bet receipt|open bets|active bets|my bets|settled bets|receipt)$/i,
  /^(?:bet|wager|bets|wagers) (?:placed|accepted|confirmed)(?: successfully)?[.!]?$/i,
  /^(?:open|pending|active|settled|placed|accepted|confirmed|final|won|lost|share|share bet|edit|edit bet|done|close|copy|copied|view|details|hide details|show more|show less|good luck!?|keep betting|reuse selections?|cash ?out(?: available)?|odds|price|selections?|date)[:.]?$/i,
  /^cash ?out:? \$[\d,.]+$/i,
  /^(?:mlb|cfl|nfl|nba|nhl|ncaaf|ncaab|wnba|pga|pga tour|mls|ufc|baseball|football|golf|basketball|hockey|soccer|tennis)$/i,
  /1-800|gambling problem|gamble responsibly|must be 21|terms (?:and|&) conditions/i,
];

/** Words that only open a bet: "3 Leg Parlay", "Round Robin by 2s", "Straight Bet". */
const HEADER_WORDS = new Set(
  'a straight straights single singles bet bets wager parlay parlays accumulator same game sgp sgpx plus teaser teasers round robin leg legs pick picks team teams selection selections by s pt pts point points x of'.split(
    ' ',
  ),
);
const KINDS: readonly [RegExp, 'single' | 'parlay' | 'teaser' | 'round_robin'][] = [
  [/\bround robin\b/, 'round_robin'],
  [/\bteasers?\b/, 'teaser'],
  [/\b(?:parlays?|accumulator|sgpx?)\b/, 'parlay'],
  [/\b(?:straights?|singles?|bet|bets|wager)\b/, 'single'],
];

export interface Header {
  kind: 'single' | 'parlay' | 'teaser' | 'round_robin';
  legs: number | null;
  size: number | null;
}

/** The kind of bet that a line opens; null for any other line. */
export function headerOf(line: string): Header | null {
  const text = line.toLowerCase();
  const words = text.match(/[a-z]+/g) ?? [];
  if (words.length === 0 || words.some((word) => !HEADER_WORDS.has(word))) return null;
  const kind = KINDS.find(([pattern]) => pattern.test(text))?.[1];
  if (!kind) return null;
  const legs = /(\d{1,2})[- ]?(?:legs?|picks?|teams?|selections?)\b/.exec(text)?.[1];
  const size = /\bby (\d)/.exec(text)?.[1];
  return { kind, legs: legs ? Number(legs) : null, size: size ? Number(size) : null };
}

/** Markets of sports and kinds that the shared reader has no words for. */
const OTHER_MARKETS =
  /^(?:puck line|goal line|handicap|alternate lines?|game lines?|match winner|match result|3-way|(?:1st|2nd|first|second) half(?: \w{1,12}){0,2}|(?:1st|2nd|3rd|4th) quarter(?: \w{1,12}){0,2})$/i;
const GOLF_MARKET =
  /^(?:tournament |outright )?(?:outright|outrights|winner|outright winner|tournament winner|to win outright|top ?-?(?:5|10|20)(?: finish)?|(?:to )?(?:make|miss) (?:the )?cut|head to head|match-?up)$/i;

export type Shape = 'market' | 'bare' | 'selection' | 'text';

const LONGEST = 6;

/** What the words of a line are by the shared reader's vocabulary: a market's name, a bet without a name, a bet with one, or anything else. */
export function shapeOf(line: string): Shape {
  if (GOLF_MARKET.test(line) || OTHER_MARKETS.test(line)) return 'market';
  const future = readFutureWords({ text: line, sport: null, odds: null });
  if (future?.kind === 'unread' && future.isPart) return 'market';
  if (future && (future.kind === 'read' || future.isSure)) return 'selection';
  const tokens = tokensOf(line);
  let [unknown, market, side] = [false, false, false];
  for (let at = 0; at < tokens.length; ) {
    const known = meaningAt(tokens, at);
    if (known === null) {
      const token = tokens[at]!;
      if (/^[+-]?\d/.test(token)) side ||= /^[+-]/.test(token) || token.endsWith('+') || /^\d+(?:\.\d+)?u$/.test(token);
      else unknown = true;
      at += 1;
      continue;
    }
    if (known.is.has('direction')) side = true;
    if (['market', 'stat', 'period', 'unit'].some((is) => known.is.has(is))) market = true;
    at += known.length;
  }
  if (side) return unknown ? 'selection' : 'bare';
  if (market) return unknown ? 'selection' : 'market';
  return golfTypeOf(line) ? 'selection' : 'text';
}

function meaningAt(tokens: readonly string[], at: number): { is: ReadonlySet<string>; length: number } | null {
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length--) {
    const phrase = tokens.slice(at, at + length).join(' ');
    const senses = GAME_SPORTS.flatMap((sport) => vocabularyOf(sport).get(phrase) ?? []);
    if (senses.length > 0) return { is: new Set(senses.flatMap((sense) => sense.map(({ is }) => is))), length };
  }
  return null;
}
