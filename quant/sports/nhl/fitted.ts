import type { LeagueParameters } from '../league/types.ts';

export const NHL_FITTED: LeagueParameters = {
  version: 'nhl-2026-11',
  rest: { short: 1, long: 4 },
  overtimeMargin: 0.3,
  close: { marginSd: 2.5, totalSd: 2.35, totalLead: 0.19, hasSpread: false },
  margin: {
    noise: 2.35,
    closeNoise: 0.5,
    teamSpread: 0.5,
    weeklyDrift: 0.05,
    carryOver: 0.7,
    shared: [
      { name: 'home', mean: 0.25, spread: 0.1, seasonDrift: 0.03 },
      { name: 'rest', mean: 0.1, spread: 0.1, seasonDrift: 0 },
    ],
  },
  total: {
    noise: 2.3,
    closeNoise: 0.5,
    teamSpread: 0.3,
    weeklyDrift: 0.04,
    carryOver: 0.6,
    shared: [
      { name: 'level', mean: 5.5, spread: 0.3, seasonDrift: 0.15 },
      { name: 'playoff', mean: -0.2, spread: 0.2, seasonDrift: 0 },
    ],
  },
};
