/** How one kind of state starts, drifts within a season and is carried into the next. All on the log-run scale. */
export interface StateParameters {
  firstMean: number;
  firstVariance: number;
  /** Between seasons the mean keeps this share of its distance from `seasonCentre`. */
  seasonShrink: number;
  seasonCentre: number;
  seasonVariance: number;
  gameVariance: number;
}

/** How a component of the batting line is measured, and whom it speaks of. */
interface ComponentParameters {
  /** Observation variance of a usual game's component. */
  noise: number;
  starterShare: number;
  bullpenShare: number;
  fieldingShare: number;
  parkShare: number;
  offenceShare: number;
}

/** Every number of the model; the fit writes them. */
export interface RatingParameters {
  /** Levels of the league: innings 1-5, innings 6-9 and the three components. */
  league: StateParameters;
  home: StateParameters;
  offence: StateParameters;
  bullpen: StateParameters;
  fielding: StateParameters;
  starter: StateParameters;
  batter: StateParameters;
  park: StateParameters;
  /** Innings 1-5: negative binomial dispersion, and what the fielders behind the starter count for. */
  early: { dispersion: number; bullpenShare: number };
  /** Innings 6-9: dispersion, and what the starter still counts for. */
  late: { dispersion: number; starterShare: number };
  /** Strikeouts and walks: log runs per event and plate appearance. */
  control: ComponentParameters & { strikeout: number; walk: number };
  /** Home runs, likewise. */
  power: ComponentParameters & { homeRun: number };
  /** Hits on balls in play, per ball in play. */
  inPlay: ComponentParameters & { hit: number };
  /** From lines of single players, where a source has them; set from what starts look like, not fitted. */
  lines: {
    /** Outs a starter is expected to get, their spread between starters and from start to start. */
    depthMean: number;
    depthVariance: number;
    depthNoise: number;
  };
  /** Variance of what closing prices say of ln(home runs / away runs) and of the log of the total, and how far totals stretch the ratings. */
  closing: { edgeNoise: number; totalNoise: number; totalScale: number };
  /** logit p(home) = intercept + slope * ln(home runs / away runs). */
  link: { intercept: number; slope: number };
}
