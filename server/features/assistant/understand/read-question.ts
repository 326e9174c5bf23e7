import { tokensOf } from '@clearedge/contract/spelling/tokens';
import { isGameSport, SPORT_KEYS, type SportKey, sportOf } from '@clearedge/contract/sports';
import type { KnownPlayer, KnownTeam, Lexicon, Mark } from './directory.ts';
import { distressIn } from './distress.ts';
import { nearly } from './nearly.ts';
import { LEAST, type What, weigh } from './questions.ts';
import { betIn, type Span } from './read-bet.ts';
import { readNumbers } from './read-numbers.ts';
import { readWhen, type When } from './read-when.ts';
import type { Choice, Reading } from './reading.ts';
import { type Concept, PLAIN_WORDS, type Term } from './vocabulary.ts';

const LONGEST_PHRASE = 7;
const LEAST_FUZZY = 5;

interface KnownWords {
  all: ReadonlySet<string>;
  names: readonly string[];
  others: readonly string[];
}
const wordsKnown = new WeakMap<Lexicon, KnownWords>();
/** Every word that a phrase is made of, those of names apart. */
function wordsOf(lexicon: Lexicon): KnownWords {
  const known = wordsKnown.get(lexicon);
  if (known) return known;
  const [names, others] = [new Set<string>(), new Set<string>(PLAIN_WORDS)];
  for (const [phrase, marks] of lexicon)
    for (const word of phrase.split(' ')) if (/^[a-z]{3,}$/.test(word)) (marks.some(isName) ? names : others).add(word);
  const made = { all: new Set([...names, ...others]), names: [...names], others: [...others] };
  wordsKnown.set(lexicon, made);
  return made;
}

const isName = ({ is }: Mark): boolean => is === 'team' || is === 'player' || is === 'book';

/** The word that a misspelled one stands for; itself where it is known, or nothing is near enough. */
function spelled(token: string, { all, names, others }: KnownWords): string {
  if (!/^[a-z]{4,}$/.test(token) || all.has(token)) return token;
  const [name, ...more] = nearly(token, names);
  if (name !== undefined && more.length === 0) return name;
  const [other] = token.length > LEAST_FUZZY ? nearly(token, others).toSorted((a, b) => b.length - a.length) : [];
  return other ?? name ?? token;
}

/** Whether a plain word stands in capitals where only a name would: not at the start, in a text that is not all capitals. */
const isWrittenAsName = (raw: string, word: string): boolean =>
  /^[a-z]+$/.test(word) &&
  new RegExp(`\\b${word.length <= 3 ? word.toUpperCase() : word[0]!.toUpperCase() + word.slice(1)}\\b`).test(
    raw.replace(/^\W*\w/, (first) => first.toLowerCase()),
  ) &&
  raw !== raw.toUpperCase();

function fitting(marks: readonly Mark[], phrase: string, raw: string): readonly Mark[] {
  const isPlain = PLAIN_WORDS.has(phrase);
  const isWord = isPlain || marks.some(({ is }) => is === 'concept' || is === 'term' || is === 'sense' || is === 'stat');
  if (!isWord || isWrittenAsName(raw, phrase)) return marks;
  if (isPlain && marks.some(({ is }) => is === 'team') && /'s|’s/.test(raw) && phrase.length === 2) return marks;
  return marks.filter((mark) => !isName(mark) || (!isPlain && mark.is === 'team'));
}

/** The longest known phrases of a text, in order; what is not known is a span without marks. */
function spansOf(typed: readonly string[], lexicon: Lexicon, raw: string): Span[] {
  const known = wordsOf(lexicon);
  const tokens = typed.map((token) => spelled(token, known));
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; ) {
    let length = Math.min(LONGEST_PHRASE, tokens.length - at);
    let marks: readonly Mark[] = [];
    for (; length > 0; length--) {
      const phrase = tokens.slice(at, at + length).join(' ');
      marks = fitting(lexicon.get(phrase) ?? [], phrase, raw);
      if (marks.length > 0) break;
    }
    const taken = Math.max(1, length);
    const isGuessed = tokens.slice(at, at + taken).some((token, index) => token !== typed[at + index]);
    spans.push({ words: tokens.slice(at, at + taken).join(' '), marks, isGuessed });
    at += taken;
  }
  return spans;
}

