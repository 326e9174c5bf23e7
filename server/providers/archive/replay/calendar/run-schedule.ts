import { shiftDay } from '@clearedge/quant/calendar';
import { findPark } from '../../parks.ts';
import type { StoredGame } from '../../store/stored-season.ts';
import { gameIdOf, type ReplayGame } from './replay-game.ts';
import { zoneInstant } from './zone-time.ts';

/** All games of one run of a season. */
export interface RunSchedule {
  run: number;
  games: ReplayGame[];
  bySlate: Map<string, ReplayGame[]>;
  byId: Map<string, ReplayGame>;
  /** By place in the season's index. */
  byPlace: Map<number, ReplayGame>;
}

const USUAL_START = { day: '13:10', night: '19:05' };
const RESUMED_AT = '13:10';
const REST_MS = 30 * 60_000;

/** First pitch on the replayed day: the park's own clock, whatever the clocks do that day. */
export function startOf(game: StoredGame, shiftDays: number): Date {
  return zoneInstant(shiftDay(game.on, shiftDays), game.startsAt ?? USUAL_START[game.dayNight], findPark(game.site).zone);
}

/** The files tell the day a suspended game went on, not the hour: it then ends half an hour before that day's own game. */
function resumptionOf(game: StoredGame, games: StoredGame[], shiftDays: number): Date | null {
  if (!game.suspension) return null;
  const { resumedOn, afterSeconds } = game.suspension;
  const regular = games.filter((other) => other.on === resumedOn && other.home === game.home && other.away === game.away);
  const starts = regular.map((other) => startOf(other, shiftDays).getTime());
  if (starts.length === 0) return zoneInstant(shiftDay(resumedOn, shiftDays), RESUMED_AT, findPark(game.site).zone);
  return new Date(Math.min(...starts) - REST_MS - (game.minutes * 60 - afterSeconds) * 1000);
}

function replayGame(game: StoredGame, place: number, games: StoredGame[], run: number, shiftDays: number): ReplayGame {
  const startsAt = startOf(game, shiftDays);
  const resumesAt = resumptionOf(game, games, shiftDays);
  const played = game.minutes * 60_000;
  const endsAt =
    resumesAt && game.suspension ? resumesAt.getTime() + played - game.suspension.afterSeconds * 1000 : startsAt.getTime() + played;
  return { game, place, run, shiftDays, ...gameIdOf(game, startsAt), startsAt, endsAt: new Date(endsAt), resumesAt };
}

export function runSchedule(games: StoredGame[], run: number, shiftDays: number): RunSchedule {
  const schedule: RunSchedule = { run, games: [], bySlate: new Map(), byId: new Map(), byPlace: new Map() };
  for (const [place, game] of games.entries()) {
    if (!game.hasPlays) continue;
    const replay = replayGame(game, place, games, run, shiftDays);
    schedule.games.push(replay);
    schedule.byId.set(replay.gameId, replay);
    schedule.byPlace.set(place, replay);
  }
  schedule.games.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.gameId.localeCompare(b.gameId));
  for (const replay of schedule.games) {
    const slate = schedule.bySlate.get(replay.slateOn);
    if (slate) slate.push(replay);
    else schedule.bySlate.set(replay.slateOn, [replay]);
  }
  return schedule;
}
