import type { FootballParameters } from './types.ts';

/** Names the numbers below and how opinions are formed from them; a stored forecast carries it. */
export const FOOTBALL_MODEL_VERSION = 'cfl-2026-11';

/**
 * Written on 2026-11-21 by `npm run football:backtest -- --dir FOLDER --fit 2025` from the 86 games of 2025, regular season and playoffs.
 * `carryOver`, `home`, `rest` and `level` were set beforehand from general knowledge of the league and are not fitted: docs/model.md, football.
 */
export const FITTED_FOOTBALL: FootballParameters = {
  margin: { noise: 13, teamSpread: 3.033, weeklyDrift: 0.423, carryOver: 0.5 },
  total: { noise: 13, teamSpread: 3, weeklyDrift: 0.4, carryOver: 0.4 },
  home: { mean: 2, spread: 1, seasonDrift: 0.3 },
  rest: { mean: 0.5, spread: 0.5, seasonDrift: 0.1 },
  level: { mean: 50, spread: 4, seasonDrift: 3 },
};
