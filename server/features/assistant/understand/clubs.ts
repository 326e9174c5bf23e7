/** A club as bettors name it: code, full name, then city, nickname and what people say, in lower case. */
export interface Club {
  code: string;
  name: string;
  division: Division;
  said: readonly string[];
}

export const DIVISIONS = ['AL East', 'AL Central', 'AL West', 'NL East', 'NL Central', 'NL West'] as const;
export type Division = (typeof DIVISIONS)[number];

const club = (division: Division, code: string, name: string, said: string): Club => ({
  code,
  name,
  division,
  said: [name.toLowerCase(), ...said.split(', ')],
});

/** The thirty clubs. A city with two clubs names neither. */
const CLUBS: readonly Club[] = [
  club('AL East', 'BAL', 'Baltimore Orioles', 'baltimore, orioles, o’s, os'),
  club('AL East', 'BOS', 'Boston Red Sox', 'boston, red sox, redsox, bosox'),
  club('AL East', 'NYY', 'New York Yankees', 'yankees, yanks, bronx bombers, ny yankees'),
  club('AL East', 'TB', 'Tampa Bay Rays', 'tampa bay, tampa, rays, tbr'),
  club('AL East', 'TOR', 'Toronto Blue Jays', 'toronto, blue jays, bluejays, jays'),
  club('AL Central', 'CHW', 'Chicago White Sox', 'white sox, whitesox, chisox, cws'),
  club('AL Central', 'CLE', 'Cleveland Guardians', 'cleveland, guardians, guards'),
  club('AL Central', 'DET', 'Detroit Tigers', 'detroit, tigers'),
  club('AL Central', 'KC', 'Kansas City Royals', 'kansas city, royals, kcr'),
  club('AL Central', 'MIN', 'Minnesota Twins', 'minnesota, twins'),
  club('AL West', 'HOU', 'Houston Astros', 'houston, astros, stros'),
  club('AL West', 'LAA', 'Los Angeles Angels', 'angels, halos, la angels'),
  club('AL West', 'OAK', 'Oakland Athletics', 'oakland, athletics, a’s, ath, sacramento'),
  club('AL West', 'SEA', 'Seattle Mariners', 'seattle, mariners, m’s'),
  club('AL West', 'TEX', 'Texas Rangers', 'texas, rangers'),
  club('NL East', 'ATL', 'Atlanta Braves', 'atlanta, braves'),
  club('NL East', 'MIA', 'Miami Marlins', 'miami, marlins, fish'),
  club('NL East', 'NYM', 'New York Mets', 'mets, ny mets'),
  club('NL East', 'PHI', 'Philadelphia Phillies', 'philadelphia, philly, phillies, phils'),
  club('NL East', 'WSH', 'Washington Nationals', 'washington, nationals, nats, wsn, was'),
  club('NL Central', 'CHC', 'Chicago Cubs', 'cubs, cubbies'),
  club('NL Central', 'CIN', 'Cincinnati Reds', 'cincinnati, cincy, reds'),
  club('NL Central', 'MIL', 'Milwaukee Brewers', 'milwaukee, brewers, brew crew'),
  club('NL Central', 'PIT', 'Pittsburgh Pirates', 'pittsburgh, pirates, bucs, buccos'),
  club('NL Central', 'STL', 'St. Louis Cardinals', 'st louis, st. louis, saint louis, cardinals, cards'),
  club('NL West', 'ARI', 'Arizona Diamondbacks', 'arizona, diamondbacks, d-backs, dbacks, snakes, az'),
  club('NL West', 'COL', 'Colorado Rockies', 'colorado, rockies'),
  club('NL West', 'LAD', 'Los Angeles Dodgers', 'dodgers, la dodgers'),
  club('NL West', 'SD', 'San Diego Padres', 'san diego, padres, pads, friars, sdp'),
  club('NL West', 'SF', 'San Francisco Giants', 'san francisco, giants, sfg, frisco'),
];

/** Codes that are words too; only capitals mean the club. */
const WORDS = new Set(['was', 'os', 'min', 'col', 'sea', 'fish', 'pit', 'cin', 'mia', 'phi', 'sd', 'sf', 'oak', 'cards', 'guards', 'az']);

interface Name {
  code: string;
  pattern: RegExp;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('’', "['’]");
const named = (code: string, said: string): Name => ({
  code,
  pattern: new RegExp(
    `(?<![\\p{L}\\d])${WORDS.has(said) ? escaped(said.toUpperCase()) : escaped(said)}(?![\\p{L}\\d])`,
    WORDS.has(said) ? 'gu' : 'giu',
  ),
});

/** Longer names first: "red sox" before "reds", "ny mets" before "mets". */
const NAMES: readonly Name[] = CLUBS.flatMap(({ code, said }) => [...new Set([...said, code.toLowerCase()])].map((one) => ({ one, code })))
  .toSorted((a, b) => b.one.length - a.one.length)
  .map(({ one, code }) => named(code, one));

/** Codes of the clubs that a text names, in the order in which they are named first. */
export function findClubs(text: string): string[] {
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
export const isOneOf = (code: string, clubs: readonly string[]): boolean => clubs.some((club) => houseCode(club) === houseCode(code));

export const clubName = (code: string): string => CLUBS.find((one) => one.code === houseCode(code))?.name ?? code;
export const divisionOf = (code: string): Division | null => CLUBS.find((one) => one.code === houseCode(code))?.division ?? null;
