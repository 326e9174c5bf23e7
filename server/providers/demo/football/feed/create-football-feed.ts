import { shiftDay } from '@clearedge/quant/calendar';
import {
  type FeedFootballGame,
  type FootballFeed,
  type ReportedFootballFacts,
  type TeamRef,
  UNDECIDED_CODE,
} from '../../../../ports/index.ts';
import { dayNumberOf, dayOnOf } from '../../calendar/day-number.ts';
import { firstDayOf, lastDayOf, seasonIndexOf, yearOf } from '../calendar/season-calendar.ts';
import { clubOf } from '../clubs.ts';
import type { FootballGame, FootballLeague } from '../league/league.ts';
import { codeAt, type Entrant, gameIdAt } from '../schedule/fixture.ts';
import { nextChangeOf, type Phase, phaseAt } from './game-phase.ts';
import { liveStateAt } from './live-state.ts';

const UNDECIDED: TeamRef = { code: UNDECIDED_CODE, name: 'To be decided' };
const UNDECIDED_VENUE = { name: 'To be decided', city: 'To be decided', roof: 'open' } as const;

function teamAt(entrant: Entrant, asOf: number): TeamRef {
  const code = codeAt(entrant, asOf);
  return code === UNDECIDED_CODE ? UNDECIDED : { code, name: clubOf(code).name };
}

function scoreAt({ season, fixture }: FootballGame, { status, plays }: Phase): FeedFootballGame['score'] {
  if (status === 'scheduled') return null;
  const score = status === 'final' ? season.resultOf(fixture).score : season.tapeOf(fixture).plays[plays - 1]?.score;
  return { away: score?.away ?? 0, home: score?.home ?? 0 };
}

function feedGame(game: FootballGame, asOf: number): FeedFootballGame {
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
    venue: isVenueKnown ? { ...clubOf(fixture.hostCode).venue } : { ...UNDECIDED_VENUE },
    isNeutral: fixture.isNeutral,
    status: phase.status,
    statusNote: phase.note,
    score: scoreAt(game, phase),
    endedAt: phase.status === 'final' ? new Date(fixture.startsAt + season.resultOf(fixture).endAt * 1000) : null,
  };
}

const MINUTES = 60;

/** What bets are graded on, once a game is over. */
function factsAt(game: FootballGame, asOf: number): ReportedFootballFacts | null {
  if (phaseAt(game, asOf).status !== 'final') return null;
  const { fixture, season } = game;
  const { endAt, score, quarters } = season.resultOf(fixture);
  return {
    gameId: gameIdAt(fixture, asOf),
    facts: { state: 'final', minutesPlayed: MINUTES, score: { ...score } },
    quarters: { away: [...quarters.away], home: [...quarters.home] },
    reportedAt: new Date(fixture.startsAt + endAt * 1000),
    isFinal: true,
  };
}

export function createFootballFeed(league: FootballLeague): FootballFeed {
  const ask = <T>(gameId: string, asOf: Date, read: (game: FootballGame, asOf: number) => T): T | null => {
    const game = league.findGame(gameId, asOf.getTime());
    return game === null ? null : read(game, asOf.getTime());
  };
  return {
    listGames: async (from, to, asOf) => {
      const games: FeedFootballGame[] = [];
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
