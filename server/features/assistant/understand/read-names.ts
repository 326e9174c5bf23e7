import { phraseOf, tokensOf } from '@clearedge/contract/spelling/tokens';
import { type SportKey, sportOf } from '@clearedge/contract/sports';
import type { KnownPlayer, KnownTeam, Lexicon } from './directory.ts';
import type { What } from './questions.ts';
import type { Span } from './read-bet.ts';
import type { Choice } from './reading.ts';
import { isWrittenAsName, spansOf } from './spans.ts';
import { PLAIN_WORDS } from './vocabulary.ts';

const isUnknownWord = ({ words, marks }: Span): boolean => marks.length === 0 && /^[a-z]{3,}$/.test(words) && !PLAIN_WORDS.has(words);
const isPartOfName = ({ marks, isGuessed }: Span): boolean =>
  marks.length > 0 && marks.every((mark) => (mark.is === 'player' && mark.isPart) || (mark.is === 'team' && (mark.isCity || isGuessed)));

/** A family name ends a name: "doubtful" and "starting" after it are none. */
const FORM = /(?:ing|ed|ful|able)$/;
const isFamilyName = ({ words, marks }: Span): boolean =>
  marks.every((mark) => mark.is === 'player' && phraseOf(mark.player.name).split(' ').at(-1) === words);

/** Words next to each other that are no one's name, with half a name beside them: "aaron judge", "montreal expos". */
export function unknownNames(spans: readonly Span[]): { names: string[]; used: Set<number> } {
  const names: string[] = [];
  const used = new Set<number>();
  for (let at = 0; at < spans.length; at++) {
    if (!isUnknownWord(spans[at]!) || used.has(at)) continue;
    let [from, to] = [at, at];
    while (to + 1 < spans.length && (isUnknownWord(spans[to + 1]!) || (to - from < 2 && isPartOfName(spans[to + 1]!)))) to++;
    if (
      from > 0 &&
      isPartOfName(spans[from - 1]!) &&
      !((spans[from]!.isKnown || FORM.test(spans[from]!.words)) && isFamilyName(spans[from - 1]!))
    )
      from--;
    for (let index = from; index <= to; index++) used.add(index);
    names.push(
      spans
        .slice(from, to + 1)
        .map(({ typed }) => typed)
        .join(' '),
    );
  }
  return { names, used };
}

/** Whether a span names players alone, and none of a sport that the question allows. */
const isOfOtherSports = ({ marks }: Span, allows: (sport: SportKey) => boolean): boolean =>
  marks.length > 0 && marks.every((mark) => mark.is === 'player' && !allows(mark.player.sport));

/** A given name of some and a family name of others, side by side: a whole name that no one bears. */
function isTwoHalves(first: Span, second: Span): boolean {
  const wordsOf = ({ marks }: Span): string[][] =>
    marks.map((mark) => (mark.is === 'player' && mark.isPart ? phraseOf(mark.player.name).split(' ') : []));
  const is = (one: Span, at: 0 | -1): boolean => one.marks.length > 0 && wordsOf(one).every((words) => words.at(at) === one.words);
  return is(first, 0) && is(second, -1);
}

/** Names that players bear, but none who can be meant: those of other sports, and halves of two different names. */
export function othersNames(spans: readonly Span[], allows: (sport: SportKey) => boolean): { names: string[]; used: Set<Span> } {
  const used = new Set(spans.filter((span) => isOfOtherSports(span, allows)));
  for (const [at, span] of spans.entries()) {
    const next = spans[at + 1];
    if (next && isTwoHalves(span, next)) used.add(span).add(next);
  }
  const names: string[] = [];
  for (const [at, span] of spans.entries()) {
    if (!used.has(span)) continue;
    const before = spans[at - 1];
    if (before && used.has(before)) names.push(`${names.pop()} ${span.typed}`);
    else names.push(span.typed);
  }
  return { names, used };
}

