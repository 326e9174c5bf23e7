import { NHL_CLUBS } from '@clearedge/contract/sports/nhl/clubs';
import { nhl } from '@clearedge/contract/sports/nhl/data';
import type { EspnBoard } from '../league.ts';

/** Confirms results alone: the parts of a season are the league's own to tell. */
export const NHL_BOARD: EspnBoard = {
  sport: nhl.key,
  path: 'hockey/nhl',
  clubs: NHL_CLUBS,
  otherCodes: nhl.teams.otherCodes,
  retractable: [],
  periods: nhl.leagueForm.periods.count,
  periodMinutes: 20,
  placeOf: () => ({ stage: 'regular', week: null }),
  isNamedByEnd: true,
};
