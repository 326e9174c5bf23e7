import { gameSpellingOf } from '@clearedge/contract/spelling/registry';
import { tokensOf } from '@clearedge/contract/spelling/tokens';
import { GAME_SPORTS, isGameSport, SPORT_KEYS, type SportKey } from '@clearedge/contract/sports';
import type { Term } from '../glossary/terms.ts';
import { respelled } from './chat-spelling.ts';
import { chooseKind } from './choose-kind.ts';
import { classify, maskedWords } from './classifier.ts';
import type { KnownPlayer, Lexicon, Mark } from './directory.ts';
import { distressIn } from './distress.ts';
import { PHRASINGS } from './phrasings.ts';
import type { What } from './questions.ts';
import { type Bet, betIn, type Span } from './read-bet.ts';
import { distinct, namesIn, othersNames, unknownNames, unknownOf } from './read-names.ts';
import { readCounts, readNumbers } from './read-numbers.ts';
import { readWhen, type When } from './read-when.ts';
import type { Reading } from './reading.ts';
import { spelledOut } from './shorthand.ts';
import { isName, settled, spansOf, wordsOf } from './spans.ts';
import { summand, unreadIn } from './unread.ts';
import { excludedIn, unusedIn } from './unused.ts';
import { type Concept, FILLER_WORDS } from './vocabulary.ts';

