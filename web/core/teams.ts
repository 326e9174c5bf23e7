import type { BetSport, GameSport } from '@clearedge/contract/sports';
/** Club colors: ground and edge of the chip; `ink` where white does not read. */
export interface TeamColors {
  ground: string;
  edge: string;
  ink?: string;
}

const team = (ground: string, edge: string, ink?: string): TeamColors => (ink ? { ground, edge, ink } : { ground, edge });

const MLB: Record<string, TeamColors> = {
  ARI: team('#a71930', '#e3d4ad'),
  ATH: team('#003831', '#efb21e'),
  ATL: team('#13274f', '#ce1141'),
  BAL: team('#27251f', '#df4601'),
  BOS: team('#bd3039', '#0c2340'),
  CHC: team('#0e3386', '#cc3433'),
  CIN: team('#c6011f', '#27251f'),
  CLE: team('#00385d', '#e50022'),
  COL: team('#33006f', '#c4ced4'),
  CWS: team('#27251f', '#c4ced4'),
  DET: team('#0c2340', '#fa4616'),
  HOU: team('#002d62', '#eb6e1f'),
  KC: team('#004687', '#bd9b60'),
  LAA: team('#ba0021', '#003263'),
  LAD: team('#005a9c', '#ef3e42'),
  MIA: team('#27251f', '#00a3e0'),
  MIL: team('#12284b', '#ffc52f'),
  MIN: team('#002b5c', '#d31145'),
  NYM: team('#002d72', '#ff5910'),
  NYY: team('#0c2340', '#c4ced3'),
  PHI: team('#c3122f', '#284898'),
  PIT: team('#27251f', '#fdb827'),
  SD: team('#2f241d', '#ffc425'),
  SEA: team('#0c2c56', '#2fa0a0'),
  SF: team('#27251f', '#fd5a1e'),
  STL: team('#c41e3a', '#fedb00'),
  TB: team('#092c5c', '#8fbce6'),
  TEX: team('#003278', '#c0111f'),
  TOR: team('#134a8e', '#e8291c'),
  WSH: team('#ab0003', '#14225a'),
};

const CFL: Record<string, TeamColors> = {
  BC: team('#27251f', '#f15a22'),
  CGY: team('#b5121b', '#27251f'),
  EDM: team('#1f4f34', '#ffb819'),
  HAM: team('#27251f', '#ffb819'),
  MTL: team('#14284b', '#b5121b'),
  OTT: team('#a6192e', '#27251f'),
  SSK: team('#00583d', '#c4ced4'),
  TOR: team('#0c2d5e', '#8fbce6'),
  WPG: team('#0a2240', '#b4975a'),
};

// Other sources' codes for the same club.
const SAME: Record<string, string> = {
  OAK: 'ATH',
  CHW: 'CWS',
  WSN: 'WSH',
  WAS: 'WSH',
  AZ: 'ARI',
  KCR: 'KC',
  SDP: 'SD',
  SFG: 'SF',
  TBR: 'TB',
  SAS: 'SSK',
};

const UNKNOWN = team('#3a4656', '#8d99aa');

const COLORS: Readonly<Partial<Record<BetSport, Readonly<Record<string, TeamColors>>>>> = { mlb: MLB, cfl: CFL } satisfies Record<
  GameSport,
  object
>;

export function teamColors(code: string, sport: BetSport | null): TeamColors {
  const teams = (sport && COLORS[sport]) ?? {};
  return teams[code] ?? teams[SAME[code] ?? ''] ?? UNKNOWN;
}

/** "Yankees" of "New York Yankees"; two words where one would not say it. */
export const shortTeam = (team: string): string => /(Red Sox|White Sox|Blue Jays)$/.exec(team)?.[0] ?? team.split(' ').at(-1) ?? team;
