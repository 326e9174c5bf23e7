import type { GolfEntry, GolfEntryStatus, GolfRound } from '../../ports/golf-feed.ts';
import type { WireEntry, WireEvent } from './schema.ts';
import { type PlayedLine, playedRounds, readToPar, totalToPar } from './to-par.ts';
import { statusOf } from './tournament.ts';

const HOLES = 18;

/** The feed files withdrawals under "missed cut" too; what the board shows tells them apart. */
function entryStatus({ status, linescores }: WireEntry, isOver: boolean): GolfEntryStatus {
  const shown = `${status.displayValue ?? ''} ${status.type.shortDetail ?? ''} ${status.type.name}`;
  if (/\bWD\b|WITHDR/.test(shown)) return 'withdrawn';
  if (/\bDQ\b|DISQ/.test(shown)) return 'disqualified';
  if (/\bCUT\b|\bMDF\b|STATUS_CUT/.test(shown)) return 'cut';
  const hasBegun = (status.thru ?? 0) > 0 || (linescores ?? []).some(({ value }) => typeof value === 'number');
  if (!hasBegun) return 'entered';
  return isOver ? 'finished' : 'playing';
}

/** Holes of a round: eighteen where both nines are told, the board's for the round in play, else by the par of what was played. */
function thruOf(line: PlayedLine, { status }: WireEntry, par: number): number {
  if (typeof line.inScore === 'number' && typeof line.outScore === 'number' && status.period !== line.period) return HOLES;
  if (status.period === line.period && typeof status.thru === 'number') return Math.min(HOLES, status.thru);
  if (typeof line.inScore === 'number' && typeof line.outScore === 'number') return HOLES;
  const parPlayed = line.value - (readToPar(line.displayValue) ?? 0);
  return Math.max(0, Math.min(HOLES, Math.round((parPlayed / par) * HOLES)));
}

const timeOf = (text: string | null | undefined): Date | null => {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? null : new Date(at);
};

const mapRound = (line: PlayedLine, entry: WireEntry, par: number): GolfRound => ({
  round: line.period,
  teeAt: timeOf(line.teeTime),
  thru: thruOf(line, entry, par),
  strokes: line.value,
  toPar: readToPar(line.displayValue) ?? 0,
  holes: (line.linescores ?? []).flatMap(({ value }) => (typeof value === 'number' ? [value] : [])),
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
    teedOff: rounds.length > 0 || (entry.status.thru ?? 0) > 0,
    position: hasStarted ? positionOf(entry, state) : null,
    tied: 0,
    toPar: totalToPar(entry, event),
    strokes: rounds.length > 0 ? rounds.reduce((sum, { strokes }) => sum + strokes, 0) : null,
    teeAt: timeOf(entry.status.teeTime),
    rounds,
  };
}
