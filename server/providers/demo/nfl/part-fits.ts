import type { PartFits } from '../leagues/market/part-forms.ts';

/**
 * What is scored in parts of a game and by each side, from what is expected of both sides in the whole of it. Measured on games of this engine by
 * `npm run league:report -- --sport nfl --fit --parts`.
 */
export const PART_FITS: PartFits = {
  half1: {
    marginBase: -0.104,
    marginSlope: 0.556,
    totalBase: -0.118,
    totalSlope: 0.521,
    residual: { margin: 10.012, total: 8.642 },
    marginWeights: [1.87, 0.77, 0.39, 1.48, 1.31, 0.37, 0.94, 1.76, 0.67, 0.5, 1.65, 1.14, 0.39, 1.02, 1.62, 0.49, 0.54, 1.71, 1.11, 0.39],
    totalWeights: [
      0.78, 0, 0, 2.22, 0, 0.11, 2.26, 0.89, 0.13, 1.55, 1.96, 0.12, 0.86, 2.08, 0.7, 0.41, 1.62, 1.73, 0.23, 0.93, 1.91, 0.64, 0.43, 1.39,
      1.41, 0.26, 0.89, 1.72, 0.72, 0.47, 1.33, 1.22, 0.41, 0.75, 1.48, 0.77, 0.52, 1.22, 1.42, 0.47, 0.72, 1.56, 1.15, 0.54,
    ],
  },
  quarter1: {
    marginBase: -0.022,
    marginSlope: 0.243,
    totalBase: -0.33,
    totalSlope: 0.225,
    residual: { margin: 6.685, total: 5.646 },
    marginWeights: [3.14, 0.3, 0.09, 1.68, 1.18, 0.11, 0.67, 3.03, 0.21, 0.23, 1.82, 0.68, 0.09, 0.67, 3.68, 0.35, 0.22, 1.26, 0.3, 0.09],
    totalWeights: [
      4.16, 0, 0.1, 3.5, 0, 0.07, 1.45, 2.47, 0.09, 0.46, 2.44, 0.09, 0.14, 1.05, 2.32, 0.18, 0.46, 1.99, 0.17, 0.15, 1.01, 3.4, 0.45, 0.57,
      1.94, 0.43, 0.21, 1.58, 5.96, 1.57,
    ],
  },
  team: {
    marginBase: 0.099,
    marginSlope: 1.006,
    totalBase: 0.099,
    totalSlope: 1.006,
    residual: { margin: 8.993, total: 8.993 },
    marginWeights: [],
    totalWeights: [
      2.5, 0, 0.08, 2.92, 0, 0.11, 1.93, 1.51, 0.07, 1.1, 2.46, 0.09, 0.58, 2.11, 1.12, 0.31, 1.27, 1.87, 0.23, 0.73, 1.74, 0.9, 0.44, 1.3,
      1.56, 0.29, 0.86, 1.59, 0.79, 0.49, 1.14, 1.35, 0.31, 0.74, 1.51, 0.84, 0.5, 1.25, 1.38, 0.42, 0.81, 1.78, 1.13, 0.55, 1.45, 1.72,
      0.66, 0.87,
    ],
  },
};
