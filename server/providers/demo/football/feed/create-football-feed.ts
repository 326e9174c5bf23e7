import { shiftDay } from '@clearedge/quant/calendar';
import {
  type ContestStatus,
  type FeedLeagueGame,
  type FootballLiveState,
  type LeagueFeed,
  type LeaguePlay,
  type PeriodScores,
  type ReportedLeagueFacts,
  type TeamRef,
  UNDECIDED_CODE,
} from '../../../../ports/index.ts';
import { dayNumberOf, dayOnOf } from '../../calendar.ts';
import { firstDayOf, lastDayOf, seasonIndexOf, yearOf } from '../calendar/season-calendar.ts';
import { CANADIAN } from '../engine/canadian.ts';
import type { Play, Side } from '../engine/play.ts';
import type { FootballGame, FootballLeague } from '../league.ts';
import { codeAt, type Entrant, gameIdAt } from '../schedule/fixture.ts';
import { teamOf } from '../teams.ts';
import { codesOf, placeOf, playText } from './play-text.ts';

interface Phase {
  status: Extract<ContestStatus, 'scheduled' | 'live' | 'final'>;
  note: string | null;
  /** How many plays are told. */
  plays: number;
}

/** Seconds of real time since the kickoff. */
const secondsAt = ({ fixture }: FootballGame, asOf: number): number => Math.floor((asOf - fixture.startsAt) / 1000);

/** Where a game stands, as told at `asOf`. */
function phaseAt(game: FootballGame, asOf: number): Phase {
  const { fixture, season } = game;
  if (asOf < fixture.startsAt) return { status: 'scheduled', note: null, plays: 0 };
  const { endAt, hasOvertime } = season.resultOf(fixture);
  const seconds = secondsAt(game, asOf);
  if (seconds >= endAt) return { status: 'final', note: hasOvertime ? 'Final in overtime' : null, plays: Infinity };
  const { plays } = season.tapeOf(fixture);
  const next = plays.findIndex(({ at }) => at > seconds);
  return { status: 'live', note: null, plays: next < 0 ? plays.length : next };
}

/** The next instant after `asOf` at which the feed says something else of this game; null when nothing more will. */
function nextChangeOf(game: FootballGame, asOf: number): number | null {
  const { fixture, season } = game;
  const known = [fixture.away.knownAt, fixture.home.knownAt].filter((at) => at > asOf);
  if (asOf < fixture.startsAt) return Math.min(...known, fixture.startsAt);
  const { status, plays } = phaseAt(game, asOf);
  if (status === 'final') return null;
  const tape = season.tapeOf(fixture);
  return fixture.startsAt + (tape.plays[plays]?.at ?? tape.endAt) * 1000;
}

const PLAYS_SHOWN = 20;

function clockOf({ period, clock }: Pick<Play, 'period' | 'clock'>): string | null {
  if (period === 5) return null;
  return `${String(Math.floor(clock / 60)).padStart(2, '0')}:${String(clock % 60).padStart(2, '0')}`;
}

function livePlay(game: FootballGame, play: Play): LeaguePlay {
  return {
    at: new Date(game.fixture.startsAt + play.at * 1000),
    period: play.period,
    clock: clockOf(play),
    possession: play.side,
    text: playText(game, play),
    isScoring: play.scored !== null,
    score: { ...play.score },
  };
}

/** Points by period of the plays told so far. */
function periodsOf(plays: readonly Play[]): PeriodScores {
  const periods: PeriodScores = { away: [0], home: [0] };
  let before: Record<Side, number> = { away: 0, home: 0 };
  for (const { period, score } of plays) {
    while (periods.away.length < period) {
      periods.away.push(0);
      periods.home.push(0);
    }
    periods.away[period - 1]! += score.away - before.away;
    periods.home[period - 1]! += score.home - before.home;
    before = score;
  }
  return periods;
}

const KICKOFF: Pick<Play, 'period' | 'clock' | 'score' | 'next'> = {
  period: 1,
  clock: CANADIAN.rules.quarterSeconds,
  score: { away: 0, home: 0 },
  next: null,
};

// The clock stands at nothing until the next quarter's first play is told; the second half begins with a kickoff.
function isBreakAfter({ period, clock }: Pick<Play, 'period' | 'clock'>, isOver: boolean): boolean {
  return !isOver && period < 5 && clock === 0;
}

