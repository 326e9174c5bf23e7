import { mlb } from '@clearedge/contract/sports/mlb/data';
import { MLB_TEAMS } from '../../mlb-stats-api/index.ts';
import type { EspnBoard } from '../league.ts';

/** Confirms results alone; innings are no periods on a clock. */
export const MLB_BOARD: EspnBoard = {
  sport: mlb.key,
  path: 'baseball/mlb',
  clubs: Object.fromEntries(MLB_TEAMS.map(({ code, name }) => [code, name])),
  otherCodes: { OAK: 'ATH', CWS: 'CHW', WAS: 'WSH', WSN: 'WSH', AZ: 'ARI', KCR: 'KC', SDP: 'SD', SFG: 'SF', TBR: 'TB' },
  retractable: [],
  periods: 9,
  periodMinutes: 0,
  placeOf: () => ({ stage: 'regular', week: null }),
  isNamedByEnd: false,
};
