/** A game that can be forecast. */
export interface LeagueFixture {
  /** The year in which its season starts. */
  season: number;
  startsAt: Date;
  away: string;
  home: string;
  isNeutral: boolean;
  isPlayoff: boolean;
  /** Under a roof that is shut; left out where the sport or the source does not say. */
  isIndoors?: boolean;
  /** Miles an hour, outdoors. */
  wind?: number;
  /** Who starts in the place that matters most (a quarterback, a goalie); left out where that is not known. */
  starters?: { away: string; home: string };
}

/** By margin (home minus away) and by total. */
export type MarginAndTotal = Record<'margin' | 'total', number>;

/** What the closing prices of a game expected, in points of home less away and of both together; null where they were not recorded. */
export interface CloseCenters {
  margin: number | null;
  total: number | null;
}

/** A finished game, overtime in the score. */
export interface LeagueResult extends LeagueFixture {
  awayScore: number;
  homeScore: number;
  isOvertime: boolean;
  close?: CloseCenters;
}

/** What all games share besides the clubs: home edge, rest, the level of scoring and what moves it. */
export type SharedName = 'home' | 'rest' | 'level' | 'playoff' | 'indoors' | 'wind' | 'tired' | 'backup';

/** A shared term: where it starts, how sure that is, and what a new season adds to that. Points. */
interface SharedTerm {
  name: SharedName;
  mean: number;
  spread: number;
  seasonDrift: number;
}

/** How one of the two chains (margins, totals) starts, drifts and is carried over; points. */
export interface ChainParameters {
  /** Standard deviation of one game about what is expected of it. */
  noise: number;
  /** Standard deviation of what a closing price says about what the clubs' strengths say; absent where closes teach nothing. */
  closeNoise?: number;
  /** Standard deviation of the clubs before anything is known of a season. */
  teamSpread: number;
  /** Standard deviation that a club gains in a week. */
  weeklyDrift: number;
  /** Share of a club's rating that it keeps into the next season, 0..1. */
  carryOver: number;
  /** From this distance on a result counts for less and less; absent where every point counts the same. */
  squeeze?: number;
  /** How far the expectation is stretched about nought, for what squeezing takes away. */
  stretch?: number;
  shared: readonly SharedTerm[];
}

export interface LeagueParameters {
  /** Names the numbers; a stored forecast carries it. */
  version: string;
  margin: ChainParameters;
  total: ChainParameters;
  /** A club that played so many days ago or fewer is short of rest, one that did not for so many or more is rested. */
  rest: { short: number; long: number };
  /** How closing prices are read as centers: standard deviations of margin and total, and what results have beyond the number of a total. */
  close: { marginSd: number; totalSd: number; totalLead: number; hasSpread: boolean };
  /** Margin that a win after regulation counts as, where that says less than its score. */
  overtimeMargin?: number;
}
