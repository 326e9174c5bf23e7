import type { PartFits } from '../leagues/market/part-forms.ts';

/**
 * What is scored in parts of a game and by each side, from what is expected of both sides in the whole of it. Measured on games of this engine by
 * `npm run league:report -- --sport nhl --fit --parts`.
 */
export const PART_FITS: PartFits = {
  period1: {
    marginBase: 0.006,
    marginSlope: 0.264,
    totalBase: -0.2,
    totalSlope: 0.306,
    residual: { margin: 1.281, total: 1.286 },
    marginWeights: [1.1, 0.97, 0.89, 1.03, 1.59],
    totalWeights: [1.37, 1.17, 0.9, 0.83, 0.95, 1.62],
  },
  regulation: {
    marginBase: 0.02,
    marginSlope: 0.973,
    totalBase: -0.355,
    totalSlope: 1.021,
    residual: { margin: 2.567, total: 2.278 },
    marginWeights: [1.475, 0.69, 0.836, 0.964, 1.898, 0.774, 0.577, 0.518, 0.477, 0.221, 0.206],
    totalWeights: [0.594, 0.488, 1.18, 0.875, 1.373, 0.839, 1.234, 0.729, 1.099, 0.727, 1.119, 0.844],
  },
  team: {
    marginBase: -0.017,
    marginSlope: 1.005,
    totalBase: -0.017,
    totalSlope: 1.005,
    residual: { margin: 1.716, total: 1.716 },
    marginWeights: [],
    totalWeights: [1.03, 1.3, 1.13, 0.93, 0.86, 0.94, 1.07, 1.2, 1.47, 1.97],
  },
};
