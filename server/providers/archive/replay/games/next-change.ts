import { instantOfPlay, type ReplayGame, secondsPlayed } from '../calendar/replay-game.ts';
import type { ReplayWorld } from '../replay-world.ts';

async function nextOf(world: ReplayWorld, replay: ReplayGame, asOf: Date): Promise<Date | null> {
  if (asOf < replay.startsAt) return replay.startsAt;
  if (asOf >= replay.endsAt) return null;
  const seconds = secondsPlayed(replay, asOf);
  const { game, timeline } = await world.script(replay);
  const play = timeline.find(({ at }, index) => game.steps[index]?.kind === 'play' && at > seconds && instantOfPlay(replay, at) > asOf);
  const at = play ? instantOfPlay(replay, play.at) : replay.endsAt;
  const resumesAt = replay.resumesAt && replay.resumesAt > asOf ? replay.resumesAt : null;
  return resumesAt && resumesAt < at ? resumesAt : at;
}

/** The next first pitch, play, resumption or end among these games. */
export async function nextChange(world: ReplayWorld, replays: ReplayGame[], asOf: Date): Promise<Date | null> {
  const instants = await Promise.all(replays.map((replay) => nextOf(world, replay, asOf)));
  const upcoming = instants.flatMap((instant) => (instant ? [instant.getTime()] : []));
  return upcoming.length > 0 ? new Date(Math.min(...upcoming)) : null;
}
