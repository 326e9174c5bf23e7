import { type LeagueSport, leagueFormOf, leagueOf, sportOf } from '@clearedge/contract/sports';
import { SECTIONS, type Section } from '../../core/league/league-paths.ts';
import type { TableRow } from '../../core/league/league-types.ts';
import { plural } from '../../lib/format.ts';
import { leagueParts } from '../../sports/registry.ts';

export const SECTION_NAME: Record<Section, string> = {
  teams: 'Teams',
  schedule: 'Schedule',
  standings: 'Standings',
  injuries: 'Injuries',
  futures: 'Futures',
  betting: 'Betting Hub',
};
export const readSection = (text: string | null | undefined): Section | null => SECTIONS.find((section) => section === text) ?? null;

export const hubTitle = (league: LeagueSport): string => `${leagueOf(league)} Central`;
export const sectionTitle = (league: LeagueSport, section: Section): string => `${leagueOf(league)} ${SECTION_NAME[section]}`;

/** "Points per game" */
export const perGame = (league: LeagueSport): string => `${capital(sportOf(league).scoreUnit.many)} per game`;

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

type Record_ = TableRow['home'];

/** "6–3–0": a column where every row shows as many figures; "6–3" in a league without ties or losses that are counted apart. */
export function fullRecord(league: LeagueSport, { wins, losses, ties, overtimeLosses }: Record_): string {
  const third = leagueParts(league).hasTies ? ties : overtimeLosses;
  return third === undefined ? `${wins}–${losses}` : `${wins}–${losses}–${third}`;
}

/** What its tables are of: "division", "conference". */
export const divisionWord = (league: LeagueSport): string => leagueFormOf(league).divisionWord ?? 'division';

/** What heads such a column, and what it means. */
export function recordHead(league: LeagueSport): readonly [head: string, means: string] {
  if (leagueFormOf(league).countsOvertimeLosses) return ['W–L–OTL', 'Won, lost, lost after regulation'];
  return leagueParts(league).hasTies ? ['W–L–T', 'Won, lost, tied'] : ['W–L', 'Won, lost'];
}

/** ".643": games won of those played, a tie as half of one; "—" before the first. */
export function winShare({ wins, losses, ties }: Record_): string {
  const games = wins + losses + ties;
  return games === 0 ? '—' : ((wins + ties / 2) / games).toFixed(3).replace(/^0/, '');
}

/** What orders a division, of one club: "14 pts", ".643". */
export const rankFigure = (league: LeagueSport, { record, points }: { record: Record_; points: number }): string =>
  leagueFormOf(league).ranking === 'points' ? plural(points, 'pt') : winShare(record);
