import type { PlayerTerms } from '../../league/players/index.ts';

/** How players' numbers come about; fitted on 2026-11-28 in 4 rounds of `tools/backtest/players/fit-players.ts` (`docs/model.md`). */
export const NHL_PLAYERS: PlayerTerms = {
  version: 'nhl-players-2026-11',
  points: 3.1,
  winter: 0.6,
  opponent: { halfLife: 25, weight: 20 },
  tries: {
    minutes: {
      halfLife: 3.641,
      mean: 16.5,
      weight: 0.2222,
      margin: -0.004,
      blowout: -0.004,
      total: -0.05,
      opponent: 0,
      spread: { family: 'time', base: 3.221, share: 0.4098, below: 1.091 },
    },
    shots_faced: {
      halfLife: 33.8,
      mean: 29.37,
      weight: 11.25,
      margin: -0.062,
      blowout: -0.006,
      total: 0.15,
      opponent: 1,
      spread: { family: 'count', base: 1, share: 0.03 },
    },
  },
  rates: {
    shots: { per: 'minutes', halfLife: 65.91, mean: 0.1, weight: 66.67, points: 0.4, opponent: 0.95 },
    goals: { per: 'minutes', halfLife: 65.91, mean: 0.009, weight: 150, points: 0.9, opponent: 0.275 },
    assists: { per: 'minutes', halfLife: 65.91, mean: 0.016, weight: 275.6, points: 0.8, opponent: 0.65 },
    saves: { per: 'shots_faced', halfLife: 87.88, mean: 0.905, weight: 816.5, points: 0, opponent: 0.375 },
  },
  kinds: {
    shots: { family: 'count', of: ['shots'], spread: { base: 1.084, share: 0.03613 }, listed: { tries: 'minutes', least: 12 } },
    goals: { family: 'count', of: ['goals'], spread: { base: 1.045, share: 0.0001458 }, listed: { tries: 'minutes', least: 12 } },
    assists: { family: 'count', of: ['assists'], spread: { base: 1, share: 0.0001 }, listed: { tries: 'minutes', least: 12 } },
    points: { family: 'count', of: ['goals', 'assists'], spread: { base: 1.041, share: 0.0001 }, listed: { tries: 'minutes', least: 12 } },
    saves: { family: 'share', of: 'saves', concentration: 164600, listed: { tries: 'shots_faced', least: 20 } },
  },
};