/** What is on the field at `asOf`; after the end, how it ended. Null before the kickoff. */
function liveStateAt(game: FootballGame, asOf: number): FootballLiveState | null {
  const phase = phaseAt(game, asOf);
  if (phase.status === 'scheduled') return null;
  const isOver = phase.status === 'final';
  const reported = game.season.tapeOf(game.fixture).plays.slice(0, phase.plays);
  const last = reported.at(-1) ?? KICKOFF;
  const isBreak = isBreakAfter(last, isOver);
  const spot = isOver || isBreak ? null : last.next;
  const plays = reported
    .slice(-PLAYS_SHOWN)
    .reverse()
    .map((play) => livePlay(game, play));
  return {
    kind: 'football',
    gameId: gameIdAt(game.fixture, asOf),
    asOf: new Date(asOf),
    period: last.period,
    clock: clockOf(last),
    isBreak,
    possession: spot?.side ?? null,
    down: spot?.down ?? null,
    distance: spot?.distance ?? null,
    ballOn: spot === null ? null : placeOf(spot, codesOf(game)),
    lastPlay: plays[0]?.text ?? null,
    plays,
    score: { ...last.score },
    periods: periodsOf(reported),
  };
}

const UNDECIDED: TeamRef = { code: UNDECIDED_CODE, name: 'To be decided' };
const UNDECIDED_VENUE = { name: 'To be decided', city: 'To be decided', roof: 'open' } as const;

function teamAt(entrant: Entrant, asOf: number): TeamRef {
  const code = codeAt(entrant, asOf);
  return code === UNDECIDED_CODE ? UNDECIDED : { code, name: teamOf(code).name };
}

function scoreAt({ season, fixture }: FootballGame, { status, plays }: Phase): FeedLeagueGame['score'] {
  if (status === 'scheduled') return null;
  const score = status === 'final' ? season.resultOf(fixture).score : season.tapeOf(fixture).plays[plays - 1]?.score;
  return { away: score?.away ?? 0, home: score?.home ?? 0 };
}

function feedGame(game: FootballGame, asOf: number): FeedLeagueGame {
  const { fixture, season } = game;
  const phase = phaseAt(game, asOf);
  const isVenueKnown = fixture.isNeutral || asOf >= fixture.home.knownAt;
  return {
    gameId: gameIdAt(fixture, asOf),
    sourceId: fixture.sourceId,
    seasonYear: yearOf(fixture.seasonIndex),
    week: fixture.week,
    stage: fixture.stage,
    slateOn: dayOnOf(fixture.day),
    startsAt: new Date(fixture.startsAt),
    isStartTentative: false,
    away: teamAt(fixture.away, asOf),
    home: teamAt(fixture.home, asOf),
    venue: isVenueKnown ? { ...teamOf(fixture.hostCode).venue } : { ...UNDECIDED_VENUE },
    isNeutral: fixture.isNeutral,
    status: phase.status,
    statusNote: phase.note,
    score: scoreAt(game, phase),
    endedAt: phase.status === 'final' ? new Date(fixture.startsAt + season.resultOf(fixture).endAt * 1000) : null,
  };
}

const MINUTES = 60;

/** What bets are graded on, once a game is over. */
function factsAt(game: FootballGame, asOf: number): ReportedLeagueFacts | null {
  if (phaseAt(game, asOf).status !== 'final') return null;
  const { fixture, season } = game;
  const { endAt, score, quarters } = season.resultOf(fixture);
  return {
    gameId: gameIdAt(fixture, asOf),
    facts: { state: 'final', minutesPlayed: MINUTES, score: { ...score } },
    periods: { away: [...quarters.away], home: [...quarters.home] },
    reportedAt: new Date(fixture.startsAt + endAt * 1000),
    isFinal: true,
  };
}

export function createFootballFeed(league: FootballLeague): LeagueFeed<FootballLiveState> {
  const ask = <T>(gameId: string, asOf: Date, read: (game: FootballGame, asOf: number) => T): T | null => {
    const game = league.findGame(gameId, asOf.getTime());
    return game === null ? null : read(game, asOf.getTime());
  };
  return {
    listGames: async (from, to, asOf) => {
      const games: FeedLeagueGame[] = [];
      for (let day = from; day <= to; day = shiftDay(day, 1))
        games.push(...league.gamesOn(day).map((game) => feedGame(game, asOf.getTime())));
      return games;
    },
    getSeasonSpan: async (slateOn) => {
      const index = seasonIndexOf(dayNumberOf(slateOn));
      return { from: dayOnOf(firstDayOf(index)), to: dayOnOf(lastDayOf(index)), year: yearOf(index) };
    },
    findLiveState: async (gameId, asOf) => ask(gameId, asOf, liveStateAt),
    findFacts: async (gameId, asOf) => ask(gameId, asOf, factsAt),
    findNextChange: async (slateOn, asOf) => {
      const changes = league.gamesOn(slateOn).flatMap((game) => nextChangeOf(game, asOf.getTime()) ?? []);
      return changes.length === 0 ? null : new Date(Math.min(...changes));
    },
  };
}
