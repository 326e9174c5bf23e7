/** A club as bettors name it: code, full name, then city, nickname and what people say, in lower case. */
export interface Team {
  code: string;
  name: string;
  division: Division;
  stated: readonly string[];
}

export const DIVISIONS = ['AL East', 'AL Central', 'AL West', 'NL East', 'NL Central', 'NL West'] as const;
export type Division = (typeof DIVISIONS)[number];

const team = (division: Division, code: string, name: string, stated: string): Team => ({
  code,
  name,
  division,
  stated: [name.toLowerCase(), ...stated.split(', ')],
});

/** The thirty clubs. A city with two clubs names neither. */
const TEAMS: readonly Team[] = [
  team('AL East', 'BAL', 'Baltimore Orioles', 'baltimore, orioles, o’s, os'),
  team('AL East', 'BOS', 'Boston Red Sox', 'boston, red sox, redsox, bosox'),
  team('AL East', 'NYY', 'New York Yankees', 'yankees, yanks, bronx bombers, ny yankees'),
  team('AL East', 'TB', 'Tampa Bay Rays', 'tampa bay, tampa, rays, tbr'),
  team('AL East', 'TOR', 'Toronto Blue Jays', 'toronto, blue jays, bluejays, jays'),
  team('AL Central', 'CHW', 'Chicago White Sox', 'white sox, whitesox, chisox, cws'),
  team('AL Central', 'CLE', 'Cleveland Guardians', 'cleveland, guardians, guards'),
  team('AL Central', 'DET', 'Detroit Tigers', 'detroit, tigers'),
  team('AL Central', 'KC', 'Kansas City Royals', 'kansas city, royals, kcr'),
  team('AL Central', 'MIN', 'Minnesota Twins', 'minnesota, twins'),
  team('AL West', 'HOU', 'Houston Astros', 'houston, astros, stros'),
  team('AL West', 'LAA', 'Los Angeles Angels', 'angels, halos, la angels'),
  team('AL West', 'OAK', 'Oakland Athletics', 'oakland, athletics, a’s, ath, sacramento'),
  team('AL West', 'SEA', 'Seattle Mariners', 'seattle, mariners, m’s'),
  team('AL West', 'TEX', 'Texas Rangers', 'texas, rangers'),
  team('NL East', 'ATL', 'Atlanta Braves', 'atlanta, braves'),
  team('NL East', 'MIA', 'Miami Marlins', 'miami, marlins, fish'),
  team('NL East', 'NYM', 'New York Mets', 'mets, ny mets'),
  team('NL East', 'PHI', 'Philadelphia Phillies', 'philadelphia, philly, phillies, phils'),
  team('NL East', 'WSH', 'Washington Nationals', 'washington, nationals, nats, wsn, was'),
  team('NL Central', 'CHC', 'Chicago Cubs', 'cubs, cubbies'),
  team('NL Central', 'CIN', 'Cincinnati Reds', 'cincinnati, cincy, reds'),
  team('NL Central', 'MIL', 'Milwaukee Brewers', 'milwaukee, brewers, brew crew'),
  team('NL Central', 'PIT', 'Pittsburgh Pirates', 'pittsburgh, pirates, bucs, buccos'),
  team('NL Central', 'STL', 'St. Louis Cardinals', 'st louis, st. louis, saint louis, cardinals, cards'),
  team('NL West', 'ARI', 'Arizona Diamondbacks', 'arizona, diamondbacks, d-backs, dbacks, snakes, az'),
  team('NL West', 'COL', 'Colorado Rockies', 'colorado, rockies'),
  team('NL West', 'LAD', 'Los Angeles Dodgers', 'dodgers, la dodgers'),
  team('NL West', 'SD', 'San Diego Padres', 'san diego, padres, pads, friars, sdp'),
  team('NL West', 'SF', 'San Francisco Giants', 'san francisco, giants, sfg, frisco'),
];

/** Codes that are words too; only capitals mean the club. */
const WORDS = new Set(['was', 'os', 'min', 'col', 'sea', 'fish', 'pit', 'cin', 'mia', 'phi', 'sd', 'sf', 'oak', 'cards', 'guards', 'az']);

interface Name {
  code: string;
  pattern: RegExp;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('’', "['’]");
const named = (code: string, stated: string): Name => ({
  code,
  pattern: new RegExp(
    `(?<![\\p{L}\\d])${WORDS.has(stated) ? escaped(stated.toUpperCase()) : escaped(stated)}(?![\\p{L}\\d])`,
    WORDS.has(stated) ? 'gu' : 'giu',
  ),
});

/** Longer names first: "red sox" before "reds", "ny mets" before "mets". */
const NAMES: readonly Name[] = TEAMS.flatMap(({ code, stated }) =>
  [...new Set([...stated, code.toLowerCase()])].map((one) => ({ one, code })),
)
  .toSorted((a, b) => b.one.length - a.one.length)
  .map(({ one, code }) => named(code, one));

/** Codes of the clubs that a text names, in the order in which they are named first. */
export function findTeams(text: string): string[] {
  let rest = text;
  const found: { code: string; at: number }[] = [];
  for (const { code, pattern } of NAMES) {
    rest = rest.replace(pattern, (match, at: number) => {
      found.push({ code, at });
      return ' '.repeat(match.length);
    });
  }
  return [...new Set(found.toSorted((a, b) => a.at - b.at).map(({ code }) => code))];
}

/** Other codes that sources use for the same club. */
const SAME: Readonly<Record<string, string>> = {
  ATH: 'OAK',
  CWS: 'CHW',
  WSN: 'WSH',
  WAS: 'WSH',
  AZ: 'ARI',
  KCR: 'KC',
  SDP: 'SD',
  SFG: 'SF',
  TBR: 'TB',
};
const houseCode = (code: string): string => SAME[code] ?? code;

/** Whether a source's code is that of one of these clubs. */
export const isOneOf = (code: string, teams: readonly string[]): boolean => teams.some((team) => houseCode(team) === houseCode(code));

export const teamName = (code: string): string => TEAMS.find((one) => one.code === houseCode(code))?.name ?? code;
export const divisionOf = (code: string): Division | null => TEAMS.find((one) => one.code === houseCode(code))?.division ?? null;
