import type { Lexicon } from './directory.ts';
import { LEAST, type What, weigh } from './questions.ts';
import { teamKey } from './read-names.ts';
import { readAlone } from './read-question.ts';
import type { Reading } from './reading.ts';
import { spelledOut } from './shorthand.ts';

const CORRECTS = /^(no|nope|nah|not that|i meant?|actually|sorry|wrong|i said|rather|instead)\b/i;
/** What was asked of games that are over: the schedule asked for next is not of their day. */
const OF_PAST = new Set<What>(['scores', 'box_score', 'pick_results']);
/** Nothing but a no. */
const DECLINES = /^(no|nope|nah|never ?mind|nvm|no thanks|no thank you)\W*$/i;
export const GOES_ON =
  /^(and|what about|how about|what of|wat about|how bout|same for|or|but|then|also|ok|okay|now|for|on|at|with|in|by|so|plus|only|just)\b/i;
const PRONOUN =
  /\b(them|they|their|theirs|that|those|these|it|its|he|him|his|she|her|there|this one|this game|that game|the game|same|(?:each|either|both)(?: (?:sides?|teams?|clubs?))?)\b/i;
const OF_THE_GAME = /\b(what is|what ?'?s|wats) (the|its|their|his|her)\b|^(and )?the\b/i;
const OF_THEM = /\b(they|their|them|he|she)\b/i;
const FEW_WORDS = 5;
export const VERY_FEW = 3;
/** Asked of a game or a player: without a name they go on with the one before. */
const OF_SOMEBODY = new Set<What>(
  'price books hold fair chance drivers projection prop hit_rate injuries lineup pitching weather form head_to_head scores box_score split movement joint kelly news alert game payout unknown picks'.split(
    ' ',
  ) as What[],
);
const CARRIED = new Set<What>(['game', 'slate', 'unknown', 'price', 'explain', 'best_bets', 'help', 'scores', 'my_bets']);

/** What a bare name, day or market is read as by itself. */
const ASKS_LITTLE = new Set<What>(['game', 'slate', 'price', 'unknown', 'explain']);
/** Asked of a market, a side or a number: those of the question before go along. */
const OF_BET = new Set<What>([
  'price',
  'books',
  'hold',
  'fair',
  'chance',
  'drivers',
  'best_bets',
  'kelly',
  'payout',
  'hit_rate',
  'prop',
  'alert',
  'movement',
  'joint',
]);
/** Asked of a single book. */
const OF_BOOK = new Set<What>(['price', 'books', 'hold', 'value', 'arbitrage', 'my_bets', 'payout']);

/** Whether a name is one of those that were asked back about. */
const choosesOf = ({ teams, players }: Reading, { choices }: Reading): boolean =>
  choices.some(({ options }) =>
    options.some(
      ({ team, player }) =>
        (team && teams.some((one) => teamKey(one) === teamKey(team))) || (player && players.some(({ name }) => name === player.name)),
    ),
  );

export const hasNames = ({ teams, players, choices, unknown }: Reading): boolean =>
  teams.length + players.length + choices.length + unknown.length > 0;
const namesBook = ({ books, otherBooks }: Reading): boolean => books.length + otherBooks.length > 0;
const hasContent = (reading: Reading): boolean => {
  const { when, side, sport, market, stat, lastGames, line } = reading;
  return namesBook(reading) || [when, side, sport, market, stat, lastGames, line].some((part) => part !== null);
};
/** "When is kickoff": of a game, where no other is named. */
const asksStart = ({ what, cues }: Reading): boolean => what === 'slate' && cues.has('start') && !cues.has('games');
/** What only makes sense of a club or a player, without one so far, and without a day. */
export const isNameless = (reading: Reading): boolean =>
  (OF_SOMEBODY.has(reading.what) || asksStart(reading)) && !hasNames(reading) && reading.when === null && reading.sport === null;
const scoreOf = ({ cues }: Reading): number => weigh(cues)[0]?.score ?? 0;
/** From this score on a question stands by itself, whatever it begins with. */
const CLEAR = 12;
export const countWords = (text: string): number => text.trim().split(/\s+/).length;

/** A number that stands alone takes the place of the line of before, on the same side: "what about 5.5". */
function withNumber(own: Reading, before: Reading): Reading {
  const [number, ...others] = own.unread;
  const isNumber = others.length === 0 && /^\d+(?:\.5)?$/.test(number ?? '');
  if (!isNumber || own.line !== null || before.line === null || before.lastGames !== null) return own;
  const line = Number(number) * (before.line < 0 ? -1 : 1);
  const { side, market, stat, period, lines } = before;
  return { ...own, line, lines: lines.spread === undefined ? { total: line } : { spread: line }, side, market, stat, period, unread: [] };
}

/** What a question means after the one before: names, day, market and kind that it leaves out are those of before. */
export function goOn(rest: Reading, before: Reading, keeps: boolean): Reading {
  const own = hasNames(rest) ? rest : withNumber(rest, before);
  const isAtBook = keeps && namesBook(own) && !OF_BOOK.has(before.what);
  const keepsWhat = keeps && !isAtBook;
  const isNamed = hasNames(own);
  const isSameSubject = !isNamed;
  const names = isNamed ? own : before;
  const hasBet = own.market !== null || own.side !== null || own.stat !== null || own.field !== null || own.line !== null;
  const bet = hasBet
    ? {
        ...own,
        line: own.line ?? (isSameSubject && own.side !== null ? before.line : null),
        market: own.market ?? before.market,
        stat: own.stat ?? (isSameSubject ? before.stat : null),
        period: own.period === 'full' ? before.period : own.period,
      }
    : before;
  const carried = keepsWhat || hasBet || isAtBook || OF_BET.has(own.what) ? bet : own;
  const isOfPlayer = own.what === 'price' && names.players.length > 0 && carried.stat !== null;
  return {
    ...own,
    what: isAtBook ? 'price' : keepsWhat ? before.what : isOfPlayer ? 'prop' : own.what,
    because: keepsWhat ? before.because : own.because,
    sport: own.sport ?? names.sport,
    teams: names.teams,
    players: names.players,
    unknown: own.unknown,
    choices: own.choices,
    books: namesBook(own) ? own.books : keepsWhat ? before.books : [],
    otherBooks: namesBook(own) ? own.otherBooks : keepsWhat ? before.otherBooks : [],
    when: own.when ?? (own.what === 'slate' && OF_PAST.has(before.what) ? null : before.when),
    lastGames: own.lastGames ?? (keepsWhat ? before.lastGames : null),
    gameNumber: own.gameNumber ?? (isSameSubject ? before.gameNumber : null),
    market: carried.market,
    markets: hasBet ? own.markets : carried.markets,
    period: carried.period,
    field: carried.field,
    side: carried.side,
    line: carried.line,
    lines: carried.lines,
    stat: carried.stat,
    count: own.count ?? (keepsWhat ? before.count : null),
    wants: own.wants ?? (keepsWhat ? before.wants : null),
    place: own.place ?? (keepsWhat ? before.place : null),
    prices: own.prices.length > 0 ? own.prices : keepsWhat ? before.prices : [],
    chances: own.chances.length > 0 ? own.chances : keepsWhat ? before.chances : [],
    dollars: own.dollars.length > 0 ? own.dollars : keepsWhat ? before.dollars : [],
    isPlain: false,
    cues: new Set([...own.cues, ...(keepsWhat ? before.cues : [])]),
  };
}

/** What a question asks that only makes sense after the one before: "the total", "the other side", "any value there". */
function elliptic(own: Reading, before: Reading, text: string): Reading | null {
  if (hasNames(own)) return null;
  const isShort = countWords(text) <= FEW_WORDS;
  if (before.what === 'picks' && own.what === 'scores' && own.cues.has('past')) return { ...own, what: 'pick_results', isPlain: false };
  const isMarket =
    own.what === 'explain' &&
    (own.market !== null || own.stat !== null) &&
    (OF_THE_GAME.test(text) || (isShort && !own.cues.has('define')));
  if (!hasNames(before))
    return own.sport === null && before.sport !== null && own.what !== 'unknown' && (PRONOUN.test(text) || GOES_ON.test(text))
      ? { ...own, what: isMarket ? 'price' : own.what, sport: before.sport, isPlain: false }
      : null;
  const isOtherSide = own.what === 'hedge' && own.prices.length + own.dollars.length === 0;
  if (isMarket || isOtherSide) return goOn({ ...own, what: 'price' }, before, false);
  const isOfGame = OF_BOOK.has(own.what) && own.wants === null && own.sport === null && own.when === null;
  return isShort && isOfGame && own.what !== 'my_bets' && OF_SOMEBODY.has(own.what) ? goOn(own, before, false) : null;
}

/** Names that several share as those of the sport of the question before, where they are: "and Zavala's odds" after a golf tournament. */
function ofSport(own: Reading, before: Reading | null): Reading {
  if (before === null || before.sport === null || own.sports.length > 0 || own.choices.length === 0) return own;
  const narrowed = own.choices.map(({ asked, options }) => {
    const same = options.filter(({ team, player }) => (team ?? player)?.sport === before.sport);
    return { asked, options: same.length > 0 ? same : options };
  });
  const [settled, open] = [narrowed.filter(({ options }) => options.length === 1), narrowed.filter(({ options }) => options.length > 1)];
  const isSettled = settled.length > 0;
  return {
    ...own,
    teams: [...own.teams, ...settled.flatMap(({ options }) => options[0]!.team ?? [])],
    players: [...own.players, ...settled.flatMap(({ options }) => options[0]!.player ?? [])],
    sport: isSettled && own.sport === null ? before.sport : own.sport,
    choices: open,
    isPlain: own.isPlain && !isSettled,
  };
}

const COMBINES = new Set<What>(['parlay', 'joint']);
const ADDS = /^(?:(?:and|ok|now|also|then|what if i) )*(?:add|adding|include|throw in|toss in|tack on|put in|plus|with)\b(?: in)?/i;
const OF_COMBINATION = new Set<What>(['chance', 'payout', 'price', 'fair', 'joint', 'parlay', 'expected_value']);

/** What goes on about a combination: another leg, or its chance and payout, which its answer tells. */
function ofCombination(own: Reading, before: Reading, start: string, read: (text: string) => Reading): Reading | null {
  if (hasNames(own)) return ADDS.test(start) ? read(`${before.text} and ${start.replace(ADDS, '').trim()}`) : null;
  const isOfIt = OF_COMBINATION.has(own.what) && (PRONOUN.test(start) || countWords(start) <= VERY_FEW) && own.sports.length === 0;
  return isOfIt ? { ...before, dollars: own.dollars.length > 0 ? own.dollars : before.dollars } : null;
}

/** Reads a question after the one before it, if there was one; what names no one may be the rest of that one. A correction or a bare name asks again what was asked. */
export function readQuestion(text: string, today: string, lexicon: Lexicon, before: Reading | null, isPart = false): Reading {
  const alone = readAlone(text.trim(), today, lexicon, isPart);
  // "N da under" goes on as "and the under" does.
  const start = spelledOut(text).trim();
  const goesOn = GOES_ON.test(start) || PRONOUN.test(start);
  const isRest = before !== null && (hasNames(before) || goesOn) && !hasNames(alone) && alone.sports.length === 0;
  const own = ofSport(isRest ? readAlone(text.trim(), today, lexicon, true) : alone, before);
  if (DECLINES.test(start)) return { ...own, what: 'small_talk', unknown: [] };
  if (before === null || own.distress !== 'none' || before.distress !== 'none') return own;
  if (COMBINES.has(before.what)) {
    const combined = ofCombination(own, before, start, (joined) => readAlone(joined, today, lexicon, isPart));
    if (combined !== null) return { ...combined, isPlain: false };
  }
  const isChosen = choosesOf(own, before) && own.choices.length === 0 && countWords(start) <= FEW_WORDS;
  const isCorrection = CORRECTS.test(start);
  const isShort = countWords(start) <= VERY_FEW;
  const isLead = GOES_ON.test(start) || isCorrection;
  const isThin = own.what === 'unknown' || scoreOf(own) <= LEAST || (CARRIED.has(own.what) && isLead && scoreOf(own) < CLEAR);
  if (isLead && before.what === 'explain' && own.terms.length > 0 && !hasNames(own)) return { ...own, what: 'explain', isPlain: false };
  if (isChosen) return goOn(own, before, own.what === 'game' || isThin || own.cues.has('bare'));
  if (isLead && (isThin || own.cues.has('bare')))
    return goOn(own, before, hasKind(before) && ASKS_LITTLE.has(own.what) && !own.cues.has('price'));
  if (own.what === 'unknown' && isShort && withNumber(own, before) !== own) return goOn(own, before, true);
  const isEmpty = own.what === 'unknown' && !isLead && !PRONOUN.test(start) && !hasContent(own);
  if (isEmpty) return own;
  const about = elliptic(own, before, start);
  if (about) return about;
  const isOfOne =
    OF_SOMEBODY.has(own.what) ||
    (own.what === 'best_bets' && PRONOUN.test(start)) ||
    (own.what === 'slate' && (OF_THEM.test(start) || asksStart(own)));
  if (!hasNames(own) && hasNames(before) && isOfOne && (isLead || isShort || PRONOUN.test(start))) {
    const keeps = own.what === 'unknown' || (isLead && own.what === 'price' && own.cues.has('bare') && hasKind(before));
    return goOn(own, before, keeps);
  }
  if (
    own.what === 'unknown' &&
    isShort &&
    (own.when !== null || namesBook(own) || own.side !== null || own.sport !== null) &&
    hasKind(before)
  )
    return goOn(own, before, true);
  return own;
}

const hasKind = ({ what }: Reading): boolean =>
  what !== 'unknown' && what !== 'small_talk' && what !== 'scope' && what !== 'explain' && what !== 'help';
