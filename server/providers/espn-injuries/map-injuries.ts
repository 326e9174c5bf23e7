import { easternDay } from '@clearedge/quant/calendar';
import type { Injury } from '../../ports/player-stats.ts';
import { type Clubs, clubCodeOf } from '../leagues/club-code.ts';
import { unknownClub } from '../leagues/spellings.ts';
import type { WireInjuries, WireInjury } from './schema.ts';

const UNSAID = /^(not specified|unknown|other|undisclosed)$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** "Out: left knee, soreness"; what ESPN leaves open is left out. */
function describe({ status, details }: WireInjury): string {
  const said = [details?.side, details?.type, details?.detail].map((word) => (word && !UNSAID.test(word) ? word.toLowerCase() : ''));
  const place = [said[0], said[1]].filter(Boolean).join(' ');
  const words = [place, said[2]].filter(Boolean).join(', ');
  return words ? `${status}: ${words}` : status;
}

/** The product's code of a row's club; null for no club of the league. */
const codeOf = (abbreviation: string, name: string, league: Clubs): string | null =>
  clubCodeOf(league, abbreviation, name) ?? unknownClub('espn-injuries', league.sport, name, 'injuries');

/** The players of one club on a league's list, the newest report first; of two reports of a player the newer one. */
export function mapInjuries({ injuries }: WireInjuries, teamCode: string, league: Clubs): Injury[] {
  const own = injuries.rows.flatMap(({ displayName, injuries: rows }) =>
    rows.rows.filter(({ athlete }) => codeOf(athlete.team?.abbreviation ?? '', displayName, league) === teamCode),
  );
  const newest = own.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));
  const players = newest.filter(({ athlete }, at) => newest.findIndex((one) => one.athlete.displayName === athlete.displayName) === at);
  return players.map((row) => ({
    playerId: row.id,
    name: row.athlete.displayName,
    teamCode,
    position: row.athlete.position?.abbreviation ?? null,
    description: describe(row),
    since: null,
    reportedOn: easternDay(new Date(row.date)),
    expectedReturn: row.details?.returnDate && DAY.test(row.details.returnDate) ? row.details.returnDate : null,
  }));
}

/** Whether players of a club may be on the list who could not be read: then no one can say that it has none. */
export const mayBeUnread = ({ injuries }: WireInjuries, teamCode: string, league: Clubs): boolean =>
  injuries.refused > 0 ||
  injuries.rows.some(
    ({ displayName, injuries: { rows, refused } }) =>
      rows.some(({ athlete }) => codeOf(athlete.team?.abbreviation ?? '', displayName, league) === null) ||
      (refused > 0 && (codeOf('', displayName, league) ?? teamCode) === teamCode),
  );

/** Clubs and players of a list that could not be read. */
export const countUnread = ({ injuries }: WireInjuries): number =>
  injuries.refused + injuries.rows.reduce((sum, { injuries: rows }) => sum + rows.refused, 0);
