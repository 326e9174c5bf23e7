import { NBA_CALIBRATION, NBA_LINKS, NBA_PLAYERS } from '@clearedge/quant/sports/nba/players';
import { numbersOf } from '../player-lines.ts';
import type { LeaguePlayers } from '../sport-module.ts';

const COUNTS = ['points', 'rebounds', 'assists', 'threes', 'steals', 'blocks'] as const;

/** Everyone who was on the floor, by his minutes. */
export const players: LeaguePlayers = {
  terms: NBA_PLAYERS,
  calibration: NBA_CALIBRATION,
  links: NBA_LINKS,
  linesOf: (side) =>
    side.flatMap(({ playerId, stats }) => {
      const minutes = (stats.seconds ?? 0) / 60;
      return minutes > 0 ? { playerId, stats: { minutes, ...numbersOf(stats, COUNTS) } } : [];
    }),
};
