/**
 * Multipliers of absolute margins from 0 to 21. Written on 2026-11-21 by `npm run football:backtest -- --dir FOLDER --fit 2025` from the 86
 * games of 2025; the first, of ties, is mostly what was believed beforehand (see `fitKeyNumbers`).
 */
export const FITTED_KEYS: readonly number[] = [
  0.122, 1.069, 1.004, 1.073, 0.975, 0.979, 0.949, 0.92, 1.062, 0.965, 1.006, 0.979, 0.951, 1.1, 1.037, 0.937, 0.908, 1.097, 1.179, 0.965,
  1.084, 1.091,
];
