import type { TeamRef } from '../../ports/baseball-feed.ts';

export interface MlbTeam extends TeamRef {
  /** In MLB's own numbering, which outlives names and moves. */
  mlbId: number;
  /** Names under which others still list the club. */
  formerNames: readonly string[];
}

const ROWS: readonly [number, string, string, ...string[]][] = [
  [108, 'LAA', 'Los Angeles Angels', 'LA Angels', 'Anaheim Angels', 'Los Angeles Angels of Anaheim'],
  [109, 'ARI', 'Arizona Diamondbacks'],
  [110, 'BAL', 'Baltimore Orioles'],
  [111, 'BOS', 'Boston Red Sox'],
  [112, 'CHC', 'Chicago Cubs'],
  [113, 'CIN', 'Cincinnati Reds'],
  [114, 'CLE', 'Cleveland Guardians', 'Cleveland Indians'],
  [115, 'COL', 'Colorado Rockies'],
  [116, 'DET', 'Detroit Tigers'],
  [117, 'HOU', 'Houston Astros'],
  [118, 'KC', 'Kansas City Royals'],
  [119, 'LAD', 'Los Angeles Dodgers', 'LA Dodgers'],
  [120, 'WSH', 'Washington Nationals'],
  [121, 'NYM', 'New York Mets', 'NY Mets'],
  [133, 'ATH', 'Athletics', 'Oakland Athletics', 'Sacramento Athletics', 'Las Vegas Athletics', "Oakland A's"],
  [134, 'PIT', 'Pittsburgh Pirates'],
  [135, 'SD', 'San Diego Padres'],
  [136, 'SEA', 'Seattle Mariners'],
  [137, 'SF', 'San Francisco Giants'],
  [138, 'STL', 'St. Louis Cardinals', 'Saint Louis Cardinals'],
  [139, 'TB', 'Tampa Bay Rays', 'Tampa Bay Devil Rays'],
  [140, 'TEX', 'Texas Rangers'],
  [141, 'TOR', 'Toronto Blue Jays'],
  [142, 'MIN', 'Minnesota Twins'],
  [143, 'PHI', 'Philadelphia Phillies'],
  [144, 'ATL', 'Atlanta Braves'],
  [145, 'CHW', 'Chicago White Sox'],
  [146, 'MIA', 'Miami Marlins', 'Florida Marlins'],
  [147, 'NYY', 'New York Yankees', 'NY Yankees'],
  [158, 'MIL', 'Milwaukee Brewers'],
];

export const MLB_TEAMS: readonly MlbTeam[] = ROWS.map(([mlbId, code, name, ...formerNames]) => ({ mlbId, code, name, formerNames }));

const BY_ID = new Map(MLB_TEAMS.map((team) => [team.mlbId, team]));
const BY_CODE = new Map(MLB_TEAMS.map((team) => [team.code, team]));

/** Null for a team that is no club: an all-star side, a foreign national team in spring. */
export const findMlbTeam = (mlbId: number): MlbTeam | null => BY_ID.get(mlbId) ?? null;
export const findMlbTeamByCode = (code: string): MlbTeam | null => BY_CODE.get(code) ?? null;
