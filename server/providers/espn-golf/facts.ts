import { findResultDoubts, type GolfFacts, type GolfPlayer } from '@clearedge/quant/grading';
import type { FeedTournament, GolfEntry, GolfLeaderboard } from '../../ports/golf-feed.ts';
import type { WireEvent } from './schema.ts';
import { playOffLines } from './to-par.ts';
import { entriesOf } from './tournament.ts';

const HOLES = 18;

/** Holes that everybody still in it has finished. */
function holesCompleted(entries: readonly GolfEntry[]): number {
  const inIt = entries.filter(({ status }) => status === 'playing' || status === 'finished');
  if (inIt.length === 0) return 0;
  return Math.min(...inIt.map(({ rounds }) => rounds.filter(({ thru }) => thru === HOLES).length)) * HOLES;
}

/** Made where a round after the cut was begun: a man who withdraws later has made it, one who withdraws before has not. */
function madeCut({ status, rounds }: GolfEntry, { cut }: FeedTournament, isMade: boolean): boolean | null {
  if (!cut || !isMade) return null;
  if (status === 'playing' || status === 'finished') return true;
  return rounds.some(({ round }) => round > cut.afterRound);
}

const mapPlayer = (entry: GolfEntry, tournament: FeedTournament, isCutMade: boolean): GolfPlayer => ({
  teedOff: entry.teedOff,
  withdrew: entry.teedOff && (entry.status === 'withdrawn' || entry.status === 'disqualified'),
  madeCut: madeCut(entry, tournament, isCutMade),
  position: tournament.status === 'completed' && !tournament.isCalledOff ? entry.position : null,
  tied: Math.max(1, entry.tied),
  strokes: entry.strokes,
});

/** Null before the cut, unless the tournament was called off, and to the end where there is none. */
export function mapFacts(tournament: FeedTournament, { entries }: Pick<GolfLeaderboard, 'entries'>): GolfFacts | null {
  const isCalledOff = tournament.isCalledOff === true;
  const isOver = tournament.status === 'completed' && !isCalledOff;
  const isCutMade =
    isOver || (tournament.cut !== null && tournament.round > tournament.cut.afterRound && entries.some(({ status }) => status === 'cut'));
  if (!isCutMade && !isCalledOff) return null;
  const players = Object.fromEntries(entries.map((entry) => [entry.playerId, mapPlayer(entry, tournament, isCutMade)]));
  return { officialResult: isOver, ...(isCalledOff ? { calledOff: true } : {}), holesCompleted: holesCompleted(entries), players };
}

const MOST_NAMED = 5;
/** Starting strokes were part of the total of one tournament a year, to 2024. */
const hasStartingStrokes = ({ name, season }: WireEvent): boolean => season.year <= 2024 && /tour championship/i.test(name);

/**
 * Why an official result can't be graded on: no one finished or won, a round that cannot be read, a finisher without a position or with
 * fewer rounds than the winner, or a total that is not the sum of the rounds. Extra holes are left out of the sum, and the feed counts them in the total by turns.
 */
export function doubtsOfTournament({ status }: FeedTournament, { entries }: GolfLeaderboard, event: WireEvent): string[] {
  if (status !== 'completed') return [];
  const finishers = entries.filter((entry) => entry.status === 'finished');
  if (!finishers.some(({ position }) => position === 1)) return ['An official result without a winner'];
  const rounds = Math.max(...finishers.filter(({ position }) => position === 1).map((entry) => entry.rounds.length));
  const wires = new Map(entriesOf(event).map((wire) => [wire.athlete?.id ?? wire.team?.id ?? wire.id, wire]));
  const unread = new Map(entries.map((entry) => [entry, entry.rounds.find(({ strokes }) => strokes === null)] as const));
  const totals = finishers
    .filter((entry) => unread.get(entry) === undefined)
    .map((entry) => {
      const wire = wires.get(entry.playerId);
      const isPlain = wire !== undefined && playOffLines(wire).length === 0 && !hasStartingStrokes(event);
      const own = isPlain ? (wire.score?.value ?? null) : null;
      return {
        name: entry.name,
        unit: 'strokes',
        total: entry.strokes,
        parts: { name: 'rounds', values: entry.rounds.map(({ strokes }) => strokes) },
        others: [{ name: 'total', total: own }],
      };
    });
  const doubts = [
    ...[...unread].flatMap(([{ name }, round]) => (round ? [`${name}: round ${round.round} cannot be read`] : [])),
    ...finishers.filter(({ position }) => position === null).map(({ name }) => `${name} finished without a position`),
    ...finishers
      .filter((entry) => entry.rounds.length < rounds)
      .map((entry) => `${entry.name}: ${entry.rounds.length} of ${rounds} rounds`),
    ...findResultDoubts(totals),
  ];
  const more = doubts.length - MOST_NAMED;
  return more > 0 ? [...doubts.slice(0, MOST_NAMED), `${more} more`] : doubts;
}
