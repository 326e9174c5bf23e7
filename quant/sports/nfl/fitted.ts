import type { LeagueParameters } from '../league/types.ts';

export const NFL_FITTED: LeagueParameters = {
  version: 'nfl-2026-11',
  rest: { short: 5, long: 11 },
  close: { marginSd: 13.2, totalSd: 13.3, totalLead: 0.36, hasSpread: true },
  margin: {
    noise: 13.2,
    closeNoise: 4,
    teamSpread: 6,
    weeklyDrift: 0.9,
    carryOver: 0.6,
    shared: [
      { name: 'home', mean: 2.5, spread: 1, seasonDrift: 0.4 },
      { name: 'rest', mean: 0.5, spread: 0.5, seasonDrift: 0 },
    ],
  },
  total: {
    noise: 13.5,
    closeNoise: 4,
    teamSpread: 3.5,
    weeklyDrift: 0.4,
    carryOver: 0.5,
    shared: [
      { name: 'level', mean: 41, spread: 3, seasonDrift: 1 },
      { name: 'indoors', mean: 2, spread: 2, seasonDrift: 0 },
      { name: 'wind', mean: -2, spread: 2, seasonDrift: 0 },
      { name: 'playoff', mean: 0, spread: 1, seasonDrift: 0 },
    ],
  },
};
