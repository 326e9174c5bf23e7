import type { PartFits } from '../leagues/market/part-forms.ts';

/**
 * What is scored in parts of a game and by each side, from what is expected of both sides in the whole of it. Measured on games of this engine by
 * `npm run football:league -- --fit`.
 */
export const PART_FITS: PartFits = {
  half1: {
    marginBase: -0.1,
    marginSlope: 0.616,
    totalBase: -0.182,
    totalSlope: 0.5,
    residual: { margin: 10.672, total: 8.883 },
    marginWeights: [1.37, 0.86, 0.69, 1.2, 1.17, 0.73, 1.01, 1.29, 0.75, 0.86, 1.3, 1.11, 0.73, 1.13, 1.23, 0.69, 0.88, 1.33, 1.05, 0.65],
    totalWeights: [
      0, 0, 0, 0.42, 0.41, 0.14, 1.16, 0.78, 0.3, 1.23, 1.17, 0.67, 0.82, 1.55, 0.93, 0.75, 1.53, 1.22, 0.69, 1.18, 1.42, 0.81, 0.86, 1.42,
      1.06, 0.71, 1.17, 1.25, 0.77, 0.82, 1.16, 0.98, 0.67, 1.06, 1.13, 0.65, 0.79, 1.17, 0.93, 0.61, 1.05, 1.24, 0.73, 0.91, 1.46, 1.26,
      0.84, 1.19,
    ],
  },
  quarter1: {
    marginBase: -0.029,
    marginSlope: 0.267,
    totalBase: -0.982,
    totalSlope: 0.232,
    residual: { margin: 7.269, total: 5.938 },
    marginWeights: [2.16, 0.61, 0.31, 1.63, 1.17, 0.26, 1.0, 2.08, 0.42, 0.47, 1.85, 0.96, 0.24, 1.04, 1.99, 0.39, 0.57, 1.81, 0.67, 0.26],
    totalWeights: [
      2.04, 0.59, 0.09, 3.0, 0.7, 0.09, 1.97, 1.55, 0.43, 0.74, 2.18, 0.48, 0.3, 1.49, 1.2, 0.37, 0.72, 1.96, 0.38, 0.26, 1.26, 1.67, 0.48,
      0.79, 2.02, 0.48, 0.3, 2.09, 2.94, 0.99, 2.04, 5.24,
    ],
  },
  team: {
    marginBase: 0.002,
    marginSlope: 1,
    totalBase: 0.002,
    totalSlope: 1,
    residual: { margin: 9.158, total: 9.158 },
    marginWeights: [],
    totalWeights: [
      0.41, 0.23, 0.03, 1.1, 0.47, 0.2, 1.54, 1.15, 0.36, 1.2, 1.55, 0.67, 0.76, 1.67, 0.97, 0.65, 1.36, 1.33, 0.65, 1.0, 1.45, 0.82, 0.79,
      1.33, 1.09, 0.76, 1.12, 1.25, 0.79, 0.85, 1.19, 1.0, 0.73, 1.07, 1.1, 0.77, 0.8, 1.17, 0.91, 0.74, 1.03, 1.17, 0.73, 0.95, 1.3, 1.0,
      0.88, 1.09, 1.2, 0.87, 1.13, 1.58,
    ],
  },
};
