import { easternDay, easternInstant, HOUR_MS, MINUTE_MS, shiftDay } from '@clearedge/quant/calendar';
import { findPark } from '../parks.ts';
import type { StoredGame } from '../store/stored-season.ts';

/** A stored game in one run of its season, on today's calendar. */
export interface ReplayGame {
  game: StoredGame;
  /** Its place in the season's index, as the box table counts. */
  place: number;
  run: number;
  shiftDays: number;
  gameId: string;
  slateOn: string;
  startsAt: Date;
  endsAt: Date;
  /** When play went on after a suspension. */
  resumesAt: Date | null;
}

const LINE_UP_HOURS = 3;
const PROBABLES_HOUR = 10;

/** Lineups are told three hours before the first pitch. */
export const lineUpsAt = ({ startsAt }: ReplayGame): Date => new Date(startsAt.getTime() - LINE_UP_HOURS * HOUR_MS);

const STORED_MORNINGS = 1000;
const mornings = new Map<string, Date>();

/** Probable starters are told the morning before. */
export function probablesAt({ slateOn }: ReplayGame): Date {
  const known = mornings.get(slateOn);
  if (known) return known;
  // Clock arithmetic in a zone is slow, and a roster asks for a season's worth of it.
  if (mornings.size >= STORED_MORNINGS) mornings.clear();
  const at = easternInstant(shiftDay(slateOn, -1), PROBABLES_HOUR);
  mornings.set(slateOn, at);
  return at;
}

export const suspendedAt = ({ game, startsAt }: ReplayGame): Date | null =>
  game.suspension && new Date(startsAt.getTime() + game.suspension.afterSeconds * 1000);

/** Seconds played by an instant: 0 before the first pitch, and no more while the game stands suspended. */
export function secondsPlayed(replay: ReplayGame, asOf: Date): number {
  const { game, startsAt, resumesAt } = replay;
  const elapsed = (asOf.getTime() - startsAt.getTime()) / 1000;
  if (!game.suspension || !resumesAt) return Math.max(0, Math.min(elapsed, game.minutes * 60));
  const before = Math.max(0, Math.min(elapsed, game.suspension.afterSeconds));
  if (asOf < resumesAt) return before;
  return Math.min(game.minutes * 60, game.suspension.afterSeconds + (asOf.getTime() - resumesAt.getTime()) / 1000);
}

/** The instant of a second of play. */
export function instantOfPlay({ game, startsAt, resumesAt }: ReplayGame, seconds: number): Date {
  const after = game.suspension?.afterSeconds ?? Number.POSITIVE_INFINITY;
  if (resumesAt && seconds > after) return new Date(resumesAt.getTime() + (seconds - after) * 1000);
  return new Date(startsAt.getTime() + seconds * 1000);
}

type ReplayStatus = 'scheduled' | 'live' | 'suspended' | 'final';

export function statusOf(replay: ReplayGame, asOf: Date): ReplayStatus {
  if (asOf < replay.startsAt) return 'scheduled';
  if (asOf >= replay.endsAt) return 'final';
  const stopped = suspendedAt(replay);
  return stopped && replay.resumesAt && asOf >= stopped && asOf < replay.resumesAt ? 'suspended' : 'live';
}

function gameIdOf(game: StoredGame, startsAt: Date): { gameId: string; slateOn: string } {
  const slateOn = easternDay(startsAt);
  return { slateOn, gameId: `${slateOn.replaceAll('-', '')}_${game.away}@${game.home}${game.number === 2 ? '_2' : ''}` };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', ...parts });
  clocks.set(zone, clock);
  return clock;
}

/** What a zone's wall clock shows, read as if it were UTC. */
function wallTime(at: number, zone: string): number {
  const shown: Record<string, number> = {};
  for (const { type, value } of clockOf(zone).formatToParts(at)) shown[type] = Number(value);
  return Date.UTC(shown.year ?? 0, (shown.month ?? 1) - 1, shown.day, shown.hour, shown.minute);
}

/** The instant at which a zone's clock shows `time` ("19:05") on a day; a time that a clock change skips falls after it. */
export function zoneInstant(day: string, time: string, zone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  let guess = wanted;
  // Twice, because the first correction may cross a change of the clocks.
  for (let pass = 0; pass < 2; pass += 1) guess += wanted - wallTime(guess, zone);
  return new Date(Math.round(guess / MINUTE_MS) * MINUTE_MS);
}

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
