import { easternDay } from '@clearedge/quant/calendar';
import type { FinishedGame } from '../../../../ports/index.ts';
import { findPark } from '../../parks.ts';
import { type ReplayGame, statusOf } from '../calendar/replay-game.ts';
import type { ReplayWorld } from '../replay-world.ts';
import { boxScore } from './box-score.ts';

/** A game that was over by an instant, whole; null before that. */
export async function finishedGame(world: ReplayWorld, replay: ReplayGame, asOf: Date): Promise<FinishedGame | null> {
  if (statusOf(replay, asOf) !== 'final') return null;
  const box = await boxScore(world, replay, asOf);
  if (box === null) return null;
  const { game } = replay;
  return {
    gameId: replay.gameId,
    playedOn: easternDay(replay.endsAt),
    seasonYear: world.calendar.yearOf(replay.run),
    gameNumber: game.number === 2 ? 2 : 1,
    scheduledInnings: game.scheduledInnings,
    venue: findPark(game.site).name,
    awayCode: game.away,
    homeCode: game.home,
    lineScore: { away: [...game.lineScore.away], home: [...game.lineScore.home] },
    boxScore: box,
  };
}
