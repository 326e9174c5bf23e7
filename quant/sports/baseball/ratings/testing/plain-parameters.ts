import type { RatingParameters, StateParameters } from '../parameters.ts';

const state = (firstVariance: number, changes: Partial<StateParameters> = {}): StateParameters => ({
  firstMean: 0,
  firstVariance,
  seasonShrink: 0.5,
  seasonCentre: 0,
  seasonVariance: 0.001,
  gameVariance: 0.0001,
  ...changes,
});

/** Round numbers, each unlike the next: what is expected of them does not change when the model is fitted anew. */
export const PLAIN: RatingParameters = {
  league: state(0.01, { seasonShrink: 1 }),
  home: state(0.0004, { firstMean: 0.03 }),
  offence: state(0.002),
  bullpen: state(0.003),
  fielding: state(0.0015),
  starter: state(0.012, { firstMean: 0.04, seasonCentre: 0.02 }),
  batter: state(0.0005, { firstMean: -0.01 }),
  park: state(0.004),
  early: { dispersion: 2, bullpenShare: 0.05 },
  late: { dispersion: 1.5, starterShare: 0.25 },
  control: {
    noise: 0.2,
    starterShare: 0.9,
    bullpenShare: 0.2,
    fieldingShare: 0.05,
    parkShare: 0.22,
    offenceShare: 0.4,
    strikeout: 3,
    walk: 2.5,
  },
  power: { noise: 0.4, starterShare: 0.45, bullpenShare: 0.42, fieldingShare: 0.1, parkShare: 0.35, offenceShare: 1.1, homeRun: 10 },
  inPlay: { noise: 1.3, starterShare: 0.06, bullpenShare: 0.15, fieldingShare: 0.6, parkShare: 0.16, offenceShare: 0.65, hit: 13 },
  lines: { depthMean: 16, depthVariance: 6, depthNoise: 14 },
  closing: { edgeNoise: 0.02, totalNoise: 0.03, totalScale: 1.5 },
  link: { intercept: -0.03, slope: 3 },
};
