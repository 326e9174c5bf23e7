import { readBetType } from '@clearedge/contract/spelling/bet-types';
import type { Sense, Stat } from '@clearedge/contract/spelling/meanings';
import { playerPhrases } from '@clearedge/contract/spelling/players';
import { gameSpellingOf } from '@clearedge/contract/spelling/registry';
import { teamPhrases } from '@clearedge/contract/spelling/teams';
import { phraseOf } from '@clearedge/contract/spelling/tokens';
import { vocabularyOf } from '@clearedge/contract/spelling/vocabulary';
import { GAME_SPORTS, type GameSport, SPORT_KEYS, type SportKey, sportOf } from '@clearedge/contract/sports';
import type { PropKind } from '@clearedge/quant/grading';
import { TERM_WORDS, type Term } from '../glossary/terms.ts';
import { SLANG } from './slang.ts';
import { CONCEPTS, type Concept, PLAIN_WORDS } from './vocabulary.ts';

export interface KnownTeam {
  sport: SportKey;
  code: string;
  name: string;
  /** Its park, which names it too: "wind at Wrigley". */
  venue: string;
}
export interface KnownPlayer {
  sport: SportKey;
  name: string;
  /** Null for a player of a tournament. */
  teamCode: string | null;
  playerId: string | null;
}
export interface KnownBook {
  code: string;
  name: string;
}
/** Everyone and everything that a question may name. */
export interface Names {
  teams: readonly KnownTeam[];
  players: readonly KnownPlayer[];
  books: readonly KnownBook[];
  /** Books by their names whose prices may not be among ours. */
  bookNames?: readonly string[];
  /** Tournaments around now, whose names tell the sport. */
  events?: readonly KnownEvent[];
}
export interface KnownEvent {
  sport: SportKey;
  name: string;
}

/** What a phrase may be. */
export type Mark =
  | { is: 'concept'; concept: Concept }
  | { is: 'team'; team: KnownTeam; isCity: boolean }
  | { is: 'player'; player: KnownPlayer; isPart: boolean }
  | { is: 'book'; book: KnownBook }
  /** A book whose prices we do not have. */
  | { is: 'other_book'; name: string }
  | { is: 'sport'; sport: SportKey }
  | { is: 'sense'; sport: SportKey; sense: Sense }
  | { is: 'stat'; sport: SportKey; stat: Stat; isWeak: boolean }
  | { is: 'place'; betType: string; places: number | null }
  | { is: 'term'; term: Term };

export interface Lexicon {
  get: (phrase: string) => readonly Mark[] | undefined;
  /** Its own phrases; those of `base` count where they say nothing else. */
  phrases: ReadonlyMap<string, readonly Mark[]>;
  base: Lexicon | null;
}
type Phrases = Map<string, Mark[]>;
interface Growing {
  get: Lexicon['get'];
  set: (phrase: string, marks: Mark[]) => unknown;
}

/** Words of the typed-selection vocabularies that in a question mean more than a market. */
const GENERAL = new Set(
  'o|u|k|so|sos|er|ers|un|bb|bbs|ev|even|evens|game|win|wins|winner|run|points|pts|point|to win|to win the game|to win game|win the game|wins the game|to win outright|outright|game winner|to beat|beat|beats|to defeat|defeats|combined|su|straight up|to score|total run|at|@|/|prop|props|player prop|1b|2b|k|pick em|pickem|football|baseball'.split(
    '|',
  ),
);
/** Count as a player's number only beside a player or a prop. */
const WEAK_STATS = new Set(
  'hit|hits|runs|single|double|walk|walks|outs|steal|steals|to steal|singles|doubles|points|point|pts|goal|goals|to score|assist|boards|buckets|passing|rushing|receiving|run for|from deep|triples|block|blocks|attempts|carries|grabs|stops|save|helpers|shot|shots|lamp|pr|pa|end zone|in the end zone|touchdown|touchdowns|td|tds|apples'.split(
    '|',
  ),
);
const FIELD_BETS =
  'outright|outrights|outright winner|tournament winner|make cut|make the cut|making the cut|miss the cut|top 5|top 10|top 20|top5|top10|top20|t5|t10|t20'.split(
    '|',
  );

const isOurs = ({ is }: Mark): boolean => is === 'team' || is === 'sport';
const isElsewhere = (mark: Mark): boolean => mark.is === 'concept' && mark.concept === 'other_sport';

/** A sport or a club that we have is none of those that we do not have, whatever the table of them says. */
const add = (lexicon: Growing, phrase: string, mark: Mark): void => {
  const key = phraseOf(phrase);
  if (key === '') return;
  const marks = [...(lexicon.get(key) ?? []), mark];
  lexicon.set(key, marks.some(isOurs) ? marks.filter((one) => !isElsewhere(one)) : marks);
};

function addSport(lexicon: Growing, sport: SportKey): void {
  const { key, league, name, aliases, contestKind } = sportOf(sport);
  const events = contestKind === 'tournament' ? ['tournament', 'tournaments'] : [];
  for (const word of new Set([key, league.toLowerCase(), name.toLowerCase(), ...aliases, ...events]))
    add(lexicon, word, { is: 'sport', sport });
}

function addVocabulary(lexicon: Growing, sport: SportKey): void {
  for (const [phrase, senses] of vocabularyOf(sport)) {
    if (GENERAL.has(phrase)) continue;
    for (const sense of senses) {
      const counted = sense.find((meaning) => meaning.is === 'stat');
      if (counted) add(lexicon, phrase, { is: 'stat', sport, stat: counted.stat, isWeak: WEAK_STATS.has(phrase) });
      else if (sense.some(({ is }) => is === 'market' || is === 'direction' || is === 'period'))
        add(lexicon, phrase, { is: 'sense', sport, sense });
    }
  }
}

