import type { LeagueParameters } from '../league/types.ts';

/**
 * Written on 2026-11-27 by `npm run fit -- --sport nba --dir FOLDER` from the seasons 2012 to 2022; those from 2010 on only teach before that.
 * Set by hand: days of rest, where shared terms start and how sure that is, and how closing prices are read.
 */
export const NBA_FITTED: LeagueParameters = {
  version: 'nba-2026-11',
  rest: { short: 1, long: 4 },
  close: { marginSd: 12.7, totalSd: 18, totalLead: 0.35, hasSpread: true },
  margin: {
    noise: 12.59,
    closeNoise: 1.751,
    teamSpread: 2.839,
    weeklyDrift: 0.8266,
    carryOver: 0.5992,
    shared: [
      { name: 'home', mean: 2.5, spread: 1, seasonDrift: 0.3953 },
      { name: 'rest', mean: 1.5, spread: 0.5, seasonDrift: 0 },
      { name: 'playoff', mean: 0, spread: 1, seasonDrift: 0 },
    ],
  },
  total: {
    noise: 17.9,
    closeNoise: 3.137,
    teamSpread: 4.247,
    weeklyDrift: 1.948,
    carryOver: 0.4875,
    shared: [
      { name: 'level', mean: 227, spread: 20, seasonDrift: 5.112 },
      { name: 'playoff', mean: -4, spread: 3, seasonDrift: 0 },
      { name: 'tired', mean: 0, spread: 1, seasonDrift: 0 },
    ],
  },
};
