import type { Outcome, TableRow } from '@clearedge/quant/sports/league';
import type { LeagueTable } from './sport-module.ts';

const LETTERS: Readonly<Record<Outcome, string>> = { win: 'W', loss: 'L', tie: 'T' };

/** A club's line of a table; `tieBreak` says in words what parted it from the club above. Streaks are W3, L1, T1, or – before the first game. */
export const lineOf = (row: TableRow, tieBreak: string | null): Omit<LeagueTable['rows'][string][number], 'place' | 'clinched'> => ({
  rank: row.place,
  code: row.code,
  played: row.games,
  wins: row.wins,
  losses: row.losses,
  ties: row.ties,
  points: row.points,
  pointsFor: row.pointsFor,
  pointsAgainst: row.pointsAgainst,
  home: row.home,
  away: row.away,
  division: row.withinDivision,
  streak: row.streak ? `${LETTERS[row.streak.outcome]}${row.streak.count}` : '–',
  lastFive: row.lastFive,
  decidedBy: row.games > 0 ? tieBreak : null,
});