const CERTAIN = /\b(locks?|guaranteed?|sure thing|can(?:'|’)?t (lose|miss)|risk.?free|no.?brainer|slam dunk|free money|easy money)\b/i;
const NOTHING_BUT = new Set<string>(['hello', 'thanks', 'will', 'define', 'yours', 'help', 'won']);

function cuesOf(text: string, concepts: ReadonlySet<Concept>, signs: Readonly<Record<string, boolean>>): Set<string> {
  const cues = new Set<string>(concepts);
  for (const [phrasing, pattern] of Object.entries(PHRASINGS)) if (pattern.test(text)) cues.add(phrasing);
  for (const [sign, isThere] of Object.entries(signs)) if (isThere) cues.add(sign);
  if ([...concepts].every((concept) => NOTHING_BUT.has(concept))) cues.add('bare');
  return cues;
}

function sportsIn(spans: readonly Span[]): Set<SportKey> {
  return new Set(spans.flatMap(({ marks }) => marks.flatMap((mark) => (mark.is === 'sport' ? mark.sport : []))));
}

const TALK = GAME_SPORTS.map((sport) => ({ sport, words: new RegExp(`\\b(?:${gameSpellingOf(sport).talk})\\b`, 'i') }));

/** The sports that every word which only some sports have leaves over; all of them where such words disagree. */
function impliedSports(spans: readonly Span[], text: string): ReadonlySet<SportKey> {
  const spoken = TALK.filter(({ words }) => words.test(text)).map(({ sport }) => sport);
  const only = spans.flatMap(({ marks }) => {
    const sports = new Set(marks.flatMap((mark) => (mark.is === 'sense' || mark.is === 'stat' ? mark.sport : [])));
    const isNarrow = sports.size === 1 || (sports.size > 0 && marks.every((mark) => mark.is === 'stat' && !mark.isWeak));
    return isNarrow && marks.every(({ is }) => is === 'sense' || is === 'stat' || is === 'term') ? [sports] : [];
  });
  const left = [...only, new Set(spoken)].filter(({ size }) => size > 0);
  const common = SPORT_KEYS.filter((sport) => left.every((sports) => sports.has(sport)));
  return new Set(common.length > 0 ? common : SPORT_KEYS);
}

/** A player's number that stands in a longer phrase: "how many points will". */
function statWithin(spans: readonly Span[], lexicon: Lexicon, isOf: (sport: SportKey) => boolean): (Mark & { is: 'stat' }) | undefined {
  const words = spans.flatMap((span) => (span.marks.some(isName) ? [] : span.words.split(' ')));
  return words
    .flatMap((word) => lexicon.get(word) ?? [])
    .find((mark): mark is Mark & { is: 'stat' } => mark.is === 'stat' && isOf(mark.sport));
}

/** The bet on these players: their sports' numbers, also one that stands in a longer phrase. */
function betOf(players: readonly KnownPlayer[], spans: readonly Span[], lexicon: Lexicon): Bet {
  const isTheirs = (sport: SportKey): boolean => players.some((player) => player.sport === sport);
  const bet = betIn(spans, isTheirs, true);
  if (bet.stat !== null) return bet;
  const within = statWithin(spans, lexicon, isTheirs);
  return within ? { ...bet, stat: within.stat, isStatWeak: within.isWeak, markets: bet.markets.filter((one) => one !== 'total') } : bet;
}

/** The sports that have the player's numbers of a question; where no sport has them all ("hit 3.5 shots"), those of the last. */
function statSportsIn(spans: readonly Span[], lexicon: Lexicon): SportKey[] {
  const sportsOf = (marks: readonly Mark[]): SportKey[] => marks.flatMap((mark) => (mark.is === 'stat' ? mark.sport : []));
  const whole = spans.map(({ marks }) => sportsOf(marks)).filter((sports) => sports.length > 0);
  const parts = spans.flatMap((span) =>
    span.marks.some(isName) ? [] : span.words.split(' ').map((word) => sportsOf(lexicon.get(word) ?? [])),
  );
  const found = whole.length > 0 ? whole : parts.filter((sports) => sports.length > 0);
  const common = SPORT_KEYS.filter((sport) => found.length > 0 && found.every((sports) => sports.includes(sport)));
  return common.length > 0 ? common : [...new Set(found.at(-1) ?? [])];
}

/** No hockey game is over 231. */
function isPlayedTo(sport: SportKey, { line, stat, markets }: Bet): boolean {
  if (line === null || stat !== null || !isGameSport(sport) || !markets.some((market) => market.endsWith('total'))) return true;
  return Object.values(gameSpellingOf(sport).lines).some(
    ({ total, teamTotal }) => line >= Math.min(total.least, teamTotal.least) && line <= total.most,
  );
}

const PAST_ONLY = (when: When | null, today: string): boolean => when !== null && when.to < today && when.kind !== 'season';

/** The sport that an outright or a cut can only be of. */
const FIELD_SPORT = SPORT_KEYS.find((key) => !isGameSport(key)) ?? null;

/** What may stand beside terms that are set side by side without asking for anything else. */
const BESIDE_TERMS = new Set<Concept>(['define', 'help', 'like', 'yours', 'will', 'works']);
const isOfTerms = ({ marks }: Span): boolean =>
  marks.length === 0 || marks.some((mark) => mark.is === 'term' || (mark.is === 'concept' && BESIDE_TERMS.has(mark.concept)));

const isUnread = ({ marks, words }: Span): boolean => marks.length === 0 && /^[a-z]{2,}$/.test(words) && !FILLER_WORDS.has(words);

/** Reads a question by itself, or a part of one. `today` is the Eastern day. */
export function readAlone(text: string, today: string, lexicon: Lexicon, isPart = false): Reading {
  const plain = spelledOut(respelled(text, wordsOf(lexicon)));
  const numbers = readNumbers(plain);
  const { count, lastGames, gameNumber, rest: uncounted } = readCounts(plain);
  const { when, rest, besides } = readWhen(numbers.otherPrice ? uncounted.replace(numbers.otherPrice.text, ' ') : uncounted, today);
  const whole = spansOf(tokensOf(rest), lexicon, text);
  const excluded = excludedIn(whole);
  const all = whole.filter((span) => !excluded.spans.has(span));
  const { names: strange, used } = unknownNames(all);
  const known = settled(all.filter((_, index) => !used.has(index)));
  const stated = sportsIn(known);
  const implied = impliedSports(known, plain);
  const first = betIn(known, (sport) => stated.size === 0 || stated.has(sport));
  const allows = (sport: SportKey): boolean => (stated.size > 0 ? stated.has(sport) : implied.has(sport) && isPlayedTo(sport, first));
  const isMisread = ({ isGuessed, marks }: Span): boolean =>
    isGuessed && marks.length > 0 && marks.every((mark) => mark.is === 'team' && !allows(mark.team.sport));
  const others = othersNames(known, allows);
  const spans = known.filter((span) => !isMisread(span) && !others.used.has(span));
  const names = [...strange, ...known.filter(isMisread).map(({ typed }) => typed), ...others.names];
  const concepts = new Set(spans.flatMap(({ marks }) => marks.flatMap((mark) => (mark.is === 'concept' ? mark.concept : []))));
  const wantsPlayer = concepts.has('prop') || concepts.has('how_often') || (first.stat !== null && !first.isStatWeak);
  const statSports = statSportsIn(spans, lexicon);
  // Of players of one name the one in a tournament is meant by a place in it, or by a win: no one else wins alone.
  const isWin = concepts.has('wins') || (/\bto win\b/i.test(plain) && numbers.dollars.length === 0);
  const isOfField = FIELD_SPORT !== null && (first.field !== null || (isWin && first.stat === null));
  const { teams, players, choices } = namesIn(spans, allows, wantsPlayer, isOfField ? [FIELD_SPORT] : statSports);
  const bet = players.length > 0 ? betOf(players, spans, lexicon) : first;
  const books = distinct(
    spans.flatMap(({ marks }) => marks.flatMap((mark) => (mark.is === 'book' ? mark.book : []))),
    ({ code }) => code,
  );
  const otherBooks = distinct(
    spans.flatMap(({ marks }) => marks.flatMap((mark) => (mark.is === 'other_book' ? mark.name : []))),
    (name) => name,
  );
  const isOtherBook = otherBooks.length > 0;
  const sports = new Set([...stated, ...teams.map(({ sport }) => sport), ...players.map(({ sport }) => sport)]);
  const sport = stated.size === 1 ? [...stated][0]! : sports.size === 1 ? [...sports][0]! : implied.size === 1 ? [...implied][0]! : null;
  // "Top 10 scorers in the NBA" is no place in a tournament.
  const isCounted = statSports.length > 0 && players.length === 0;
  const field = teams.length > 0 || isCounted || (stated.size > 0 && [...stated].every(isGameSport)) ? null : bet.field;
  const stat =
    bet.isStatWeak && players.length === 0 && names.length === 0 && !concepts.has('prop') && !concepts.has('box') ? null : bet.stat;
  const isTotal = bet.side !== null && stat === null && !bet.markets.some((one) => one.endsWith('total'));
  const markets: Reading['markets'] = isTotal ? [...bet.markets, 'total'] : bet.markets;
  const terms = [...new Set(spans.flatMap(({ marks }) => marks.flatMap((mark) => (mark.is === 'term' ? mark.term : []))))] as Term[];
  const { prices, chances, dollars } = numbers;
  const isField = (sport !== null && !isGameSport(sport)) || field !== null;
  const cues = cuesOf(plain, concepts, {
    team: teams.length > 0 || choices.some(({ options }) => options.some(({ team }) => team)),
    teams: teams.length > 1,
    clubs3: teams.length > 2,
    player: players.length > 0 || choices.some(({ options }) => options.some(({ player }) => player)),
    stat: stat !== null,
    counted: statSports.length > 0,
    odds: prices.length === 1,
    other_odds: numbers.otherPrice !== null,
    odds2: prices.length === 2,
    odds3: prices.length > 2,
    percent: chances.length > 0,
    dollars: dollars.length > 0,
    to_win: numbers.isToWin,
    side: bet.side !== null && stat === null,
    line: bet.line !== null,
    market: markets.length > 0 || field !== null || bet.period !== 'full',
    combo: markets.length > 1 && !/\bor\b/i.test(text),
    day: when !== null,
    past: PAST_ONLY(when, today),
    book: books.length > 0 || isOtherBook || concepts.has('book'),
    named_book: books.length > 0 || isOtherBook,
    sport: (sport !== null && stated.size > 0) || sportsIn([...excluded.spans]).size > 0,
    field: isField,
    part: bet.period !== 'full',
    term: terms.length > 0,
    terms: terms.length > 1,
    only_terms: terms.length > 1 && spans.every(isOfTerms),
    one_term: terms.length === 1 && spans.every(isOfTerms),
    lastn: lastGames !== null,
    count: count !== null,
    season: when?.kind === 'season' || concepts.has('season'),
    stranger: names.length > 0,
  });
  const words = maskedWords(all);
  const hasUnread = spans.some(isUnread);
  const isNamed = teams.length + players.length + choices.length > 0;
  const refusedAs = (what: What): string[] =>
    isNamed && !used.size && !others.used.size ? [] : unknownOf(names, what, isNamed, { raw: rest, typed: text.trim() }, cues);
  const byTable = chooseKind(cues, hasUnread, null);
  // A name that is refused is refused whatever else the words may be about.
  const isByTable = isPart || refusedAs(byTable.what).length > 0;
  const { what, because, isClear } = isByTable ? byTable : chooseKind(cues, hasUnread, classify(cues, words));
  const unknown = refusedAs(what);
  const isElsewhere = (concepts.has('other_sport') && !isNamed) || concepts.has('elsewhere');
  const isIgnored = (concept: Concept): boolean => !because.some((cue) => cue.split('&').includes(concept));
  const unread = unreadIn(all, { ...numbers, ...bet, count, lastGames, gameNumber }, unknown);
  // A word of our phrases that stands by itself ("losing", "going") is hardly a name.
  const ours = new Set(all.flatMap(({ typed, isKnown }) => (isKnown ? [typed] : [])));
  const isOfOurWords = (name: string): boolean => name.split(' ').every((word) => ours.has(word) || FILLER_WORDS.has(word));
  const isWhole = what !== 'game' || ![...concepts].some(isIgnored);
  return {
    text: plain,
    what: isElsewhere && what !== 'scope' ? 'unknown' : what,
    because,
    unused: [...besides, ...excluded.words, ...unusedIn(spans, what, because, (one) => sport === null || one === sport)],
    distress: distressIn(text, plain),
    sport: isField && sport === null ? FIELD_SPORT : sport,
    sports: [...stated],
    teams,
    players,
    books,
    otherBooks,
    unknown,
    choices: concepts.has('elsewhere') ? [] : choices,
    when,
    lastGames,
    gameNumber,
    market: markets[0] ?? (concepts.has('covers') ? 'spread' : null),
    markets,
    period: bet.period,
    field,
    side: bet.side,
    line: bet.line,
    lines: bet.lines,
    // Who leads is asked in a number, however weak its word is by itself.
    stat: what === 'leaders' ? (bet.stat ?? statWithin(spans, lexicon, allows)?.stat ?? null) : stat,
    statSports,
    count,
    terms,
    wants: concepts.has('underdog') ? 'underdog' : concepts.has('favorite') ? 'favorite' : null,
    isCertain: CERTAIN.test(text),
    isPlain:
      isClear &&
      isWhole &&
      !names.some((name) => !unknown.includes(name) && !isOfOurWords(name)) &&
      !spans.some(({ isGuessed, marks }) => isGuessed && marks.some(isName)),
    cues,
    words,
    ...numbers,
    ...summand(what, numbers, unread),
  };
}
