/** A player's numbers that a league's games are bet on. */
interface LeagueProp {
  /** The highest line that it is sold at. */
  most: number;
  /** What it adds up, where that is not the number of its own name. */
  of?: readonly string[];
  /** Happens once or not at all; books write yes and no for over and under 0.5. */
  isYesNo?: true;
}

export const FOOTBALL_PROPS = {
  passing_yards: { most: 599.5 },
  passing_touchdowns: { most: 7.5 },
  passing_attempts: { most: 79.5 },
  completions: { most: 54.5 },
  interceptions: { most: 5.5 },
  rushing_yards: { most: 299.5 },
  rushing_attempts: { most: 44.5 },
  receptions: { most: 19.5 },
  receiving_yards: { most: 299.5 },
  touchdowns: { most: 0.5, isYesNo: true },
} as const satisfies Record<string, LeagueProp>;

export const BASKETBALL_PROPS = {
  points: { most: 79.5 },
  rebounds: { most: 34.5 },
  assists: { most: 29.5 },
  threes: { most: 14.5 },
  steals: { most: 9.5 },
  blocks: { most: 11.5 },
  points_rebounds: { most: 99.5, of: ['points', 'rebounds'] },
  points_assists: { most: 99.5, of: ['points', 'assists'] },
  rebounds_assists: { most: 49.5, of: ['rebounds', 'assists'] },
  points_rebounds_assists: { most: 109.5, of: ['points', 'rebounds', 'assists'] },
  double_double: { most: 0.5, isYesNo: true },
} as const satisfies Record<string, LeagueProp>;

export const HOCKEY_PROPS = {
  shots: { most: 14.5 },
  goals: { most: 4.5 },
  assists: { most: 29.5 },
  points: { most: 79.5 },
  saves: { most: 69.5 },
} as const satisfies Record<string, LeagueProp>;

export const LEAGUE_PROPS = { ...FOOTBALL_PROPS, ...BASKETBALL_PROPS, ...HOCKEY_PROPS };
export type LeagueKind = keyof typeof LEAGUE_PROPS;
export type LeagueStats = Readonly<Record<string, number>>;

export const kindsIn = (props: Readonly<Partial<Record<LeagueKind, LeagueProp>>>): readonly LeagueKind[] =>
  Object.keys(props) as LeagueKind[];

/** The highest line of each kind. */
export const mostOf = (props: Readonly<Partial<Record<LeagueKind, LeagueProp>>>): Partial<Record<LeagueKind, number>> =>
  Object.fromEntries(Object.entries(props).map(([kind, { most }]) => [kind, most]));

/** "Passing yards", "Points + rebounds". */
export function leaguePropName(kind: LeagueKind): string {
  const { of }: LeagueProp = LEAGUE_PROPS[kind];
  const text = of ? of.join(' + ') : kind.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The numbers that a kind adds up over games; null of one that is no sum. */
export const addendsOf = (kind: LeagueKind): readonly string[] | null => {
  const { of = [kind] }: LeagueProp = LEAGUE_PROPS[kind];
  return kind === 'double_double' ? null : of;
};

const DOUBLE = 10;
const DOUBLE_OF = ['points', 'rebounds', 'assists', 'steals', 'blocks'] as const;

/** What a player came to in a kind; a number that he has none of is 0. A double-double is 1, and what is not one is 0. */
export function countOf(kind: LeagueKind, stats: LeagueStats): number {
  if (kind === 'double_double') return Number(DOUBLE_OF.filter((stat) => (stats[stat] ?? 0) >= DOUBLE).length >= 2);
  const { of = [kind] }: LeagueProp = LEAGUE_PROPS[kind];
  return of.reduce((sum, stat) => sum + (stats[stat] ?? 0), 0);
}