function addPlayerNumbers(lexicon: Growing, sport: GameSport): void {
  for (const [kind, phrases] of Object.entries(gameSpellingOf(sport).playerNumbers ?? {}))
    for (const phrase of phrases.split('|'))
      add(lexicon, phrase, { is: 'stat', sport, stat: { player: kind as PropKind }, isWeak: WEAK_STATS.has(phrase) });
}

function fixed(): Phrases {
  const lexicon: Phrases = new Map();
  for (const [concept, phrases] of Object.entries(CONCEPTS))
    for (const phrase of phrases.split('|')) add(lexicon, phrase, { is: 'concept', concept: concept as Concept });
  for (const [term, phrases] of Object.entries(TERM_WORDS))
    for (const phrase of phrases.split('|')) add(lexicon, phrase, { is: 'term', term: term as Term });
  for (const sport of SPORT_KEYS) addSport(lexicon, sport);
  for (const sport of GAME_SPORTS) addVocabulary(lexicon, sport);
  for (const sport of GAME_SPORTS) addPlayerNumbers(lexicon, sport);
  for (const phrase of FIELD_BETS) {
    const read = readBetType(phrase.replace('making', 'make'));
    if (read) add(lexicon, phrase, { is: 'place', betType: read.betType, places: read.places });
  }
  for (const [word, phrase] of Object.entries(SLANG)) for (const mark of lexicon.get(phraseOf(phrase)) ?? []) add(lexicon, word, mark);
  return lexicon;
}
let base: Phrases | null = null;

const SHORTEST_PART = 3;

const PARK_WORDS = / (field|park|stadium|ballpark|ball park|centre|center|yards|place)$/i;
/** A park by its name, and by what comes before "Field" or "Park" where that is no plain word. */
const parkPhrases = (venue: string): string[] => {
  const short = phraseOf(venue.replace(PARK_WORDS, ''));
  return [venue, ...(PLAIN_WORDS.has(short) || short.length <= SHORTEST_PART ? [] : [short])];
};

/** A tournament by its name, and by that without what every second one is called. */
export const eventPhrases = (name: string): string[] => {
  const short = phraseOf(name.replace(/^the /i, '').replace(/ (classic|invitational|open|championship|shootout|challenge|opener)$/i, ''));
  return [phraseOf(name), ...(short.includes(' ') ? [short] : [])];
};

/** What bettors call books besides their names. */
const BOOK_SHORTS: Readonly<Record<string, readonly string[]>> = {
  betmgm: ['mgm', 'bet mgm'],
  betrivers: ['bet rivers', 'rivers'],
  caesars: ['ceasars', 'caesar', 'czr'],
  draftkings: ['dk', 'draft kings', 'draftking'],
  'espn bet': ['espnbet'],
  fanduel: ['fd', 'fan duel'],
  'hard rock bet': ['hard rock', 'hardrock'],
  pinnacle: ['pinny'],
};
const bookPhrases = (name: string): string[] => [phraseOf(name), ...(BOOK_SHORTS[phraseOf(name)] ?? [])];

/** Every phrase that a question may be made of: the product's own vocabulary, which is the same for all, and the names of now. */
export function lexiconOf({ teams, players, books, bookNames = [], events = [] }: Names): Lexicon {
  base ??= fixed();
  const lexicon: Phrases = new Map(base);
  for (const team of teams) {
    const whole = phraseOf(team.name);
    for (const phrase of teamPhrases(team, team.sport))
      add(lexicon, phrase, { is: 'team', team, isCity: phrase !== whole && whole.startsWith(`${phrase} `) });
  }
  for (const team of teams) for (const phrase of parkPhrases(team.venue)) add(lexicon, phrase, { is: 'team', team, isCity: false });
  const ours = new Set(books.map(({ name }) => phraseOf(name)));
  for (const book of books) for (const phrase of bookPhrases(book.name)) add(lexicon, phrase, { is: 'book', book });
  for (const name of bookNames)
    if (!ours.has(phraseOf(name))) for (const phrase of bookPhrases(name)) add(lexicon, phrase, { is: 'other_book', name });
  for (const { sport, name } of events) for (const phrase of eventPhrases(name)) add(lexicon, phrase, { is: 'sport', sport });
  addPlayers(lexicon, players);
  return { get: (phrase) => lexicon.get(phrase), phrases: lexicon, base: null };
}

function addPlayers(lexicon: Growing, players: readonly KnownPlayer[]): void {
  const byId = new Map(players.map((player, index) => [String(index), player]));
  const listed = [...byId].map(([playerId, { name }]) => ({ playerId, name, team: null, roles: [] }));
  for (const [phrase, named] of playerPhrases(listed)) {
    if (phrase.length < SHORTEST_PART || PLAIN_WORDS.has(phrase)) continue;
    for (const { playerId, name } of named)
      add(lexicon, phrase, { is: 'player', player: byId.get(playerId)!, isPart: phrase !== phraseOf(name) });
  }
}

/** The same with more players: what each of their names may mean besides. */
export function lexiconWith(base: Lexicon, players: readonly KnownPlayer[]): Lexicon {
  const phrases: Phrases = new Map();
  const get: Lexicon['get'] = (phrase) => phrases.get(phrase) ?? base.get(phrase);
  addPlayers({ get, set: (phrase, marks) => phrases.set(phrase, marks) }, players);
  return { get, phrases, base };
}
