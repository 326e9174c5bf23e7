import type { CloseCenters, LeagueParameters } from '@clearedge/quant/sports/league';
import { expect, type LeagueExpectation, learn, startRatings } from '@clearedge/quant/sports/league/ratings';
import { groupBy } from '../../../server/kernel/collections.ts';
import type { LeagueGame } from './league-games.ts';

/** What was expected of a game from the days before it. */
export interface Walked<Game extends LeagueGame = LeagueGame> {
  game: Game;
  expected: LeagueExpectation;
}

/**
 * Goes through the games day by day: all of a day are forecast before any of it is taken in. `closeOf` says what closing prices teach; nothing
 * where it is left out.
 */
export function walkLeague(games: readonly LeagueGame[], model: LeagueParameters, closeOf?: (game: LeagueGame) => CloseCenters): Walked[] {
  let ratings = startRatings(games[0]?.season ?? 0, model);
  const walked: Walked[] = [];
  for (const day of groupBy(games, ({ on }) => on).values()) {
    for (const game of day) walked.push({ game, expected: expect(ratings, game, model) });
    for (const game of day) ratings = learn(ratings, closeOf ? { ...game, close: closeOf(game) } : game, model);
  }
  return walked;
}
