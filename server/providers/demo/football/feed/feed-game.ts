import { type FeedFootballGame, type TeamRef, UNDECIDED_CODE } from '../../../../ports/index.ts';
import { dayOnOf } from '../../calendar/day-number.ts';
import { yearOf } from '../calendar/season-calendar.ts';
import { clubOf } from '../clubs.ts';
import type { FootballGame } from '../league/league.ts';
import { codeAt, type Entrant, gameIdAt } from '../schedule/fixture.ts';
import { type Phase, phaseAt } from './game-phase.ts';

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

export function feedGame(game: FootballGame, asOf: number): FeedFootballGame {
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
