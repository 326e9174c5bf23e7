import type { LeagueForm } from '@clearedge/contract/sports';
import type { Outcome, TableRow, WinLossTie } from '@clearedge/quant/sports/league';
import type { LeagueTable } from './sport-module.ts';

const LETTERS: Readonly<Record<Outcome, string>> = { win: 'W', loss: 'L', overtime_loss: 'OT', tie: 'T' };

type Line = LeagueTable['rows'][string][number];

/**
 * A club's line of a table; `tieBreak` says in words what parted it from the club above. Streaks are W3, L1, OT1, T1, or – before the first
 * game. Losses after regulation are left out in a league that does not count them apart.
 */
export function lineOf(
  row: TableRow & { tieBreak: string | null },
  tieBreak: string | null,
  { countsOvertimeLosses }: Pick<LeagueForm, 'countsOvertimeLosses'> = {},
): Omit<Line, 'place' | 'clinched'> {
  const recordOf = ({ wins, losses, ties, overtimeLosses }: WinLossTie): Line['home'] => ({
    wins,
    losses,
    ties,
    ...(countsOvertimeLosses ? { overtimeLosses } : {}),
  });
  return {
    rank: row.place,
    code: row.code,
    played: row.games,
    ...recordOf(row),
    points: row.points,
    regulationWins: row.regulationWins,
    winsBeforeShootout: row.winsBeforeShootout,
    pointsFor: row.pointsFor,
    pointsAgainst: row.pointsAgainst,
    home: recordOf(row.home),
    away: recordOf(row.away),
    division: recordOf(row.withinDivision),
    streak: row.streak ? `${LETTERS[row.streak.outcome]}${row.streak.count}` : '–',
    lastTen: recordOf(row.lastTen),
    decidedBy: row.games > 0 ? tieBreak : null,
    ...(row.games > 0 && row.tieBreak === 'coin_toss' ? { isByLot: true } : {}),
  };
}
