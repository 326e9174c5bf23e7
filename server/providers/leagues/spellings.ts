import type { GameSport } from '@clearedge/contract/sports';
import type { ContestStatus } from '../../ports/baseball-feed.ts';
import { plainName } from './plain-name.ts';

/** Whose words for the state of a game may be added to, by the names of their health. */
export const WORDED = ['mlb-stats-api', 'espn-scoreboard', 'nhl-api', 'nba-scoreboard'] as const;
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
const keyOf = (of: string, text: string): string => `${of} ${plainName(text)}`;
const mapOf = <T>(lists: Readonly<Record<string, Readonly<Record<string, T>>>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(lists).flatMap(([of, words]) => Object.entries(words).map(([word, value]) => [keyOf(of, word), value] as const)));

/** Those of this process: mappers of every provider read by them, and the file is read once, at the start. */
let clubs: ReadonlyMap<string, string> = new Map();
let books: Spellings['books'] = {};
let statuses: ReadonlyMap<string, ContestStatus> = new Map();
const unknown = new Map<Worded, Set<string>>();

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

/** An ended game in a word that no one knows is graded by no one. */
export function unknownStatus(provider: Worded, word: string): 'unknown' {
  const words = unknown.get(provider) ?? new Set();
  if (words.size < MOST_NOTED) unknown.set(provider, words.add(word));
  return 'unknown';
}

/** Words of a provider that no one knows, with the line that gives each a meaning, for the operator. */
export const listUnknownStatuses = (provider: string): string[] =>
  [...(unknown.get(provider as Worded) ?? [])].map(
    (word) =>
      `“${word}” is no state of a game that we know: such games are not graded. Say what it means in the file of SPELLINGS_FILE: "statuses": { "${provider}": { ${JSON.stringify(word)}: "canceled" } }, or "postponed", "suspended", "final"`,
  );
