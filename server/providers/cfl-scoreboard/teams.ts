import { cfl } from '@clearedge/contract/sports/cfl/data';
import type { TeamRef } from '../../ports/baseball-feed.ts';
import { type Clubs, clubCodeOf } from '../leagues/club-code.ts';
import { UNDECIDED } from '../leagues/own-ids.ts';
import { unknownClub } from '../leagues/spellings.ts';

interface Team extends TeamRef {
  /** In the league's history service. */
  pimsId: number;
  venueId: number;
}

const TEAMS: readonly Team[] = [
  { code: 'BC', name: 'BC Lions', pimsId: 1, venueId: 1 },
  { code: 'CGY', name: 'Calgary Stampeders', pimsId: 6, venueId: 6 },
  { code: 'EDM', name: 'Edmonton Elks', pimsId: 7, venueId: 7 },
  { code: 'HAM', name: 'Hamilton Tiger-Cats', pimsId: 8, venueId: 8 },
  { code: 'MTL', name: 'Montreal Alouettes', pimsId: 11, venueId: 11 },
  { code: 'OTT', name: 'Ottawa Redblacks', pimsId: 13, venueId: 13 },
  { code: 'SSK', name: 'Saskatchewan Roughriders', pimsId: 17, venueId: 17 },
  { code: 'TOR', name: 'Toronto Argonauts', pimsId: 19, venueId: 36 },
  { code: 'WPG', name: 'Winnipeg Blue Bombers', pimsId: 20, venueId: 20 },
];

const refOf = ({ code, name }: TeamRef): TeamRef => ({ code, name });
export const CFL_TEAMS: readonly TeamRef[] = TEAMS.map(refOf);

const CLUBS: Clubs = { sport: cfl.key, clubs: Object.fromEntries(TEAMS.map(({ code, name }) => [code, name])), otherCodes: {} };

/** Null for a code that is no club's. "TBD" is a place in the playoffs that no one has won. */
export function findTeam(code: string, name: string): TeamRef | null {
  if (code === UNDECIDED.code) return UNDECIDED;
  const own = clubCodeOf(CLUBS, code, name) ?? unknownClub('cfl-scoreboard', cfl.key, code, 'games');
  const team = TEAMS.find((each) => each.code === own);
  return team ? refOf(team) : null;
}

export function findTeamByPims(pimsId: number | null): TeamRef | null {
  const team = TEAMS.find((each) => each.pimsId === pimsId);
  return team ? refOf(team) : null;
}

export const homeVenueId = (code: string): number | null => TEAMS.find((team) => team.code === code)?.venueId ?? null;
