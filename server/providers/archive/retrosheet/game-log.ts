import { splitRecord } from './record.ts';

/** Columns of a team's batting totals in a game log row, from the first one on. */
export const LOG_TOTALS = [
  'atBats',
  'hits',
  'doubles',
  'triples',
  'homeRuns',
  'runsBattedIn',
  'sacrificeHits',
  'sacrificeFlies',
  'hitByPitch',
  'walks',
  'intentionalWalks',
  'strikeouts',
  'stolenBases',
  'caughtStealing',
  'doublePlays',
  'interferences',
  'leftOnBase',
] as const;
export type LogTotal = (typeof LOG_TOTALS)[number];

export interface LogTeam {
  code: string;
  runs: number;
  innings: number[];
  totals: Record<LogTotal, number>;
  earnedRuns: number;
  errors: number;
  starter: { playerId: string; name: string };
}

export interface LogGame {
  /** Retrosheet's id: home club, date, game number. */
  id: string;
  on: string;
  number: 0 | 1 | 2;
  away: LogTeam;
  home: LogTeam;
  outs: number | null;
  dayNight: 'day' | 'night';
  /** How a suspended game was completed, as written; empty for most. */
  completion: string;
  site: string;
  minutes: number | null;
  winner: string | null;
  loser: string | null;
  save: string | null;
}

const COLUMNS = 161;
const AWAY = { totals: 21, individualEarnedRuns: 39, errors: 45, code: 3, runs: 9, innings: 19, starter: 101 };
const HOME = { totals: 49, individualEarnedRuns: 67, errors: 73, code: 6, runs: 10, innings: 20, starter: 103 };

/** "20100(10)x" is 2, 0, 1, 0, 0, 10 and an inning not played. */
export const parseInnings = (text: string): number[] =>
  (text.match(/\(\d+\)|\d/g) ?? []).map((inning) => Number(inning.replace(/[()]/g, '')));

const wholeOrNull = (text: string | undefined): number | null => (text && /^\d+$/.test(text) ? Number(text) : null);

function readTeam(row: string[], at: typeof AWAY): LogTeam {
  // An empty column is not known, and no 0.
  const number = (column: number): number => wholeOrNull(row[column]) ?? Number.NaN;
  return {
    code: row[at.code] ?? '',
    runs: number(at.runs),
    innings: parseInnings(row[at.innings] ?? ''),
    totals: Object.fromEntries(LOG_TOTALS.map((name, index) => [name, number(at.totals + index)])) as Record<LogTotal, number>,
    earnedRuns: number(at.individualEarnedRuns),
    errors: number(at.errors),
    starter: { playerId: row[at.starter] ?? '', name: row[at.starter + 1] ?? '' },
  };
}

const nameOrNull = (text: string | undefined): string | null => (text ? text : null);

export function readLogRow(line: string): LogGame | null {
  const row = splitRecord(line);
  const [date = '', number = ''] = row;
  if (row.length < COLUMNS || !/^\d{8}$/.test(date) || !/^[012]$/.test(number)) return null;
  const away = readTeam(row, AWAY);
  const home = readTeam(row, HOME);
  if (!away.code || !home.code || !Number.isInteger(away.runs) || !Number.isInteger(home.runs)) return null;
  return {
    id: `${home.code}${date}${number}`,
    on: `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`,
    number: Number(number) as 0 | 1 | 2,
    away,
    home,
    outs: wholeOrNull(row[11]),
    dayNight: row[12] === 'D' ? 'day' : 'night',
    completion: row[13] ?? '',
    site: row[16] ?? '',
    minutes: wholeOrNull(row[18]),
    winner: nameOrNull(row[93]),
    loser: nameOrNull(row[95]),
    save: nameOrNull(row[97]),
  };
}
