import { NHL_CALIBRATION, NHL_LINKS, NHL_PLAYERS } from '@clearedge/quant/sports/nhl/players';
import { numbersOf } from '../player-lines.ts';
import type { LeaguePlayers } from '../sport-module.ts';

const SKATER = ['shots', 'goals', 'assists'] as const;
const GOALIE = ['shots_faced', 'saves'] as const;
/** Who was in goal for less came in for the starter. */
const STARTER_SECONDS = 1800;

/** Skaters by their time on the ice, and the goalie who started by the shots he faced. */
export const players: LeaguePlayers = {
  terms: NHL_PLAYERS,
  calibration: NHL_CALIBRATION,
  links: NHL_LINKS,
  linesOf: (side) =>
    side.flatMap(({ playerId, stats }) => {
      const { skating_seconds: skated = 0, goalie_seconds: inGoal = 0 } = stats;
      if (inGoal > STARTER_SECONDS) return { playerId, stats: numbersOf(stats, GOALIE) };
      return skated > 0 ? { playerId, stats: { minutes: skated / 60, ...numbersOf(stats, SKATER) } } : [];
    }),
};
