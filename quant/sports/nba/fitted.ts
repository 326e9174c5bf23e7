import type { LeagueParameters } from '../league/types.ts';

export const NBA_FITTED: LeagueParameters = {
  version: 'nba-2026-11',
  rest: { short: 1, long: 4 },
  close: { marginSd: 12.7, totalSd: 18, totalLead: 0.35, hasSpread: true },
  margin: {
    noise: 12,
    closeNoise: 2.5,
    teamSpread: 5,
    weeklyDrift: 0.6,
    carryOver: 0.75,
    shared: [
      { name: 'home', mean: 3, spread: 1, seasonDrift: 0.4 },
      { name: 'rest', mean: 1.5, spread: 0.5, seasonDrift: 0 },
      { name: 'playoff', mean: 0, spread: 1, seasonDrift: 0 },
    ],
  },
  total: {
    noise: 17.5,
    closeNoise: 4,
    teamSpread: 5,
    weeklyDrift: 0.8,
    carryOver: 0.6,
    shared: [
      { name: 'level', mean: 197, spread: 5, seasonDrift: 4 },
      { name: 'playoff', mean: -4, spread: 3, seasonDrift: 0 },
      { name: 'tired', mean: 0, spread: 1, seasonDrift: 0 },
    ],
  },
};
