import { NFL_CALIBRATION, NFL_LINKS, NFL_PLAYERS } from '@clearedge/quant/sports/nfl/players';
import { numbersOf } from '../player-lines.ts';
import type { LeaguePlayers, PlayedLine } from '../sport-module.ts';

const COUNTS = [
  'completions',
  'passing_yards',
  'passing_touchdowns',
  'interceptions',
  'rushing_yards',
  'rushing_touchdowns',
  'targets',
  'receptions',
  'receiving_yards',
  'receiving_touchdowns',
] as const;

function lineOf({ playerId, stats }: PlayedLine) {
  const { passing_attempts: attempts = 0, rushing_attempts: carries = 0, targets = 0 } = stats;
  return { playerId, stats: { attempts, carries, touches: carries + targets, ...numbersOf(stats, COUNTS) } };
}
type Line = ReturnType<typeof lineOf>;

const passes = ({ stats }: Line): boolean => stats.attempts > stats.touches;

/** Everyone who had the ball; of those who passed, who passed most. */
export const players: LeaguePlayers = {
  terms: NFL_PLAYERS,
  calibration: NFL_CALIBRATION,
  links: NFL_LINKS,
  linesOf: (side) => {
    const lines = side.map(lineOf).filter(({ stats }) => stats.attempts + stats.touches > 0);
    const most = Math.max(0, ...lines.filter(passes).map(({ stats }) => stats.attempts));
    return lines.filter((line) => !passes(line) || line.stats.attempts === most);
  },
};
