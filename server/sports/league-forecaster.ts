import {
  type CloseCenters,
  closeCenters,
  type LeagueModel,
  listLeagueRatings,
  type MarginAndTotal,
  projectLeagueGame,
} from '@clearedge/quant/sports/league';
import type { LeagueForecaster, PlayedGame } from './sport-module.ts';

/** Main numbers are hung where either side is as likely. */
const EVEN = 0.5;

const centersOf = ({ spread, total }: NonNullable<PlayedGame['close']>, { parameters }: LeagueModel): CloseCenters =>
  closeCenters(
    {
      pHome: null,
      spread: spread === null ? null : { line: spread, homeProbability: EVEN },
      total: total === null ? null : { line: total, overProbability: EVEN },
    },
    parameters,
  );

/** Forecasts of a league by the model that leagues share; `weight` is the model's share beside the market in each center, 0..1. */
export const leagueForecaster = (model: LeagueModel, weight: MarginAndTotal): LeagueForecaster => ({
  version: model.version,
  poolWeight: weight.margin,
  learnsCloses: true,
  rate: (games, season) => {
    const ratings = games.reduce(
      (now, { close, overtimes, ...game }) =>
        model.learn(now, { ...game, isOvertime: overtimes > 0, ...(close ? { close: centersOf(close, model) } : {}) }),
      model.start(games[0]?.season ?? season),
    );
    return {
      games: ratings.games,
      list: () => listLeagueRatings(ratings),
      project: (fixture, market) => {
        const expected = model.expect(ratings, fixture);
        const { drivers, awayGames, homeGames } = expected;
        const { season, isPlayoff } = fixture;
        return { ...projectLeagueGame(model, expected, market, { season, isPlayoff }, weight), drivers, awayGames, homeGames };
      },
    };
  },
  scoresOf: ({ season, isPlayoff, ...outlook }) => {
    return model.fromOutlook(outlook, { season, isPlayoff }).price;
  },
});
