import { type BetSport, sportOf } from '@clearedge/contract/sports';

/** Of a club that is not known. */
const UNKNOWN = { ground: '#3a4656', edge: '#8d99aa' };

/** Ground and edge of a club's chip. */
export function teamColors(code: string, sport: BetSport | null): typeof UNKNOWN {
  const teams = sport && sport !== 'other' ? sportOf(sport).teams : null;
  return teams?.colors[code] ?? teams?.colors[teams.otherCodes[code] ?? ''] ?? UNKNOWN;
}

/** "Yankees" of "New York Yankees"; two words where one would not say it. */
export const shortTeam = (team: string): string => /(Red Sox|White Sox|Blue Jays)$/.exec(team)?.[0] ?? team.split(' ').at(-1) ?? team;