const isUnknownWord = ({ words, marks }: Span): boolean => marks.length === 0 && /^[a-z]{3,}$/.test(words) && !PLAIN_WORDS.has(words);
const isPartOfName = ({ marks, isGuessed }: Span): boolean =>
  marks.length > 0 && marks.every((mark) => (mark.is === 'player' && mark.isPart) || (mark.is === 'team' && (mark.isCity || isGuessed)));

/** Words next to each other that are no one's name, with half a name beside them: "aaron judge", "montreal expos". */
function unknownNames(spans: readonly Span[]): { names: string[]; used: Set<number> } {
  const names: string[] = [];
  const used = new Set<number>();
  for (let at = 0; at < spans.length; at++) {
    if (!isUnknownWord(spans[at]!) || used.has(at)) continue;
    let [from, to] = [at, at];
    while (to + 1 < spans.length && (isUnknownWord(spans[to + 1]!) || (to - from < 2 && isPartOfName(spans[to + 1]!)))) to++;
    if (from > 0 && isPartOfName(spans[from - 1]!)) from--;
    for (let index = from; index <= to; index++) used.add(index);
    names.push(
      spans
        .slice(from, to + 1)
        .map(({ words }) => words)
        .join(' '),
    );
  }
  return { names, used };
}

const distinct = <T>(items: readonly T[], keyOf: (item: T) => string): T[] => [...new Map(items.map((one) => [keyOf(one), one])).values()];
const teamKey = ({ sport, code }: KnownTeam): string => `${sport} ${code}`;
const playerKey = ({ sport, name, teamCode }: KnownPlayer): string => `${sport} ${name} ${teamCode}`;

interface Named {
  teams: KnownTeam[];
  players: KnownPlayer[];
  choices: Choice[];
}

const MOST_CHOICES = 6;
const title = (words: string): string => words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Who is named. A name that fits several is narrowed by the sports that the rest of the question allows, then asked back. */
function namesIn(spans: readonly Span[], allows: (sport: SportKey) => boolean, wantsPlayer: boolean): Named {
  const named: Named = { teams: [], players: [], choices: [] };
  for (const { words, marks } of spans) {
    const all = distinct(
      marks.flatMap((mark) => (mark.is === 'team' ? mark.team : [])),
      teamKey,
    );
    const allowed = all.filter(({ sport }) => allows(sport));
    const teams = allowed.length > 0 ? allowed : all;
    const players = distinct(
      marks.flatMap((mark) => (mark.is === 'player' ? mark.player : [])),
      playerKey,
    ).filter(({ sport }) => allows(sport));
    if (teams.length > 0 && !(wantsPlayer && players.length > 0)) {
      if (teams.length === 1) named.teams.push(teams[0]!);
      else if (teams.length <= MOST_CHOICES)
        named.choices.push({ asked: title(words), options: teams.map((team) => ({ label: labelOf(team, teams), team })) });
    } else if (players.length === 1) named.players.push(players[0]!);
    else if (players.length > 1)
      named.choices.push({
        asked: title(words),
        options: players
          .slice(0, MOST_CHOICES)
          .map((player) => ({ label: `${player.name}${player.teamCode ? ` (${player.teamCode})` : ''}`, player })),
      });
  }
  const isSettled = ({ options }: Choice): boolean =>
    options.some(({ team }) => team && named.teams.some((one) => teamKey(one) === teamKey(team)));
  return {
    teams: distinct(named.teams, teamKey),
    players: distinct(named.players, playerKey),
    choices: named.choices.filter((choice) => !isSettled(choice)),
  };
}

const labelOf = ({ sport, name }: KnownTeam, among: readonly KnownTeam[]): string =>
  new Set(among.map((one) => one.sport)).size > 1 ? `${name} (${sportOf(sport).league})` : name;

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const COUNT = String.raw`(\d{1,2}|${Object.keys(NUMBERS).join('|')})`;
const numberOf = (word: string | undefined): number | null => (word === undefined ? null : (NUMBERS[word.toLowerCase()] ?? Number(word)));
const LAST_GAMES = new RegExp(
  String.raw`\b(?:last|past|previous|l)\s?${COUNT}(?: (?:games?|starts?|outings?|gms?|appearances))?\b(?! (?:days|weeks|months))`,
  'i',
);
const HOW_MANY = new RegExp(
  String.raw`\b(?:top|best|give me|show me|gimme|me|a|an)? ?${COUNT}[ -](?:good |best |solid |top |more |nice )?(?:legs?|leggers?|teams?|teamers?|picks?|props?|bets?|plays?|dogs?|underdogs?|favorites?|games?|parlays?|arbs?|player props?)\b`,
  'i',
);
const TOP = new RegExp(String.raw`\b(?:top|best) ${COUNT}\b`, 'i');
const GAME_NUMBER = /\b(?:game (1|2|one|two)|(first|second) game|(nightcap)|(opener))\b/i;

