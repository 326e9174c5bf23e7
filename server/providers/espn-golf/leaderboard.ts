import type { GolfEntry, GolfLeaderboard } from '../../ports/golf-feed.ts';
import { mapEntry } from './entry.ts';
import type { WireEvent } from './schema.ts';
import { playOffLines } from './to-par.ts';
import { entriesOf, roundOf, statusOf } from './tournament.ts';

function withTies(entries: readonly GolfEntry[]): GolfEntry[] {
  const counts = new Map<number, number>();
  for (const { position } of entries) if (position !== null) counts.set(position, (counts.get(position) ?? 0) + 1);
  return entries.map((entry) => ({ ...entry, tied: entry.position === null ? 0 : (counts.get(entry.position) ?? 1) }));
}

/** The line that the feed gives; it says zero of zero players while there is none. */
function cutLineOf(event: WireEvent): GolfLeaderboard['cutLine'] {
  const { cutRound, cutScore, cutCount } = event.tournament ?? {};
  if (!cutRound || !cutCount || typeof cutScore !== 'number') return null;
  return { toPar: cutScore, count: cutCount, isProjected: roundOf(event) <= cutRound && statusOf(event) !== 'completed' };
}

function playOffOf(event: WireEvent): GolfLeaderboard['playOff'] {
  const inPlayOff = entriesOf(event).filter((entry) => playOffLines(entry).length > 0);
  if (inPlayOff.length === 0) return null;
  const told = inPlayOff.flatMap(playOffLines).flatMap(({ linescores }) => (linescores?.length ? [linescores.length] : []));
  const holes = told.length > 0 ? Math.max(...told) : null;
  const ids = inPlayOff.map(({ athlete, team, id }) => athlete?.id ?? team?.id ?? id);
  return { playerIds: ids, winnerId: statusOf(event) === 'completed' ? (event.winner?.id ?? null) : null, holes };
}

const teeOrder = (a: GolfEntry, b: GolfEntry): number =>
  (a.teeAt?.getTime() ?? Infinity) - (b.teeAt?.getTime() ?? Infinity) || a.name.localeCompare(b.name);

/** Null while the field is not known. In the order of the board; before the start, by tee time. */
export function mapLeaderboard(tournamentId: string, event: WireEvent, par: number, asOf: Date): GolfLeaderboard | null {
  const wire = [...entriesOf(event)].sort((a, b) => a.sortOrder - b.sortOrder);
  if (wire.length === 0) return null;
  const entries = withTies(wire.map((entry) => mapEntry(entry, event, par)));
  if (statusOf(event) === 'upcoming')
    entries.sort((a, b) => (a.teeAt === null && b.teeAt === null ? a.name.localeCompare(b.name) : teeOrder(a, b)));
  return { tournamentId, asOf, cutLine: cutLineOf(event), playOff: playOffOf(event), entries };
}
