import { projectFootballGame } from '@clearedge/quant/sports/football/projection';
import {
  absorbResult,
  type ExpectedGame,
  expectGame,
  type FootballParameters,
  startRatings,
} from '@clearedge/quant/sports/football/ratings';
import type { ScoreInput } from '@clearedge/quant/sports/football/score';
import { type FinishedGame, isRegular } from '@clearedge/quant/sports/football/seasons';

/** What was stated of a game from the games that were over when it began, and how it ended. */
export interface FootballPrediction {
  game: FinishedGame;
  expected: ExpectedGame;
  /** That home wins, given that someone does. */
  pHome: number;
  score: ScoreInput;
}

/** Longer than any game takes: one that began within so many hours of a kickoff may not be over by then. */
const LONGEST_MS = 5 * 3_600_000;

/** Expectations alone, for a search over parameters. */
export function expectSeasons(games: readonly FinishedGame[], model: FootballParameters): { game: FinishedGame; expected: ExpectedGame }[] {
  let ratings = startRatings(games[0]?.season ?? 0, model);
  let taken = 0;
  return games.map((game) => {
    while (taken < games.length && games[taken]!.startsAt.getTime() + LONGEST_MS <= game.startsAt.getTime()) {
      ratings = absorbResult(ratings, games[taken]!, model);
      taken += 1;
    }
    return { game, expected: expectGame(ratings, game, model) };
  });
}

/** Goes through seasons in the order of kickoffs: each game is forecast before it or any later one is taken in. */
export const walkFootball = (games: readonly FinishedGame[], model: FootballParameters): FootballPrediction[] =>
  expectSeasons(games, model).map(({ game, expected }) => {
    const { model: own, score } = projectFootballGame(expected, null, { season: game.season, canTie: isRegular(game) });
    return { game, expected, pHome: own.probability, score };
  });
