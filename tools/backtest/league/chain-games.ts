import { DAY_MS } from '@clearedge/quant/calendar';
import { closeCenters, type LeagueParameters } from '@clearedge/quant/sports/league';
import { learn, ratingsAt, startRatings, type Weights, weightsOf } from '@clearedge/quant/sports/league/ratings';
import { type LeagueGame, marketOf } from './league-games.ts';

/** One game as one chain of the ratings sees it: all that does not depend on the numbers that are looked for. */
export interface ChainGame {
  season: number;
  day: string;
  /** Seasons and weeks since the game before. */
  seasons: number;
  weeks: number;
  weights: Weights;
  /** What came, and what the ratings count it as. */
  result: number;
  counted: number;
  /** What the closing prices expected. */
  center: number | null;
}

/** The games of one chain. A model with another number of shared terms needs its own. */
export function chainGames(games: readonly LeagueGame[], model: LeagueParameters, chain: 'margin' | 'total'): ChainGame[] {
  let ratings = startRatings(games[0]!.season, model);
  let before = games[0]!;
  return games.map((game) => {
    const weights = weightsOf(ratingsAt(ratings, game, model), game, model)[chain];
    ratings = learn(ratings, game, model);
    const margin = game.homeScore - game.awayScore;
    const result = chain === 'margin' ? margin : game.homeScore + game.awayScore;
    const isShort = chain === 'margin' && game.isOvertime && model.overtimeMargin !== undefined;
    const one = {
      season: game.season,
      day: game.on,
      seasons: game.season - before.season,
      weeks: game.season === before.season ? (game.startsAt.getTime() - before.startsAt.getTime()) / (7 * DAY_MS) : 0,
      weights,
      result,
      counted: isShort ? Math.sign(margin) * model.overtimeMargin! : result,
      center: closeCenters(marketOf(game.closing), model)[chain],
    };
    before = game;
    return one;
  });
}
