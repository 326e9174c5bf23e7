import type { BaseballFacts, PlayerFacts } from '@clearedge/quant/grading';
import { playerFacts, type ReportedFacts } from '../../../ports/index.ts';
import { playsUntil } from '../engine/tape/box-sheet.ts';
import type { Game } from '../league/league.ts';
import { completedInningsAt, lineScoreAt } from '../league/line-score.ts';
import { boxScoreAt } from './box-score.ts';
import { phaseAt, secondsAt } from './game-phase.ts';

const REGULATION = 9;
/** Everyone on either roster is named. */
function playersOf(game: Game, asOf: number, isOver = true): Record<string, PlayerFacts> {
  const { fixture, season } = game;
  const rosters = [fixture.away, fixture.home].flatMap((team) => {
    const { batters, starters, relievers } = season.rosters[team]!;
    return [...batters, ...starters, ...relievers].map(({ playerId }) => playerId);
  });
  const none = { batters: [], pitchers: [] };
  return playerFacts(rosters, boxScoreAt(game, asOf) ?? { away: none, home: none }, isOver);
}

function postponedFacts(game: Game): BaseballFacts {
  const { rain } = game.fixture;
  const playedSameDay = rain?.kind === 'postponed' && rain.makeUpDay === game.fixture.day;
  const nothing = { state: 'postponed', scheduledInnings: REGULATION, completedInnings: 0, score: { away: 0, home: 0 } } as const;
  return {
    ...nothing,
    lineScore: { away: [], home: [] },
    starters: { away: null, home: null },
    players: playersOf(game, 0),
    playedSameDay,
  };
}

function playedFacts(game: Game, asOf: number, state: 'final' | 'called' | 'suspended'): BaseballFacts {
  const tape = game.season.tapeOf(game.fixture);
  const plays = state === 'suspended' ? playsUntil(tape, secondsAt(game, asOf)) : tape.playCount;
  const { away, home, totals } = lineScoreAt(tape, plays);
  return {
    state,
    scheduledInnings: REGULATION,
    completedInnings: completedInningsAt(tape, plays),
    score: { away: totals.away.runs, home: totals.home.runs },
    lineScore: { away, home },
    starters: { away: tape.people[tape.starters.away]!.playerId, home: tape.people[tape.starters.home]!.playerId },
    players: playersOf(game, asOf, state !== 'suspended'),
  };
}

/** What bets are graded on, once a game is over, put off or suspended. */
export function contestFactsAt(game: Game, asOf: number): ReportedFacts | null {
  const { status } = phaseAt(game, asOf);
  const { fixture, season } = game;
  const { gameId, rain } = fixture;
  if (status === 'postponed') {
    const announcedAt = rain?.kind === 'postponed' ? rain.announcedAt : asOf;
    return { gameId, facts: postponedFacts(game), reportedAt: new Date(announcedAt), isFinal: true };
  }
  if (status !== 'final' && status !== 'suspended') return null;
  const { endAt, isCalled, stop } = season.resultOf(fixture);
  if (status === 'suspended')
    return { gameId, facts: playedFacts(game, asOf, 'suspended'), reportedAt: new Date(stop!.from), isFinal: false };
  return { gameId, facts: playedFacts(game, asOf, isCalled ? 'called' : 'final'), reportedAt: new Date(endAt), isFinal: true };
}
