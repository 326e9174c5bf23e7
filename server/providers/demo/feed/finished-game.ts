import { easternDay } from '@clearedge/quant/calendar';
import type { FinishedGame } from '../../../ports/index.ts';
import { yearOf } from '../calendar/season-calendar.ts';
import { CLUBS } from '../clubs/club-table.ts';
import type { Game } from '../league/league.ts';
import { boxScoreAt } from './box-score.ts';
import { phaseAt } from './game-phase.ts';

const REGULATION = 9;

/** A game that was over by `asOf`, whole; null before that. */
export function finishedGameAt(game: Game, asOf: number): FinishedGame | null {
  if (phaseAt(game, asOf).status !== 'final') return null;
  const { fixture, season } = game;
  const { endAt, line } = season.resultOf(fixture);
  const home = CLUBS[fixture.home]!;
  return {
    gameId: fixture.gameId,
    playedOn: easternDay(new Date(endAt)),
    seasonYear: yearOf(fixture.seasonIndex),
    gameNumber: fixture.gameNumber,
    scheduledInnings: REGULATION,
    venue: home.venue,
    awayCode: CLUBS[fixture.away]!.code,
    homeCode: home.code,
    lineScore: { away: [...line.away], home: [...line.home] },
    boxScore: boxScoreAt(game, asOf)!,
  };
}
