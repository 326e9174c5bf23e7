import type { ReportedFootballFacts } from '../../../../ports/index.ts';
import type { FootballGame } from '../league/league.ts';
import { gameIdAt } from '../schedule/fixture.ts';
import { phaseAt } from './game-phase.ts';

const MINUTES = 60;

/** What bets are graded on, once a game is over. */
export function factsAt(game: FootballGame, asOf: number): ReportedFootballFacts | null {
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
