import type { TeamRef } from '../../ports/baseball-feed.ts';
import { UNDECIDED_CODE } from '../../ports/football-feed.ts';

interface Club extends TeamRef {
  /** In the league's history service. */
  pimsId: number;
  venueId: number;
}

const CLUBS: readonly Club[] = [
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

const UNDECIDED: TeamRef = { code: UNDECIDED_CODE, name: 'To be decided' };

const refOf = ({ code, name }: TeamRef): TeamRef => ({ code, name });
export const CFL_CLUBS: readonly TeamRef[] = CLUBS.map(refOf);

/** Null for a code that is no club's. "TBD" is a place in the playoffs that no one has won. */
export function findClub(code: string): TeamRef | null {
  if (code === UNDECIDED_CODE) return UNDECIDED;
  const club = CLUBS.find((each) => each.code === code);
  return club ? refOf(club) : null;
}

export function findClubByPims(pimsId: number | null): TeamRef | null {
  const club = CLUBS.find((each) => each.pimsId === pimsId);
  return club ? refOf(club) : null;
}

export const homeVenueId = (code: string): number | null => CLUBS.find((club) => club.code === code)?.venueId ?? null;
