import { DAY_MS, MINUTE_MS } from '@clearedge/quant/calendar';
import type { FeedTournament, GolfSource, TournamentFacts } from '../../../ports/index.ts';
import { BoundedMap } from '../chance.ts';
import { drawField, drawGolfers, type Golfer } from './golf-field.ts';
import { cutFallsAt, leaderboardAt } from './leaderboard-at.ts';
import { playTournament } from './play-tournament.ts';
import { createGolfOdds } from './prices/create-golf-odds.ts';
import type { Tape } from './tape.ts';
import { createTourCalendar, dayOnOfRound, type GolfFixture, isMajorKind } from './tour-calendar.ts';

/** The card is signed and the result official a while after the last putt. */
const OFFICIAL_AFTER_MS = 20 * MINUTE_MS;
const TAPES_STORED = 8;
const ENDED_STORED = 200;
/** Four days of play, a Monday finish and a play-off: by then every tournament is official. */
const LONGEST_MS = 7 * DAY_MS;
const CENTS_OF_MILLION = 100_000_000;

function noteOf({ fixture, playOff, endsAt }: Tape, asOf: number): string | null {
  if (asOf < endsAt) return null;
  const notes = [fixture.isShortened ? 'Shortened to 54 holes by weather' : null, playOff ? 'Decided in a play-off' : null];
  return notes.filter((note) => note !== null).join('. ') || null;
}

type Progress = Pick<FeedTournament, 'status' | 'statusNote' | 'round' | 'fieldSize' | 'endedAt'>;

function progressAt(tape: Tape, asOf: number): Progress {
  const isOver = asOf >= tape.endsAt + OFFICIAL_AFTER_MS;
  const begun = tape.entries.flatMap(({ rounds }) => rounds.filter(({ teeAt }) => teeAt <= asOf).map(({ round }) => round));
  return {
    status: isOver ? 'completed' : 'in-progress',
    statusNote: noteOf(tape, asOf),
    round: Math.max(0, ...begun),
    fieldSize: tape.entries.length,
    endedAt: isOver ? new Date(tape.endsAt) : null,
  };
}

function comingAt(fixture: GolfFixture, asOf: number): Progress {
  return { status: 'upcoming', statusNote: null, round: 0, fieldSize: asOf >= fixture.fieldKnownAt ? fixture.size : null, endedAt: null };
}

const tournamentOf = (fixture: GolfFixture, progress: Progress): FeedTournament => ({
  tournamentId: fixture.tournamentId,
  sourceId: fixture.tournamentId,
  seasonYear: fixture.year,
  name: fixture.name,
  tour: 'Simulated Tour',
  venue: fixture.venue,
  location: fixture.location,
  par: fixture.par,
  yards: fixture.yards,
  startsOn: dayOnOfRound(fixture, 1),
  endsOn: dayOnOfRound(fixture, 4),
  startsAt: new Date(fixture.startsAt),
  purseCents: Math.round(fixture.purseMillions * CENTS_OF_MILLION),
  isMajor: isMajorKind(fixture),
  isTeamEvent: fixture.kind === 'team',
  scheduledRounds: 4,
  cut: fixture.cut,
  ...progress,
});

function factsAt(tape: Tape, asOf: number): TournamentFacts | null {
  const officialAt = tape.endsAt + OFFICIAL_AFTER_MS;
  const cutAt = cutFallsAt(tape);
  const reportedAt = asOf >= officialAt ? officialAt : asOf >= cutAt ? cutAt : null;
  if (reportedAt === null) return null;
  const isFinal = reportedAt === officialAt;
  const board = leaderboardAt(tape, reportedAt)!;
  const players: TournamentFacts['facts']['players'] = {};
  for (const { playerId, status, teedOff, position, tied, strokes, rounds } of board.entries) {
    const isOut = status === 'withdrawn' || status === 'disqualified';
    const hasReachedCut = tape.fixture.cut !== null && rounds.filter(({ thru }) => thru === 18).length >= tape.fixture.cut.afterRound;
    const madeCut =
      tape.fixture.cut === null
        ? null
        : status === 'cut'
          ? false
          : !isOut || (hasReachedCut && rounds.length > tape.fixture.cut.afterRound);
    players[playerId] = {
      teedOff,
      withdrew: isOut && teedOff,
      madeCut,
      position: isFinal ? position : null,
      tied: Math.max(1, tied),
      strokes,
    };
  }
  const holesCompleted = 18 * (isFinal ? tape.roundEndsAt.length : tape.fixture.cut!.afterRound);
  return {
    tournamentId: tape.fixture.tournamentId,
    facts: { officialResult: isFinal, holesCompleted, players },
    reportedAt: new Date(reportedAt),
    isFinal,
  };
}

/** The simulated tour: every answer follows from the seed and the time asked about. */
export function createGolf(seed: string): GolfSource {
  const calendar = createTourCalendar(seed);
  const years = new BoundedMap<number, Golfer[]>(4);
  const tapes = new BoundedMap<string, Tape>(TAPES_STORED);
  // A calendar asks of every tournament of a year how it ended: that outlives the strokes.
  const ended = new BoundedMap<string, Progress>(ENDED_STORED);
  const golfersOf = (year: number): Golfer[] => years.recall(year, () => drawGolfers(seed, year));
  const tapeOf = (fixture: GolfFixture): Tape =>
    tapes.recall(fixture.tournamentId, () => playTournament(seed, fixture, drawField(seed, fixture, golfersOf(fixture.year))));
  // What is still to come is not played: a calendar of a year costs nothing.
  const progressOf = (fixture: GolfFixture, asOf: number): Progress => {
    if (asOf < fixture.startsAt) return comingAt(fixture, asOf);
    const progress = (): Progress => progressAt(tapeOf(fixture), asOf);
    return asOf > fixture.startsAt + LONGEST_MS ? ended.recall(fixture.tournamentId, progress) : progress();
  };
  const find = (tournamentId: string): Tape | null => {
    const fixture = calendar.find(tournamentId);
    return fixture && tapeOf(fixture);
  };
  return {
    feed: {
      listTournaments: (from, to, asOf) =>
        Promise.resolve(calendar.between(from, to).map((fixture) => tournamentOf(fixture, progressOf(fixture, asOf.getTime())))),
      findLeaderboard: (tournamentId, asOf) => {
        const tape = find(tournamentId);
        return Promise.resolve(tape && leaderboardAt(tape, asOf.getTime()));
      },
      findFacts: (tournamentId, asOf) => {
        const tape = find(tournamentId);
        return Promise.resolve(tape && factsAt(tape, asOf.getTime()));
      },
    },
    odds: createGolfOdds(seed, find),
  };
}
