import { type GameSport, leagueOf } from '@clearedge/contract/sports';
import type { ContestStatus } from '../../ports/baseball-feed.ts';
import { plainName } from './plain-name.ts';

/** Whose words for the state of a game may be added to, by the names of their health. */
export const WORDED = ['mlb-stats-api', 'espn-scoreboard', 'nhl-api', 'nba-scoreboard', 'cfl-scoreboard'] as const;
export type Worded = (typeof WORDED)[number];

/** What an operator adds to the spellings that are built in. */
export interface Spellings {
  /** Another name or abbreviation of a club, and the club's code. */
  clubs: Partial<Record<GameSport, Readonly<Record<string, string>>>>;
  /** By the key that The Odds API gives a book. */
  books: Readonly<Record<string, { code?: string | undefined; name?: string | undefined }>>;
  statuses: Partial<Record<Worded, Readonly<Record<string, ContestStatus>>>>;
}
export const NO_SPELLINGS: Spellings = { clubs: {}, books: {}, statuses: {} };

const MOST_NOTED = 20;
const LONGEST = 80;
const keyOf = (of: string, text: string): string => `${of} ${plainName(text)}`;
const mapOf = <T>(lists: Readonly<Record<string, Readonly<Record<string, T>>>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(lists).flatMap(([of, words]) => Object.entries(words).map(([word, value]) => [keyOf(of, word), value] as const)));

/** Those of this process: mappers of every provider read by them, and the file is read once, at the start. */
let clubs: ReadonlyMap<string, string> = new Map();
let books: Spellings['books'] = {};
let statuses: ReadonlyMap<string, ContestStatus> = new Map();
/** What no one knows, by provider: sentences for the operator, each with the line that gives it a meaning. */
const unknown = new Map<string, Set<string>>();

export function applySpellings(spellings: Spellings): void {
  clubs = mapOf(spellings.clubs);
  books = spellings.books;
  statuses = mapOf(spellings.statuses);
  unknown.clear();
}

export const addedClub = (sport: GameSport, spelling: string): string | null => clubs.get(keyOf(sport, spelling)) ?? null;
export const addedBook = (key: string): Spellings['books'][string] => (Object.hasOwn(books, key) ? books[key]! : {});

/** What an added word says of a game. It is final only where the source says in another way, too, that the game is over. */
export function addedStatus(provider: Worded, word: string, isOver: boolean): ContestStatus | null {
  const status = statuses.get(keyOf(provider, word));
  return status === undefined || (status === 'final' && !isOver) ? null : status;
}

function note(provider: string, sentence: string): void {
  const known = unknown.get(provider) ?? new Set();
  if (known.size < MOST_NOTED) unknown.set(provider, known.add(sentence));
}
export const listUnknown = (provider: string): string[] => [...(unknown.get(provider) ?? [])];

/** An ended game in a word that no one knows is graded by no one. */
export function unknownStatus(provider: Worded, word: string): 'unknown' {
  note(
    provider,
    `“${word}” is no state of a game that we know: such games are not graded. Say what it means in the file of SPELLINGS_FILE: "statuses": { "${provider}": { ${JSON.stringify(word)}: "canceled" } }, or "postponed", "suspended", "final"`,
  );
  return 'unknown';
}

/** What is told of a club that no one knows is left out; all-star sides and guests of an exhibition are such, too. */
export function unknownClub(provider: string, sport: GameSport, spelling: string, what: 'games' | 'prices' | 'injuries'): null {
  const word = spelling.slice(0, LONGEST);
  if (plainName(word) === '') return null;
  note(
    provider,
    `“${word}” is no ${leagueOf(sport)} club that we know: its ${what} are left out, and what is stored stands. If it is one, give it its code in the file of SPELLINGS_FILE: "clubs": { "${sport}": { ${JSON.stringify(word)}: "its code here" } }`,
  );
  return null;
}

/** MLB numbers its clubs: a number that no one knows is a new club, which no spelling can add. */
export function unknownNumber(provider: string, id: number, name: string | null): null {
  note(provider, `Club ${id}${name ? `, ${name},` : ''} is none that we know: its games are left out until a release knows it`);
  return null;
}

/** A book that is not in our table has its prices, under a code made from its key. */
export const unknownBook = (provider: string, key: string, code: string): void =>
  note(
    provider,
    `The book ${key} has no code of ours: its prices are stored under ${code}, and keep that code. Give it one in the file of SPELLINGS_FILE: "books": { "${key}": { "code": "ABC" } }`,
  );
