import type { LeagueParameters } from '../league/types.ts';

/**
 * Written on 2026-11-27 by `npm run fit -- --sport nfl --dir FOLDER` from the seasons 2002 to 2022; those from 1999 on only teach before that.
 * Set by hand: days of rest, where shared terms start and how sure that is, and how closing prices are read.
 */
export const NFL_FITTED: LeagueParameters = {
  version: 'nfl-2026-11',
  rest: { short: 5, long: 11 },
  close: { marginSd: 13.2, totalSd: 13.3, totalLead: 0.36, hasSpread: true },
  margin: {
    noise: 12.59,
    closeNoise: 9.598,
    teamSpread: 4.469,
    weeklyDrift: 0.9379,
    carryOver: 0.563,
    shared: [
      { name: 'home', mean: 2, spread: 1, seasonDrift: 0.2713 },
      { name: 'rest', mean: 0.5, spread: 0.5, seasonDrift: 0 },
      { name: 'backup', mean: -4, spread: 2, seasonDrift: 0 },
    ],
  },
  total: {
    noise: 12.99,
    closeNoise: 7.429,
    teamSpread: 3.484,
    weeklyDrift: 0.8532,
    carryOver: 0.5204,
    shared: [
      { name: 'level', mean: 44, spread: 4, seasonDrift: 1.159 },
      { name: 'indoors', mean: 2, spread: 2, seasonDrift: 0 },
      { name: 'wind', mean: -3, spread: 2, seasonDrift: 0 },
      { name: 'playoff', mean: 0, spread: 1, seasonDrift: 0 },
    ],
  },
};
