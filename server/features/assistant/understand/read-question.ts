import { tokensOf } from '@clearedge/contract/spelling/tokens';
import { isGameSport, SPORT_KEYS, type SportKey } from '@clearedge/contract/sports';
import type { Term } from '../glossary/terms.ts';
import { respelled } from './chat-spelling.ts';
import { chooseKind } from './choose-kind.ts';
import { classify, maskedWords } from './classifier.ts';
import type { KnownPlayer, Lexicon } from './directory.ts';
import { distressIn } from './distress.ts';
import { PHRASINGS } from './phrasings.ts';
import { placeIn } from './place.ts';
import type { What } from './questions.ts';
import { type Bet, betIn, type Span } from './read-bet.ts';
import { distinct, namesIn, othersNames, unknownNames, unknownOf } from './read-names.ts';
import { readCounts, readNumbers } from './read-numbers.ts';
import { impliedSports, isPlayedTo, sportsIn, statSportsIn, statWithin } from './read-sports.ts';
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

/** The bet on these players: their sports' numbers, also one that stands in a longer phrase. */
function betOf(players: readonly KnownPlayer[], spans: readonly Span[], lexicon: Lexicon): Bet {
  const isTheirs = (sport: SportKey): boolean => players.some((player) => player.sport === sport);
  const bet = betIn(spans, isTheirs, true);
  if (bet.stat !== null) return bet;
  const within = statWithin(spans, lexicon, isTheirs);
  return within ? { ...bet, stat: within.stat, isStatWeak: within.isWeak, markets: bet.markets.filter((one) => one !== 'total') } : bet;
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
  // "ne good arbs nba", "ne k props": small letters that are the code of a club in another sport are no club.
  const counted = first.stat !== null && !first.isStatWeak ? statSportsIn(known, lexicon) : [];
  const isPossible = (sport: SportKey): boolean => allows(sport) && (counted.length === 0 || counted.includes(sport));
  const isOtherCode = ({ typed, marks }: Span): boolean =>
    marks.length > 0 &&
    marks.every((mark) => mark.is === 'team' && mark.team.code.toLowerCase() === typed && !isPossible(mark.team.sport)) &&
    new RegExp(`\\b${typed}\\b`).test(text);
  const others = othersNames(known, allows);
  const spans = known.filter((span) => !isMisread(span) && !isOtherCode(span) && !others.used.has(span));
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
  const classified = isByTable ? null : classify(cues, words);
  const chosen = classified === null ? byTable : chooseKind(cues, hasUnread, classified);
  const { what, because } = chosen;
  const unknown = refusedAs(what);
  const isElsewhere = (concepts.has('other_sport') && !isNamed) || concepts.has('elsewhere');
  const isIgnored = (concept: Concept): boolean => !because.some((cue) => cue.split('&').includes(concept));
  const unread = unreadIn(all, { ...numbers, ...bet, count, lastGames, gameNumber }, { text: plain, because, what, refused: unknown });
  // A word of our phrases that stands by itself ("losing", "going") is hardly a name.
  const ours = new Set(all.flatMap(({ typed, isKnown }) => (isKnown ? [typed] : [])));
  const isOfOurWords = (name: string): boolean => name.split(' ').every((word) => ours.has(word) || FILLER_WORDS.has(word));
  const asked = unusedIn(spans, what, because, (one) => sport === null || one === sport);
  // What is asked for besides is as good as a word that was not made use of.
  const { isClear } = asked.length > 0 && !hasUnread ? chooseKind(cues, true, classified) : chosen;
  const isWhole = what !== 'game' || ![...concepts].some(isIgnored);
  return {
    text: plain,
    what: isElsewhere && what !== 'scope' ? 'unknown' : what,
    because,
    unused: [...besides, ...excluded.words, ...known.flatMap((span) => (isOtherCode(span) ? span.typed : [])), ...asked],
    distress: distressIn(text, plain),
    sport: isField && sport === null ? FIELD_SPORT : sport,
    sports: [...stated],
    teams,
    players,
    books,
    otherBooks,
    unknown,
    choices: concepts.has('elsewhere') ? [] : choices,
    instead: [],
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
    place: placeIn(plain),
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
