import type { PlayerTerms } from '../../league/players/index.ts';

/** How players' numbers come about; fitted on 2026-11-28 in 4 rounds of `tools/backtest/players/fit-players.ts`, the steps of points set by hand (`docs/model.md`). */
export const NBA_PLAYERS: PlayerTerms = {
  version: 'nba-players-2026-11',
  points: 111,
  winter: 0.5,
  opponent: { halfLife: 25, weight: 15 },
  tries: {
    minutes: {
      halfLife: 2.731,
      mean: 18.88,
      weight: 0.1481,
      margin: -0.002,
      blowout: -0.002,
      total: -0.15,
      opponent: 0.45,
      spread: { family: 'time', base: 21.3, share: 0.48, below: 1.091 },
    },
  },
  rates: {
    points: { per: 'minutes', halfLife: 20, mean: 0.44, weight: 44.44, points: 0.3, opponent: 0.95, steps: [0.3, 0.485, 0.215] },
    rebounds: { per: 'minutes', halfLife: 29.64, mean: 0.18, weight: 44.44, points: 0.7, opponent: 0.95 },
    assists: { per: 'minutes', halfLife: 26, mean: 0.1, weight: 44.44, points: 0.2, opponent: 0.95 },
    threes: { per: 'minutes', halfLife: 38.54, mean: 0.045, weight: 44.44, points: 0.5, opponent: 0.95 },
    steals: { per: 'minutes', halfLife: 43.94, mean: 0.032, weight: 183.7, points: 0.4, opponent: 0.95 },
    blocks: { per: 'minutes', halfLife: 43.94, mean: 0.02, weight: 66.67, points: 1.1, opponent: 0.95 },
  },
  kinds: {
    points: { family: 'count', of: ['points'], spread: { base: 1.248, share: 0.0001 }, listed: { tries: 'minutes', least: 15 } },
    rebounds: { family: 'count', of: ['rebounds'], spread: { base: 1.045, share: 0.01678 }, listed: { tries: 'minutes', least: 15 } },
    assists: { family: 'count', of: ['assists'], spread: { base: 1.095, share: 0.0001 }, listed: { tries: 'minutes', least: 15 } },
    threes: { family: 'count', of: ['threes'], spread: { base: 1.095, share: 0.0001 }, listed: { tries: 'minutes', least: 15 } },
    steals: { family: 'count', of: ['steals'], spread: { base: 1, share: 0.009541 }, listed: { tries: 'minutes', least: 15 } },
    blocks: { family: 'count', of: ['blocks'], spread: { base: 1.022, share: 0.06875 }, listed: { tries: 'minutes', least: 15 } },
    points_rebounds: {
      family: 'count',
      of: ['points', 'rebounds'],
      spread: { base: 1.41, share: 0.0001 },
      listed: { tries: 'minutes', least: 15 },
    },
    points_assists: {
      family: 'count',
      of: ['points', 'assists'],
      spread: { base: 1.248, share: 0.0001 },
      listed: { tries: 'minutes', least: 15 },
    },
    rebounds_assists: {
      family: 'count',
      of: ['rebounds', 'assists'],
      spread: { base: 1.173, share: 0.002298 },
      listed: { tries: 'minutes', least: 15 },
    },
    points_rebounds_assists: {
      family: 'count',
      of: ['points', 'rebounds', 'assists'],
      spread: { base: 1.451, share: 0.0001 },
      listed: { tries: 'minutes', least: 15 },
    },
    double_double: {
      family: 'double',
      of: ['points', 'rebounds', 'assists'],
      spreads: [
        { base: 1.248, share: 0.0001 },
        { base: 1.045, share: 0.01678 },
        { base: 1.095, share: 0.0001 },
      ],
      listed: { tries: 'minutes', least: 15 },
    },
  },
};
