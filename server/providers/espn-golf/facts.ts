import type { GolfFacts, GolfPlayer } from '@clearedge/quant/grading';
import type { FeedTournament, GolfEntry, GolfLeaderboard } from '../../ports/golf-feed.ts';

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
  position: tournament.status === 'completed' ? entry.position : null,
  tied: Math.max(1, entry.tied),
  strokes: entry.strokes,
});

/** Null before the cut, and to the end where there is none. */
export function mapFacts(tournament: FeedTournament, { entries }: GolfLeaderboard): GolfFacts | null {
  const isOver = tournament.status === 'completed';
  const isCutMade =
    isOver || (tournament.cut !== null && tournament.round > tournament.cut.afterRound && entries.some(({ status }) => status === 'cut'));
  if (!isCutMade) return null;
  const players = Object.fromEntries(entries.map((entry) => [entry.playerId, mapPlayer(entry, tournament, isCutMade)]));
  return { officialResult: isOver, holesCompleted: holesCompleted(entries), players };
}