export const distinct = <T>(items: readonly T[], keyOf: (item: T) => string): T[] => [
  ...new Map(items.map((one) => [keyOf(one), one])).values(),
];
export const teamKey = ({ sport, code }: KnownTeam): string => `${sport} ${code}`;
const playerKey = ({ sport, name, teamCode }: KnownPlayer): string => `${sport} ${name} ${teamCode}`;

interface Named {
  teams: KnownTeam[];
  players: KnownPlayer[];
  choices: Choice[];
}

/** A big city has eight clubs. */
export const MOST_CHOICES = 8;
const title = (words: string): string => words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Players of one name, only those of a sport with the number asked about where there are any. */
function playersOf(marks: Span['marks'], allows: (sport: SportKey) => boolean, statSports: readonly SportKey[]): KnownPlayer[] {
  const all = distinct(
    marks.flatMap((mark) => (mark.is === 'player' ? mark.player : [])),
    playerKey,
  ).filter(({ sport }) => allows(sport));
  const fitting = all.filter(({ sport }) => statSports.includes(sport));
  return fitting.length > 0 ? fitting : all;
}

/** Who is named. A name that fits several is narrowed by the sports that the rest of the question allows, then asked back. */
export function namesIn(
  spans: readonly Span[],
  allows: (sport: SportKey) => boolean,
  wantsPlayer: boolean,
  statSports: readonly SportKey[] = [],
): Named {
  const named: Named = { teams: [], players: [], choices: [] };
  const cities = new Set<KnownTeam>();
  for (const { words, marks } of spans) {
    const all = distinct(
      marks.flatMap((mark) => (mark.is === 'team' ? mark.team : [])),
      teamKey,
    );
    const allowed = all.filter(({ sport }) => allows(sport));
    const teams = allowed.length > 0 ? allowed : all;
    const players = playersOf(marks, allows, statSports);
    if (teams.length > 0 && !(wantsPlayer && players.length > 0)) {
      if (teams.length === 1) named.teams.push(teams[0]!);
      if (teams.length === 1 && marks.every((mark) => mark.is !== 'team' || mark.isCity)) cities.add(teams[0]!);
      else if (teams.length <= MOST_CHOICES)
        named.choices.push({ asked: title(words), options: teams.map((team) => ({ label: labelOf(team, teams), team })) });
    } else if (players.length === 1) named.players.push(players[0]!);
    else if (players.length > 1)
      named.choices.push({
        asked: title(words),
        options: players.map((player) => ({ label: `${player.name}${player.teamCode ? ` (${player.teamCode})` : ''}`, player })),
      });
  }
  // A city of several sports is that of the sport of a club beside it: "did Toronto beat Boston".
  // One of another sport is half of a name that we do not know: no Nets play in "Brooklyn Dodgers".
  const called = new Set(named.teams.flatMap((team) => (cities.has(team) ? [] : team.sport)));
  if (called.size > 0) named.teams = named.teams.filter(({ sport }) => called.has(sport));
  // Names that fit clubs of several sports mean the one sport in which all have a club: "kings vs jets", "did Toronto beat the Bruins".
  const sets = [
    ...named.teams.map((team) => [team.sport]),
    ...named.choices.map(({ options }) => options.flatMap(({ team }) => team?.sport ?? [])),
  ];
  const [common, ...others] = (sets[0] ?? []).filter((sport) => sets.every((sports) => sports.includes(sport)));
  if (common !== undefined && others.length === 0 && sets.length > 1)
    named.choices = named.choices.filter(({ options }) => {
      const [fitting, ...more] = options.flatMap(({ team }) => (team?.sport === common ? team : []));
      if (fitting === undefined || more.length > 0) return true;
      named.teams.push(fitting);
      return false;
    });
  // The club of a player's sport: "hawks ml with Whitcomb over 24.5 points".
  const [playing, ...elsewhere] = new Set(named.players.map(({ sport }) => sport));
  if (playing !== undefined && elsewhere.length === 0)
    for (const { options } of named.choices) {
      const [fitting, ...more] = options.flatMap(({ team }) => (team?.sport === playing ? team : []));
      if (fitting && more.length === 0) named.teams.push(fitting);
    }
  // "The rangers in ny": of two names that each fit several, the one club that both fit.
  for (const [at, first] of named.choices.entries())
    for (const second of named.choices.slice(at + 1)) {
      const both = first.options.filter(
        ({ team }) => team && second.options.some((one) => one.team && teamKey(one.team) === teamKey(team)),
      );
      if (both.length === 1) named.teams.push(both[0]!.team!);
    }
  // "Merriweather" beside the Cavs is the one who plays for them.
  for (const { options } of named.choices) {
    const [own, ...more] = options.flatMap(({ player }) =>
      player && named.teams.some(({ sport, code }) => player.sport === sport && player.teamCode === code) ? player : [],
    );
    if (own && more.length === 0) named.players.push(own);
  }
  const isSettled = ({ options }: Choice): boolean =>
    options.some(({ player }) => player && named.players.some((one) => playerKey(one) === playerKey(player))) ||
    isOfTown(options, named.teams) ||
    options.some(({ team }) => team && named.teams.some((one) => teamKey(one) === teamKey(team)));
  return {
    teams: distinct(named.teams, teamKey),
    players: distinct(named.players, playerKey),
    choices: named.choices.filter((choice) => !isSettled(choice)),
  };
}

