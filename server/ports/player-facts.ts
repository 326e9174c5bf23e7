import { battingStats, type PlayerFacts, pitchingStats } from '@clearedge/quant/grading';
import type { BoxScore, PitcherLine } from './baseball-feed.ts';

const ABSENT: PlayerFacts = { started: false, threwFirstPitch: false, stats: {} };

/** Whether the box score credits someone with the win; until then who gets it is unknown. */
export const hasWinner = ({ away, home }: BoxScore): boolean =>
  [...away.pitchers, ...home.pitchers].some(({ decision }) => decision === 'W');

/** A pitcher's statistics by kind. */
export const pitcherStats = (line: PitcherLine, isWinKnown: boolean): PlayerFacts['stats'] =>
  pitchingStats({ ...line, isWinner: isWinKnown ? line.decision === 'W' : null });

/**
 * What props are graded on. Everyone on `rosters` is named, so that a bet on a player who did not play is void; who bats and pitches has both
 * lines. `isOver` false: no one can be credited with the win any more, as in a game that was broken off.
 */
export function playerFacts(rosters: Iterable<string>, { away, home }: BoxScore, isOver = true): Record<string, PlayerFacts> {
  const players: Record<string, PlayerFacts> = {};
  for (const playerId of rosters) players[playerId] = ABSENT;
  const add = (playerId: string, more: PlayerFacts): void => {
    const { started, threwFirstPitch, stats } = players[playerId] ?? ABSENT;
    players[playerId] = {
      started: started || more.started,
      threwFirstPitch: threwFirstPitch || more.threwFirstPitch,
      stats: { ...stats, ...more.stats },
    };
  };
  const isWinKnown = !isOver || hasWinner({ away, home });
  for (const { batters, pitchers } of [away, home]) {
    for (const line of batters) add(line.playerId, { started: line.isStarter, threwFirstPitch: false, stats: battingStats(line) });
    for (const line of pitchers)
      add(line.playerId, { started: false, threwFirstPitch: line.isStarter, stats: pitcherStats(line, isWinKnown) });
  }
  return players;
}
