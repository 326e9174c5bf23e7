import { DIVISIONS, type Division, divisionOf } from './divisions.ts';
import {
  gamesOf,
  type Outcome,
  outcomeOf,
  type PlayedGame,
  recordOf,
  standingPoints,
  type TeamRecord,
  type WinLossTie,
} from './team-record.ts';
import { placeTeams, type TieBreak } from './tie-break.ts';

/** One line of a division's table. */
export interface StandingRow extends TeamRecord {
  code: string;
  division: Division;
  /** 1 for the first of its division. */
  place: number;
  games: number;
  /** In the standings: 2 a win, 1 a tie. */
  points: number;
  difference: number;
  home: WinLossTie;
  away: WinLossTie;
  withinDivision: WinLossTie;
  lastFive: WinLossTie;
  /** The latest results that were alike; null before the first game. */
  streak: { outcome: Outcome; count: number } | null;
  /** What parted the club from the one above it with as many points; null where points did. */
  tieBreak: TieBreak | null;
}

export type Standings = Readonly<Record<Division, readonly StandingRow[]>>;

const LAST = 5;
const bare = ({ wins, losses, ties }: TeamRecord): WinLossTie => ({ wins, losses, ties });

function streakOf(outcomes: readonly Outcome[]): StandingRow['streak'] {
  const outcome = outcomes.at(-1);
  if (outcome === undefined) return null;
  const broken = outcomes.findLastIndex((other) => other !== outcome);
  return { outcome, count: outcomes.length - 1 - broken };
}

function rowOf(code: string, division: Division, games: readonly PlayedGame[]): Omit<StandingRow, 'place' | 'tieBreak'> {
  const own = gamesOf(code, games);
  const record = recordOf(own);
  return {
    code,
    division,
    games: own.length,
    points: standingPoints(record),
    ...record,
    difference: record.pointsFor - record.pointsAgainst,
    home: bare(recordOf(own.filter(({ isHome }) => isHome))),
    away: bare(recordOf(own.filter(({ isHome }) => !isHome))),
    withinDivision: bare(recordOf(own.filter(({ opponent }) => divisionOf(opponent) === division))),
    lastFive: bare(recordOf(own.slice(-LAST))),
    streak: streakOf(own.map(outcomeOf)),
  };
}

/**
 * The table of both divisions from the finished games of a regular season, oldest first; clubs without a game stand with noughts. RangeError
 * for a score that is no whole number, or a club that is none of the league's.
 */
export function standingsOf(games: readonly PlayedGame[]): Standings {
  const stranger = games.flatMap(({ away, home }) => [away, home]).find((code) => divisionOf(code) === null);
  if (stranger !== undefined) throw new RangeError(`${stranger} is no club of the league`);
  const tableOf = (division: Division): StandingRow[] =>
    placeTeams(DIVISIONS[division], games).map(({ code, tieBreak }, at) => ({ ...rowOf(code, division, games), place: at + 1, tieBreak }));
  return { west: tableOf('west'), east: tableOf('east') };
}
