import { readFileSync } from 'node:fs';
import { GAME_SPORTS, type GameSport, leagueOf } from '@clearedge/contract/sports';
import { NBA_CLUBS } from '@clearedge/contract/sports/nba/clubs';
import { NFL_CLUBS } from '@clearedge/contract/sports/nfl/clubs';
import { NHL_CLUBS } from '@clearedge/contract/sports/nhl/clubs';
import { z } from 'zod';
import { CFL_TEAMS } from '../cfl-scoreboard/index.ts';
import { plainName } from '../leagues/plain-name.ts';
import { NO_SPELLINGS, type Spellings, WORDED } from '../leagues/spellings.ts';
import { MLB_TEAMS } from '../mlb-stats-api/index.ts';
import { BOOK_CODES } from '../the-odds-api/books.ts';
import { CODE_OF } from '../the-odds-api/index.ts';

const codesOf = (teams: readonly { code: string }[]): string[] => teams.map(({ code }) => code);
const CLUB_CODES: Readonly<Record<GameSport, readonly string[]>> = {
  mlb: codesOf(MLB_TEAMS),
  nfl: Object.keys(NFL_CLUBS),
  nba: Object.keys(NBA_CLUBS),
  nhl: Object.keys(NHL_CLUBS),
  cfl: codesOf(CFL_TEAMS),
};

const MEANINGS = ['scheduled', 'delayed', 'live', 'final', 'postponed', 'suspended', 'canceled'] as const;
const Meaning = z.enum(MEANINGS, `one of ${MEANINGS.join(', ')}`).transform((word) => (word === 'canceled' ? 'cancelled' : word));
const isPlain = (text: string): boolean => text.length <= 80 && plainName(text) !== '';
const Word = z.string().refine(isPlain, 'a spelling of up to 80 characters, with a letter or a digit');
const section = <K extends readonly [string, ...string[]], V extends z.ZodType>(keys: K, value: V) =>
  z
    .partialRecord(z.enum(keys, `one of ${keys.join(', ')}`), z.record(Word, value, 'spellings with what each means'), 'an object')
    .default({});

const File = z.strictObject(
  {
    clubs: section(GAME_SPORTS, z.string('the code of a club, like BOS')),
    books: z
      .record(
        z.string().regex(/^[a-z0-9_]{2,40}$/, 'the key of a book at The Odds API, like betmgm'),
        z.strictObject(
          {
            code: z
              .string()
              .regex(/^[A-Z]{3}$/, 'three capital letters')
              .optional(),
            name: z.string().trim().min(1, 'a name').max(40, 'a name of up to 40 characters').optional(),
          },
          'a code, a name or both',
        ),
        'an object',
      )
      .default({}),
    statuses: section(WORDED, Meaning),
  },
  'an object with clubs, books and statuses',
);

const clubComplaints = ({ clubs }: Spellings): string[] =>
  GAME_SPORTS.flatMap((sport) => {
    const seen = new Set<string>();
    return Object.entries(clubs[sport] ?? {}).flatMap(([spelling, code]) => {
      const where = `clubs.${sport}: “${spelling}”`;
      const isAgain = seen.has(plainName(spelling));
      seen.add(plainName(spelling));
      if (!CLUB_CODES[sport].includes(code))
        return `${where}: “${code}” is no club of the ${leagueOf(sport)}; its codes are ${CLUB_CODES[sport].join(', ')}`;
      const own = CODE_OF[sport](spelling) ?? CLUB_CODES[sport].find((one) => one === spelling);
      if (own) return `${where} is ${own} already`;
      return isAgain ? `${where} is there twice, but for case, accents and dots` : [];
    });
  });

function bookComplaints({ books }: Spellings): string[] {
  const owners = new Map(Object.entries(BOOK_CODES).map(([key, code]) => [code, key]));
  return Object.entries(books).flatMap(([key, { code }]) => {
    if (code === undefined) return [];
    if (Object.hasOwn(BOOK_CODES, key))
      return `books.${key}: its code is ${BOOK_CODES[key]} for good, as stored prices carry it; only its name can be changed`;
    const owner = owners.get(code);
    owners.set(code, key);
    return owner ? `books.${key}: ${code} is the code of ${owner}` : [];
  });
}

export interface ReadSpellings {
  spellings: Spellings;
  complaints: string[];
}
const refused = (...complaints: string[]): ReadSpellings => ({ spellings: NO_SPELLINGS, complaints });

/** The operator's file of spellings, and all that is wrong with it: none of it is used then. */
export function readSpellings(path: string): ReadSpellings {
  let body: unknown;
  try {
    body = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return refused(error instanceof SyntaxError ? `${path} is not JSON: ${error.message}` : `${path} cannot be read`);
  }
  const read = File.safeParse(body);
  if (!read.success) {
    return refused(...read.error.issues.map((issue) => `${issue.path.join('.') || path}: ${wordsOf(issue)}`));
  }
  const complaints = [...clubComplaints(read.data), ...bookComplaints(read.data)];
  return complaints.length > 0 ? refused(...complaints) : { spellings: read.data, complaints: [] };
}

/** What may stand in each section. */
const CHOICES: Readonly<Record<string, readonly string[]>> = { clubs: GAME_SPORTS, books: ['code', 'name'], statuses: WORDED };

function wordsOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_key') return `expected ${issue.issues[0]?.message ?? 'another name'}`;
  if (issue.code !== 'unrecognized_keys') return `expected ${issue.message}`;
  const choices = CHOICES[String(issue.path[0])] ?? Object.keys(CHOICES);
  return `expected ${choices.join(', ')}, not ${issue.keys.join(', ')}`;
}

/** What a file adds, a line for each sport, book and provider. */
export function listSpellings({ clubs, books, statuses }: Spellings): [what: string, added: string][] {
  const pairs = (words: Readonly<Record<string, string>>): string =>
    Object.entries(words)
      .map(([word, meaning]) => `“${word}” is ${meaning === 'cancelled' ? 'canceled' : meaning}`)
      .join(', ');
  return [
    ...Object.entries(clubs).map(([sport, words]): [string, string] => [`clubs, ${sport}`, pairs(words)]),
    ...Object.entries(books).map(([key, { code, name }]): [string, string] => [`book ${key}`, [code, name].filter(Boolean).join(', ')]),
    ...Object.entries(statuses).map(([provider, words]): [string, string] => [`states, ${provider}`, pairs(words)]),
  ];
}
