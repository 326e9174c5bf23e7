import { closeCenters, type LeagueParameters } from '@clearedge/quant/sports/league';
import { shareOf } from '../figures/kept-share.ts';
import { type LeagueGame, marketOf } from './league-games.ts';
import { walkLeague } from './walk-league.ts';

/** The model's share beside the market that past prices support. */
export interface MarketShare {
  center: 'margin' | 'total';
  /** At the open: how much of the way to the model the number had gone by the close. At the close: how much of it the results went. */
  at: 'open' | 'close';
  games: number;
  share: number;
  /** Clustered by day. */
  standardError: number;
}

/**
 * By least squares through zero, with the model as an installation has it: who starts, wind and roofs are unknown to it. A center without two
 * days of prices is left out.
 */
export function marketShares(games: readonly LeagueGame[], model: LeagueParameters, seasons: readonly number[]): MarketShare[] {
  const known = games.map(({ starters: _starters, wind: _wind, isIndoors: _roof, ...game }) => game);
  const centersOf = (quotes: LeagueGame['open']) => closeCenters(marketOf(quotes), model);
  const walked = walkLeague(known, model, ({ closing }) => centersOf(closing)).filter(({ game }) => seasons.includes(game.season));
  return (['margin', 'total'] as const).flatMap((center) =>
    (['open', 'close'] as const).flatMap((at) => {
      const moves = walked.flatMap(({ game, expected }) => {
        const close = centersOf(game.closing)[center];
        const from = at === 'open' ? centersOf(game.open)[center] : close;
        const result = center === 'margin' ? game.homeScore - game.awayScore : game.homeScore + game.awayScore;
        const to = at === 'open' ? close : result;
        if (from === null || to === null) return [];
        return { season: game.season, on: game.on, claimed: expected[center].mean - from, atClose: to - from };
      });
      const share = shareOf(moves);
      return share ? { center, at, games: moves.length, ...share } : [];
    }),
  );
}