/** The words that the names of all options begin with: of New York's clubs, their town. */
function townOf(options: Choice['options']): string {
  const [first = [], ...others] = options.map(({ team }) => team?.name.split(' ') ?? []);
  const isShared = (word: string, at: number): boolean => others.every((words) => words[at] === word);
  const end = first.findIndex((word, at) => !isShared(word, at));
  return first.slice(0, end).join(' ');
}

/** A town beside one of its clubs is the town of that club: "the rangers, i mean ny". */
const isOfTown = (options: Choice['options'], teams: readonly KnownTeam[]): boolean => {
  const town = townOf(options);
  return town !== '' && teams.some(({ name }) => name.startsWith(`${town} `));
};

const labelOf = ({ sport, name }: KnownTeam, among: readonly KnownTeam[]): string =>
  new Set(among.map((one) => one.sport)).size > 1 ? `${name} (${sportOf(sport).league})` : name;

/** What answers with another's figures unless a known name is given. */
const NAMED_WHATS = new Set<What>(
  'price books hold fair chance drivers projection prop props hit_rate injuries lineup pitching weather form head_to_head slate scores box_score game split movement news alert joint kelly best_bets payout unknown'.split(
    ' ',
  ) as What[],
);
/** Asked of a whole day as well. */
const OF_MANY = new Set<What>('best_bets props slate scores news picks injuries weather movement pitching form'.split(' ') as What[]);
/** Five words and more from a capital to a full stop: there a name has a capital too. */
const WRITTEN_OUT = /^[A-Z](?=.*[a-z])(?:\S+\s+){4,}\S*[.?!]\W*$/;
const hasCapital = (raw: string, name: string): boolean =>
  name.split(' ').some((word) => new RegExp(`\\b${word}\\b`, 'i').exec(raw)?.[0].match(/^[A-Z]/) !== null);

/** Which of the words that no one bears stand for a name: beside half a name, after "for" or "on", or where only a name makes sense. */
export function unknownOf(
  names: readonly string[],
  what: What,
  isNamed: boolean,
  { raw, typed }: { raw: string; typed: string },
  cues: ReadonlySet<string>,
): string[] {
  // "Is Corwin Baxterly over 1.5 hits worth it": no list of prices is about him.
  if (!NAMED_WHATS.has(what) && !(what === 'value' && cues.has('counted'))) return [];
  const isWrittenOut = WRITTEN_OUT.test(typed);
  return names.filter((name) => {
    if (isWrittenOut && !hasCapital(typed, name)) return false;
    if (name.includes(' ')) return true;
    if (isNamed) return false;
    if (what === 'unknown') return cues.has('stat') || cues.has('line') || isWrittenAsName(raw, name);
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
