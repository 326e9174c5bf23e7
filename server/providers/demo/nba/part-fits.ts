import type { PartFits } from '../leagues/market/part-forms.ts';

/**
 * What is scored in parts of a game and by each side, from what is expected of both sides in the whole of it. Measured on games of this engine by
 * `npm run league:report -- --sport nba --fit --parts`.
 */
export const PART_FITS: PartFits = {
  half1: {
    marginBase: 0.12,
    marginSlope: 0.545,
    totalBase: -3.909,
    totalSlope: 0.52,
    residual: { margin: 10.085, total: 12.445 },
    marginWeights: [],
    totalWeights: [],
  },
  quarter1: {
    marginBase: 0.106,
    marginSlope: 0.285,
    totalBase: -0.788,
    totalSlope: 0.254,
    residual: { margin: 7.516, total: 8.726 },
    marginWeights: [],
    totalWeights: [],
  },
  team: {
    marginBase: -0.958,
    marginSlope: 1.011,
    totalBase: -1.077,
    totalSlope: 1.011,
    residual: { margin: 11.511, total: 11.511 },
    marginWeights: [],
    totalWeights: [],
  },
};
