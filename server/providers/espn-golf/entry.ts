import type { GolfEntry, GolfEntryStatus, GolfRound } from '../../ports/golf-feed.ts';
import type { WireEntry, WireEvent, WireLine } from './schema.ts';
import { type PlayedRound, playedRounds, sumOfRounds, totalToPar } from './to-par.ts';
import { statusOf } from './tournament.ts';

const HOLES = 18;

const hasTeedOff = (entry: WireEntry): boolean =>
  playedRounds(entry).length > 0 || (typeof entry.status.thru === 'number' && entry.status.thru > 0);

/** The feed files withdrawals under "missed cut" too; what the board shows tells them apart. */
function entryStatus(entry: WireEntry, isOver: boolean): GolfEntryStatus {
  const { status } = entry;
  const shown = `${status.displayValue ?? ''} ${status.type.shortDetail ?? ''} ${status.type.name}`;
  if (/\bWD\b|WITHDR/.test(shown)) return 'withdrawn';
  if (/\bDQ\b|DISQ/.test(shown)) return 'disqualified';
  if (/\bCUT\b|\bMDF\b|STATUS_CUT/.test(shown)) return 'cut';
  if (!hasTeedOff(entry)) return 'entered';
  return isOver ? 'finished' : 'playing';
}

/** Holes of a round: eighteen where both nines are told, the board's for the round in play, else by the par of what was played. */
function thruOf({ period, line, strokes, toPar }: PlayedRound, { status }: WireEntry, par: number): number | null {
  if (line === null) return null;
  const hasBothNines = typeof line.inScore === 'number' && typeof line.outScore === 'number';
  if (hasBothNines && status.period !== period) return HOLES;
  if (status.period === period && typeof status.thru === 'number') return Math.min(HOLES, status.thru);
  if (hasBothNines) return HOLES;
  if (strokes === null || toPar === null) return null;
  return Math.max(0, Math.min(HOLES, Math.round(((strokes - toPar) / par) * HOLES)));
}

/** In the order of play; empty where one between others cannot be read. */
function holesOf({ linescores }: WireLine): number[] {
  const values = (linescores ?? []).map(({ value }) => value);
  const played = values.slice(0, values.findLastIndex((value) => typeof value === 'number') + 1);
  const read = played.filter((value) => typeof value === 'number');
  return read.length === played.length ? read : [];
}

const timeOf = (text: string | null | undefined): Date | null => {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? null : new Date(at);
};

const mapRound = (round: PlayedRound, entry: WireEntry, par: number): GolfRound => ({
  round: round.period,
  teeAt: timeOf(round.line?.teeTime),
  thru: thruOf(round, entry, par),
  strokes: round.strokes,
  toPar: round.toPar,
  holes: round.line ? holesOf(round.line) : [],
});

/** `sortOrder` numbers the whole field even before the start, and cut players last: only the shown position is one. */
function positionOf({ status }: WireEntry, state: GolfEntryStatus): number | null {
  if (state === 'entered' || state === 'cut' || state === 'withdrawn' || state === 'disqualified') return null;
  const shown = /^T?(\d{1,3})$/.exec(status.position?.displayName ?? '')?.[1];
  return shown === undefined ? null : Number(shown);
}

export function mapEntry(entry: WireEntry, event: WireEvent, par: number): GolfEntry {
  const { athlete, team } = entry;
  const state = entryStatus(entry, statusOf(event) === 'completed');
  const rounds = playedRounds(entry).map((line) => mapRound(line, entry, par));
  const hasStarted = statusOf(event) !== 'upcoming';
  return {
    playerId: athlete?.id ?? team?.id ?? entry.id,
    name: athlete?.displayName ?? team?.displayName ?? 'Unnamed',
    country: athlete?.flag?.alt ?? null,
    isAmateur: entry.amateur ?? false,
    status: state,
    teedOff: hasTeedOff(entry),
    position: hasStarted ? positionOf(entry, state) : null,
    tied: 0,
    toPar: totalToPar(entry, event),
    strokes: sumOfRounds(rounds.map(({ strokes }) => strokes)),
    teeAt: timeOf(entry.status.teeTime),
    rounds,
  };
}
