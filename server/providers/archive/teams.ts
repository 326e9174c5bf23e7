const ROWS: [string, string, string][] = [
  ['ANA', 'LAA', 'Los Angeles Angels'],
  ['ARI', 'ARI', 'Arizona Diamondbacks'],
  ['ATH', 'ATH', 'Athletics'],
  ['ATL', 'ATL', 'Atlanta Braves'],
  ['BAL', 'BAL', 'Baltimore Orioles'],
  ['BOS', 'BOS', 'Boston Red Sox'],
  ['CHA', 'CHW', 'Chicago White Sox'],
  ['CHN', 'CHC', 'Chicago Cubs'],
  ['CIN', 'CIN', 'Cincinnati Reds'],
  ['CLE', 'CLE', 'Cleveland Guardians'],
  ['COL', 'COL', 'Colorado Rockies'],
  ['DET', 'DET', 'Detroit Tigers'],
  ['FLO', 'MIA', 'Florida Marlins'],
  ['HOU', 'HOU', 'Houston Astros'],
  ['KCA', 'KC', 'Kansas City Royals'],
  ['LAN', 'LAD', 'Los Angeles Dodgers'],
  ['MIA', 'MIA', 'Miami Marlins'],
  ['MIL', 'MIL', 'Milwaukee Brewers'],
  ['MIN', 'MIN', 'Minnesota Twins'],
  ['NYA', 'NYY', 'New York Yankees'],
  ['NYN', 'NYM', 'New York Mets'],
  ['OAK', 'OAK', 'Oakland Athletics'],
  ['PHI', 'PHI', 'Philadelphia Phillies'],
  ['PIT', 'PIT', 'Pittsburgh Pirates'],
  ['SDN', 'SD', 'San Diego Padres'],
  ['SEA', 'SEA', 'Seattle Mariners'],
  ['SFN', 'SF', 'San Francisco Giants'],
  ['SLN', 'STL', 'St. Louis Cardinals'],
  ['TBA', 'TB', 'Tampa Bay Rays'],
  ['TEX', 'TEX', 'Texas Rangers'],
  ['TOR', 'TOR', 'Toronto Blue Jays'],
  ['WAS', 'WSH', 'Washington Nationals'],
];

const TEAMS = new Map(ROWS.map(([retrosheet, code, name]) => [retrosheet, { retrosheet, code, name }]));
const NAMES = new Map(ROWS.map(([, code, name]) => [code, name]));

/** The product's code for one of Retrosheet's; null for a club it does not know. */
export const findTeamCode = (retrosheet: string): string | null => TEAMS.get(retrosheet)?.code ?? null;

export const teamName = (code: string): string => NAMES.get(code) ?? code;

const TWO_WORD_NICKNAMES = new Set(['BOS', 'CHW', 'TOR']);

/** "Yankees", "Red Sox". */
export function teamNickname(code: string): string {
  const words = teamName(code).split(' ');
  return words.slice(TWO_WORD_NICKNAMES.has(code) ? -2 : -1).join(' ');
}
