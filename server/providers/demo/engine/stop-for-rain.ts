import type { GameState } from './game-state.ts';
import { RAIN_DELAY } from './tape/play-columns.ts';
import { noteRow } from './tape/record-play.ts';

const ARM_COOLS_SECONDS = 40 * 60;

// Official after five innings, or four and a half with the home side ahead; a score that the visitors tied or turned in an unfinished inning is left alone.
function canBeCalled(game: GameState): boolean {
  const [away, home] = game.runs;
  if (away === home) return false;
  if (game.inning < 5 || (game.inning === 5 && !(game.bottom === 1 && home > away))) return false;
  if (game.inning >= 9) return false;
  const [awayBefore, homeBefore] = game.fullInningRuns;
  const isSameLeader = Math.sign(away - home) === Math.sign(awayBefore - homeBefore);
  return isSameLeader && (game.bottom === 0 || home > away);
}

/** Stops the game when its rain comes; true when it was called for good. */
export function stopForRain(game: GameState): boolean {
  const { stoppage } = game.plan;
  if (stoppage === null || game.hasStopped || game.outsPlayed < stoppage.fromOut) return false;
  if (stoppage.kind === 'called' && !canBeCalled(game)) return false;
  const seconds = stoppage.kind === 'suspended' ? stoppage.resumesAtSecond - game.clock : stoppage.seconds;
  if (seconds <= 0) return false;
  game.hasStopped = true;
  noteRow(game, RAIN_DELAY, game.sides[game.bottom].order[game.sides[game.bottom].due]!, 0);
  game.clock += seconds;
  game.isCalled = stoppage.kind === 'called';
  if (seconds >= ARM_COOLS_SECONDS) for (const mound of game.mounds) mound.limit = Math.min(mound.limit, mound.pitches);
  return game.isCalled;
}
