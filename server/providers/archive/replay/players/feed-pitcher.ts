import type { FeedPitcher } from '../../../../ports/index.ts';
import type { ReplayGame } from '../calendar/replay-game.ts';
import type { RunSchedule } from '../calendar/run-schedule.ts';
import type { ReplayWorld } from '../replay-world.ts';
import { seasonLine } from './season-line.ts';

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** A starter with his season up to the day before the game, counting only games that were over by `asOf`. */
export function feedPitcher(world: ReplayWorld, schedule: RunSchedule, replay: ReplayGame, side: 'away' | 'home', asOf: Date): FeedPitcher {
  const playerId = replay.game.starters[side];
  const counts = (place: number): boolean => {
    const other = schedule.byPlace.get(place);
    return other !== undefined && other.slateOn < replay.slateOn && other.endsAt <= asOf;
  };
  const { pitching } = seasonLine(world.table, playerId, counts);
  const { wins = 0, losses = 0, outs = 0, earnedRuns = 0, strikeouts = 0, walks = 0, battersFaced = 0, starts = 0 } = pitching ?? {};
  return {
    playerId,
    name: world.names.full(playerId),
    throws: world.names.find(playerId)?.throws ?? 'R',
    wins,
    losses,
    era: outs > 0 ? hundredths((27 * earnedRuns) / outs) : null,
    inningsPitched: outs / 3,
    strikeouts,
    walks,
    strikeoutRate: battersFaced > 0 ? strikeouts / battersFaced : null,
    starts,
  };
}
