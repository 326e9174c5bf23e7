import type { LeagueParameters } from '../league/types.ts';

/**
 * Written on 2026-11-27 by `npm run fit -- --sport nhl --dir FOLDER` from the seasons 2014 to 2022; those from 2012 on only teach before that.
 * Set by hand: days of rest, where shared terms start and how sure that is, and how closing prices are read.
 */
export const NHL_FITTED: LeagueParameters = {
  version: 'nhl-2026-11',
  rest: { short: 1, long: 4 },
  overtimeMargin: 0.3,
  close: { marginSd: 2.5, totalSd: 2.35, totalLead: 0.19, hasSpread: false },
  margin: {
    noise: 2.41,
    closeNoise: 0.1167,
    teamSpread: 0.4672,
    weeklyDrift: 0.05757,
    carryOver: 0.6659,
    shared: [
      { name: 'home', mean: 0.25, spread: 0.1, seasonDrift: 0.05799 },
      { name: 'rest', mean: 0.1, spread: 0.1, seasonDrift: 0 },
    ],
  },
  total: {
    noise: 2.244,
    closeNoise: 0.1375,
    teamSpread: 0.271,
    weeklyDrift: 0.04229,
    carryOver: 0.5191,
    shared: [
      { name: 'level', mean: 6.2, spread: 0.6, seasonDrift: 0.1614 },
      { name: 'playoff', mean: -0.2, spread: 0.2, seasonDrift: 0 },
    ],
  },
};