function gameNumberIn(text: string): number | null {
  const found = GAME_NUMBER.exec(text);
  if (!found) return null;
  return /2|two|second|nightcap/i.test(found[0]) ? 2 : 1;
}

const CERTAIN = /\b(locks?|guaranteed?|sure thing|can(?:'|’)?t (lose|miss)|risk.?free|no.?brainer|slam dunk|free money|easy money)\b/i;
/** What answers with another's figures unless a known name is given. */
const NAMED_WHATS = new Set<What>(
  'price books hold fair chance drivers projection prop props hit_rate injuries lineup pitching weather form head_to_head slate scores box_score game split movement news alert joint kelly best_bets payout unknown'.split(
    ' ',
  ) as What[],
);
/** Asked of a whole day as well. */
const OF_MANY = new Set<What>('best_bets props slate scores news picks injuries weather movement pitching form'.split(' ') as What[]);
const NOTHING_BUT = new Set<string>(['hello', 'thanks', 'will', 'define', 'yours', 'help', 'won']);

function cuesOf(concepts: ReadonlySet<Concept>, signs: Readonly<Record<string, boolean>>): Set<string> {
  const cues = new Set<string>(concepts);
  for (const [sign, isThere] of Object.entries(signs)) if (isThere) cues.add(sign);
  if ([...concepts].every((concept) => NOTHING_BUT.has(concept))) cues.add('bare');
  return cues;
}

function sportsIn(spans: readonly Span[]): Set<SportKey> {
  return new Set(spans.flatMap(({ marks }) => marks.flatMap((mark) => (mark.is === 'sport' ? mark.sport : []))));
}

/** The sports that every word which only some sports have leaves over. */
function impliedSport(spans: readonly Span[]): SportKey | null {
  const only = spans.flatMap(({ marks }) => {
    const sports = new Set(marks.flatMap((mark) => (mark.is === 'sense' || mark.is === 'stat' ? mark.sport : [])));
    return sports.size === 1 && marks.every(({ is }) => is === 'sense' || is === 'stat' || is === 'term') ? [...sports] : [];
  });
  return new Set(only).size === 1 ? only[0]! : null;
}

const PAST_ONLY = (when: When | null, today: string): boolean => when !== null && when.to < today && when.kind === 'day';

/** Reads a question by itself. `today` is the Eastern day. */
export function readAlone(text: string, today: string, lexicon: Lexicon): Reading {
  const numbers = readNumbers(text);
  const lastGames = numberOf(LAST_GAMES.exec(text)?.[1]);
  const { when, rest } = readWhen(lastGames === null ? text : text.replace(LAST_GAMES, ' '), today);
  const all = spansOf(tokensOf(rest), lexicon, rest);
  const { names, used } = unknownNames(all);
  const spans = all.filter((_, index) => !used.has(index));
  const stated = sportsIn(spans);
  const implied = impliedSport(spans);
  const allows = (sport: SportKey): boolean => (stated.size > 0 ? stated.has(sport) : implied === null || implied === sport);
  const bet = betIn(spans, (sport) => stated.size === 0 || stated.has(sport));
  const concepts = new Set(spans.flatMap(({ marks }) => marks.flatMap((mark) => (mark.is === 'concept' ? mark.concept : []))));
  const wantsPlayer = concepts.has('prop') || concepts.has('how_often') || (bet.stat !== null && !bet.isStatWeak);
  const { teams, players, choices } = namesIn(spans, allows, wantsPlayer);
  const books = distinct(
    spans.flatMap(({ marks }) => marks.flatMap((mark) => (mark.is === 'book' ? mark.book : []))),
    ({ code }) => code,
  );
  const sports = new Set([...stated, ...teams.map(({ sport }) => sport), ...players.map(({ sport }) => sport)]);
  const sport = stated.size === 1 ? [...stated][0]! : sports.size === 1 ? [...sports][0]! : (implied ?? null);
  const stat =
    bet.isStatWeak && players.length === 0 && names.length === 0 && !concepts.has('prop') && !concepts.has('box') ? null : bet.stat;
  const terms = [...new Set(spans.flatMap(({ marks }) => marks.flatMap((mark) => (mark.is === 'term' ? mark.term : []))))] as Term[];
  const count = numberOf((HOW_MANY.exec(text) ?? TOP.exec(text))?.[1]);
  const { prices, chances, dollars } = numbers;
  const isField = (sport !== null && !isGameSport(sport)) || bet.field !== null;
  const cues = cuesOf(concepts, {
    team: teams.length > 0 || choices.some(({ options }) => options.some(({ team }) => team)),
    teams: teams.length > 1,
    player: players.length > 0 || choices.some(({ options }) => options.some(({ player }) => player)),
    stat: stat !== null,
    odds: prices.length === 1,
    odds2: prices.length === 2,
    odds3: prices.length > 2,
    percent: chances.length > 0,
    dollars: dollars.length > 0,
    side: bet.side !== null && stat === null,
    line: bet.line !== null,
    market: bet.markets.length > 0 || bet.field !== null || bet.period !== 'full',
    combo: bet.markets.length > 1 && !/\bor\b/i.test(text),
    day: when !== null,
    past: PAST_ONLY(when, today),
    book: books.length > 0 || concepts.has('book'),
    sport: sport !== null && stated.size > 0,
    field: isField,
    part: bet.period !== 'full',
    term: terms.length > 0,
    lastn: lastGames !== null,
    count: count !== null,
  });
  const [first] = weigh(cues);
  const what: What = first && first.score >= LEAST ? first.what : 'unknown';
  const isNamed = teams.length + players.length + choices.length > 0;
  const unknown = isNamed && !used.size ? [] : unknownOf(names, what, isNamed, rest, cues);
  return {
    text,
    what: concepts.has('other_sport') && !isNamed && what !== 'scope' ? 'unknown' : what,
    because: first?.because ?? [],
    distress: distressIn(text),
    sport: isField && sport === null ? FIELD_SPORT : sport,
    teams,
    players,
    books,
    unknown,
    choices,
    when,
    lastGames,
    gameNumber: gameNumberIn(text),
    market: bet.markets[0] ?? null,
    markets: bet.markets,
    period: bet.period,
    field: bet.field,
    side: bet.side,
    line: bet.line,
    stat,
    count,
    terms,
    wants: concepts.has('underdog') ? 'underdog' : concepts.has('favorite') ? 'favorite' : null,
    isCertain: CERTAIN.test(text),
    isPlain: !spans.some(({ isGuessed, marks }) => isGuessed && marks.some(isName)),
    cues,
    ...numbers,
  };
}

/** The sport that an outright or a cut can only be of. */
const FIELD_SPORT = SPORT_KEYS.find((key) => !isGameSport(key)) ?? null;

/** Which of the words that no one bears stand for a name: beside half a name, after "for" or "on", or where only a name makes sense. */
function unknownOf(names: readonly string[], what: What, isNamed: boolean, raw: string, cues: ReadonlySet<string>): string[] {
  if (!NAMED_WHATS.has(what)) return [];
  return names.filter((name) => {
    if (name.includes(' ')) return true;
    if (isNamed) return false;
    if (what === 'unknown') return isWrittenAsName(raw, name);
    if (cues.has('stat') || (!cues.has('sport') && !OF_MANY.has(what))) return true;
    const word = new RegExp(
      `\\b(in|for|on|of|vs|versus|at|against|by|about|the|is|are|did|will|does|how|has|do|news|alert) (the )?${name}\\b|^\\W*${name}\\b`,
      'i',
    );
    return word.test(raw) || isWrittenAsName(raw, name);
  });
}

/** The clubs that a text of others names surely, such as a headline. */
export function teamsIn(text: string, lexicon: Lexicon): KnownTeam[] {
  const spans = spansOf(tokensOf(text), lexicon, text).filter(({ isGuessed }) => !isGuessed);
  return namesIn(spans, () => true, false).teams;
}
