import { findTeamCode } from '../../../server/providers/archive/teams.ts';

/** Spellings of one club across Retrosheet, the price files and FiveThirtyEight. A club that moves keeps its ratings, so it keeps its code. */
const OTHER_SPELLINGS: Readonly<Record<string, string>> = {
  ATH: 'OAK',
  ANA: 'LAA',
  AZ: 'ARI',
  CHN: 'CHC',
  CUB: 'CHC',
  CWS: 'CHW',
  CHA: 'CHW',
  FLA: 'MIA',
  FLO: 'MIA',
  KCR: 'KC',
  KCA: 'KC',
  LAN: 'LAD',
  LOS: 'LAD',
  NYA: 'NYY',
  NYN: 'NYM',
  SDP: 'SD',
  SDN: 'SD',
  SFG: 'SF',
  SFN: 'SF',
  SFO: 'SF',
  SLN: 'STL',
  TBA: 'TB',
  TBD: 'TB',
  TBR: 'TB',
  WAS: 'WSH',
  WSN: 'WSH',
};

/** The one code of a club whatever file names it. */
export const commonCode = (code: string): string => OTHER_SPELLINGS[code] ?? code;

/** The common code of one of Retrosheet's codes; null for a club outside the majors' table. */
export function teamOfRetrosheet(code: string): string | null {
  const known = findTeamCode(code);
  return known === null ? null : commonCode(known);
}
