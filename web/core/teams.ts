import type { BetSport, GameSport } from '@clearedge/contract/sports';
/** Club colors: ground and edge of the chip; `ink` where white does not read. */
export interface ClubColors {
  ground: string;
  edge: string;
  ink?: string;
}

const club = (ground: string, edge: string, ink?: string): ClubColors => (ink ? { ground, edge, ink } : { ground, edge });

const MLB: Record<string, ClubColors> = {
  ARI: club('#a71930', '#e3d4ad'),
  ATH: club('#003831', '#efb21e'),
  ATL: club('#13274f', '#ce1141'),
  BAL: club('#27251f', '#df4601'),
  BOS: club('#bd3039', '#0c2340'),
  CHC: club('#0e3386', '#cc3433'),
  CIN: club('#c6011f', '#27251f'),
  CLE: club('#00385d', '#e50022'),
  COL: club('#33006f', '#c4ced4'),
  CWS: club('#27251f', '#c4ced4'),
  DET: club('#0c2340', '#fa4616'),
  HOU: club('#002d62', '#eb6e1f'),
  KC: club('#004687', '#bd9b60'),
  LAA: club('#ba0021', '#003263'),
  LAD: club('#005a9c', '#ef3e42'),
  MIA: club('#27251f', '#00a3e0'),
  MIL: club('#12284b', '#ffc52f'),
  MIN: club('#002b5c', '#d31145'),
  NYM: club('#002d72', '#ff5910'),
  NYY: club('#0c2340', '#c4ced3'),
  PHI: club('#c3122f', '#284898'),
  PIT: club('#27251f', '#fdb827'),
  SD: club('#2f241d', '#ffc425'),
  SEA: club('#0c2c56', '#2fa0a0'),
  SF: club('#27251f', '#fd5a1e'),
  STL: club('#c41e3a', '#fedb00'),
  TB: club('#092c5c', '#8fbce6'),
  TEX: club('#003278', '#c0111f'),
  TOR: club('#134a8e', '#e8291c'),
  WSH: club('#ab0003', '#14225a'),
};

const CFL: Record<string, ClubColors> = {
  BC: club('#27251f', '#f15a22'),
  CGY: club('#b5121b', '#27251f'),
  EDM: club('#1f4f34', '#ffb819'),
  HAM: club('#27251f', '#ffb819'),
  MTL: club('#14284b', '#b5121b'),
  OTT: club('#a6192e', '#27251f'),
  SSK: club('#00583d', '#c4ced4'),
  TOR: club('#0c2d5e', '#8fbce6'),
  WPG: club('#0a2240', '#b4975a'),
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

const UNKNOWN = club('#3a4656', '#8d99aa');

const COLORS: Readonly<Partial<Record<BetSport, Readonly<Record<string, ClubColors>>>>> = { mlb: MLB, cfl: CFL } satisfies Record<
  GameSport,
  object
>;

export function clubColors(code: string, sport: BetSport | null): ClubColors {
  const clubs = (sport && COLORS[sport]) ?? {};
  return clubs[code] ?? clubs[SAME[code] ?? ''] ?? UNKNOWN;
}

/** "Yankees" of "New York Yankees"; two words where one would not say it. */
export const shortTeam = (team: string): string => /(Red Sox|White Sox|Blue Jays)$/.exec(team)?.[0] ?? team.split(' ').at(-1) ?? team;
