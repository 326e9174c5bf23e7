/** A game that can be forecast. */
export interface FootballFixture {
  season: number;
  startsAt: Date;
  away: string;
  home: string;
  isNeutral: boolean;
}

/** A finished game, overtime in the score. */
export interface FootballResult extends FootballFixture {
  awayScore: number;
  homeScore: number;
}

/** How one of the two chains (margins, totals) starts, drifts and is carried over; points. */
export interface ChainParameters {
  /** Standard deviation of one game about what is expected of it. */
  noise: number;
  /** Standard deviation of the clubs before anything is known of a season. */
  teamSpread: number;
  /** Standard deviation that a club gains in a week. */
  weeklyDrift: number;
  /** Share of a club's rating that it keeps into the next season, 0..1. */
  carryOver: number;
}

/** A term that all games share: where it starts, how sure that is, and what a new season adds. Points. */
export interface SharedTerm {
  mean: number;
  spread: number;
  seasonDrift: number;
}

export interface FootballParameters {
  margin: ChainParameters;
  total: ChainParameters;
  /** Worth of playing at home. */
  home: SharedTerm;
  /** Worth of a week off over an ordinary week; a short week is taken to cost as much. */
  rest: SharedTerm;
  /** Points of both sides in a game between average clubs. */
  level: SharedTerm;
}
