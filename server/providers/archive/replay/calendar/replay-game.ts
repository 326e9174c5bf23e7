import { easternDay, easternInstant, shiftDay } from '@clearedge/quant/calendar';
import type { StoredGame } from '../../store/stored-season.ts';

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

const HOUR_MS = 3_600_000;
const LINE_UP_HOURS = 3;
const PROBABLES_HOUR = 10;

/** Line-ups are told three hours before the first pitch. */
export const lineUpsAt = ({ startsAt }: ReplayGame): Date => new Date(startsAt.getTime() - LINE_UP_HOURS * HOUR_MS);

const KEPT_MORNINGS = 1000;
const mornings = new Map<string, Date>();

/** Probable starters are told the morning before. */
export function probablesAt({ slateOn }: ReplayGame): Date {
  const known = mornings.get(slateOn);
  if (known) return known;
  // Clock arithmetic in a zone is slow, and a roster asks for a season's worth of it.
  if (mornings.size >= KEPT_MORNINGS) mornings.clear();
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

export type ReplayStatus = 'scheduled' | 'live' | 'suspended' | 'final';

export function statusOf(replay: ReplayGame, asOf: Date): ReplayStatus {
  if (asOf < replay.startsAt) return 'scheduled';
  if (asOf >= replay.endsAt) return 'final';
  const stopped = suspendedAt(replay);
  return stopped && replay.resumesAt && asOf >= stopped && asOf < replay.resumesAt ? 'suspended' : 'live';
}

export function gameIdOf(game: StoredGame, startsAt: Date): { gameId: string; slateOn: string } {
  const slateOn = easternDay(startsAt);
  return { slateOn, gameId: `${slateOn.replaceAll('-', '')}_${game.away}@${game.home}${game.number === 2 ? '_2' : ''}` };
}
