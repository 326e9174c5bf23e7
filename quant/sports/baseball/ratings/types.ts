/** A pitcher's line in one game. What a source does not tell is null; the model then learns less from it. */
export interface RatedPitcher {
  playerId: string;
  isStarter: boolean;
  outs: number;
  battersFaced: number | null;
  strikeouts: number;
  /** Intentional walks left out where the source tells them apart. */
  walks: number;
  hitByPitch: number | null;
  homeRuns: number;
  runs: number;
  pitches: number | null;
}

/** A batter's line in one game. */
export interface RatedBatter {
  playerId: string;
  atBats: number;
  hits: number;
  doubles: number;
  triples: number;
  homeRuns: number;
  walks: number;
  hitByPitch: number | null;
  strikeouts: number;
}

/** What one side did in a finished game: its batting, and its own pitchers. */
export interface RatedSide {
  teamId: string;
  runs: number;
  /** Runs by inning; the home side's is one shorter when it did not bat in the last. */
  runsByInning: readonly number[];
  /** Outs this side made at bat, 27 in nine full innings. */
  battingOuts: number;
  atBats: number;
  hits: number;
  doubles: number;
  triples: number;
  homeRuns: number;
  /** Intentional walks left out where the source tells them apart. */
  walks: number;
  hitByPitch: number | null;
  strikeouts: number;
  starterId: string | null;
  /** The nine who started, in batting order. */
  lineUp: readonly string[] | null;
  pitchers: readonly RatedPitcher[] | null;
  batters: readonly RatedBatter[] | null;
}

/** A game's closing prices without margin. */
export interface ClosingView {
  /** Probability that the home side wins, 0..1. */
  pHome: number | null;
  /** The books' number for the total of runs. */
  total: number | null;
}

/** A finished game, as the ratings take it in. */
export interface RatedGame {
  gameId: string;
  /** Eastern day, `YYYY-MM-DD`, on which the result became known: a suspended game counts on the day it ended. */
  playedOn: string;
  season: number;
  /** 0 for a single game, else 1 or 2. */
  gameNumber: number;
  parkId: string;
  scheduledInnings: number;
  away: RatedSide;
  home: RatedSide;
  /** From the last prices before the start; absent where they were not recorded. */
  closing?: ClosingView | null;
}

/** One side of a game to come; what has not been announced is null. */
export interface FixtureSide {
  teamId: string;
  starterId: string | null;
  lineUp: readonly string[] | null;
}

/** A game to come. */
export interface Fixture {
  gameId: string;
  playedOn: string;
  season: number;
  gameNumber: number;
  parkId: string;
  scheduledInnings: number;
  away: FixtureSide;
  home: FixtureSide;
}

export type Factor = 'home' | 'starters' | 'bullpens' | 'fielding' | 'offence' | 'lineUps' | 'park';

/** What one factor adds. The deltas of all factors add up from 0.5 to `pHome`, and from the league's total to `total`. */
export interface Driver {
  factor: Factor;
  /** Signed change of the home side's win probability. */
  pHomeDelta: number;
  /** Signed change of the expected total of runs. */
  totalDelta: number;
  /** Change of each side's own expected runs, runs per nine innings. */
  awayRunsDelta: number;
  homeRunsDelta: number;
}

/** What stood behind a forecast. */
export interface ForecastQuality {
  awayStarterKnown: boolean;
  homeStarterKnown: boolean;
  lineUpsKnown: boolean;
  /** Games of this season that each club has behind it. */
  awayGames: number;
  homeGames: number;
  /** Share of the model's usual evidence that is there, 0..1: starters, lineups, games played. */
  evidence: number;
}

export interface Forecast {
  gameId: string;
  /** Expected runs per nine full innings. */
  awayRuns: number;
  homeRuns: number;
  total: number;
  /** Calibrated probability that the home side wins, 0..1. */
  pHome: number;
  /** Standard deviation of `pHome` from what the ratings do not know. */
  pHomeSd: number;
  /** The league's expected total on a neutral day, from which the drivers start. */
  leagueTotal: number;
  drivers: Driver[];
  quality: ForecastQuality;
}

export type RatingKind = 'offence' | 'bullpen' | 'fielding' | 'starter' | 'batter' | 'park';

/** One current rating on the log-run scale: positive means more runs for whoever bats. */
export interface RatingRow {
  kind: RatingKind;
  id: string;
  mean: number;
  sd: number;
  /** Games it has been learned from. */
  games: number;
}
