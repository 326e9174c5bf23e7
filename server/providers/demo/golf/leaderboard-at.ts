import type { GolfEntry, GolfLeaderboard, GolfRound } from '../../../ports/index.ts';
import type { PlayedEntry, PlayedRound, Tape } from './tape.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

type KnownRound = GolfRound & { thru: number; strokes: number; toPar: number };
type KnownEntry = GolfEntry & { rounds: KnownRound[] };

/** The holes of a round that were done by then; null before its first tee shot. */
function roundAt({ round, teeAt, pars, strokes, doneAt }: PlayedRound, asOf: number): KnownRound | null {
  if (teeAt > asOf) return null;
  const thru = doneAt.filter((at) => at <= asOf).length;
  const holes = strokes.slice(0, thru);
  return { round, teeAt: new Date(teeAt), thru, strokes: sum(holes), toPar: sum(holes) - sum(pars.slice(0, thru)), holes };
}

export const cutFallsAt = ({ fixture, roundEndsAt }: Tape): number =>
  fixture.cut ? roundEndsAt[fixture.cut.afterRound - 1]! : Number.POSITIVE_INFINITY;

function statusAt(tape: Tape, entry: PlayedEntry, asOf: number): GolfEntry['status'] {
  if (entry.left && entry.left.at <= asOf) return entry.left.kind;
  if (entry.missedCut && cutFallsAt(tape) <= asOf) return 'cut';
  if (tape.endsAt <= asOf) return 'finished';
  return entry.rounds[0] && entry.rounds[0].teeAt <= asOf ? 'playing' : 'entered';
}

/** The tee time of the round in play or to come, once the sheet is drawn: the first two before the week, the others when a round is over. */
function nextTee({ roundEndsAt }: Tape, { rounds }: PlayedEntry, asOf: number): number | null {
  const unfinished = rounds.find(({ doneAt }) => doneAt.at(-1)! > asOf);
  if (!unfinished) return null;
  return unfinished.round <= 2 || roundEndsAt[unfinished.round - 2]! <= asOf ? unfinished.teeAt : null;
}

function entryAt(tape: Tape, entry: PlayedEntry, asOf: number): KnownEntry {
  const rounds = entry.rounds.flatMap((round) => roundAt(round, asOf) ?? []);
  const status = statusAt(tape, entry, asOf);
  const isStarted = rounds.some(({ thru }) => thru > 0);
  const teeAt = status === 'entered' || status === 'playing' ? nextTee(tape, entry, asOf) : null;
  return {
    playerId: entry.golfer.playerId,
    name: entry.golfer.name,
    country: null,
    isAmateur: entry.golfer.isAmateur,
    status,
    teedOff: rounds.length > 0,
    position: null,
    tied: 0,
    toPar: isStarted ? sum(rounds.map(({ toPar }) => toPar)) : null,
    strokes: isStarted ? sum(rounds.map(({ strokes }) => strokes)) : null,
    teeAt: teeAt === null ? null : new Date(teeAt),
    rounds,
  };
}

const isRanked = ({ status, toPar }: GolfEntry): boolean => toPar !== null && (status === 'playing' || status === 'finished');

/** Gives positions; extra holes decide who is first, and are in no one's score. */
function rank(entries: readonly GolfEntry[], winnerId: string | null): void {
  const keyOf = ({ toPar, playerId }: GolfEntry): number => toPar! - (playerId === winnerId ? 0.5 : 0);
  const ranked = entries.filter(isRanked).sort((a, b) => keyOf(a) - keyOf(b));
  ranked.forEach((entry, index) => {
    const before = ranked[index - 1];
    entry.position = before && keyOf(before) === keyOf(entry) ? before.position : index + 1;
  });
  for (const entry of ranked) entry.tied = ranked.filter(({ position }) => position === entry.position).length;
}

function cutLineAt(tape: Tape, entries: readonly GolfEntry[], asOf: number): GolfLeaderboard['cutLine'] {
  const { cut } = tape.fixture;
  if (!cut) return null;
  if (cutFallsAt(tape) <= asOf) return tape.cut && { ...tape.cut, isProjected: false };
  if (tape.roundEndsAt[cut.afterRound - 2]! > asOf) return null;
  const scores = entries.filter(isRanked).map(({ toPar }) => toPar!);
  const toPar = scores.sort((a, b) => a - b)[Math.min(cut.places, scores.length) - 1];
  return toPar === undefined ? null : { toPar, count: scores.filter((score) => score <= toPar).length, isProjected: true };
}

/** What a leaderboard showed at a time; null while no one knows the field. */
export function leaderboardAt(tape: Tape, asOf: number): (Omit<GolfLeaderboard, 'entries'> & { entries: KnownEntry[] }) | null {
  if (asOf < tape.fixture.fieldKnownAt) return null;
  const entries = tape.entries.map((entry) => entryAt(tape, entry, asOf));
  const { playOff } = tape;
  const isDecided = tape.endsAt <= asOf;
  rank(entries, playOff && isDecided ? playOff.winnerId : null);
  return {
    tournamentId: tape.fixture.tournamentId,
    asOf: new Date(asOf),
    cutLine: cutLineAt(tape, entries, asOf),
    playOff:
      playOff && playOff.from <= asOf
        ? { playerIds: playOff.playerIds, winnerId: isDecided ? playOff.winnerId : null, holes: isDecided ? playOff.holes : 0 }
        : null,
    entries,
  };
}
