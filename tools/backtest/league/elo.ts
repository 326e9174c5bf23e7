import type { LeagueGame } from './league-games.ts';

/** Constants of a margin Elo: points at stake, home edge, and what a winter takes off. */
export interface EloTerms {
  k: number;
  home: number;
  revert: number;
}

const SCALE = 400;

/** Chance of the home side before each game, by a plain Elo that counts the margin (ln(|m| + 1) × 2.2 / (2.2 + 0.001 d)). */
export function eloForecasts(games: readonly LeagueGame[], { k, home, revert }: EloTerms): Map<string, number> {
  const ratings = new Map<string, number>();
  const of = (club: string): number => ratings.get(club) ?? 0;
  const forecasts = new Map<string, number>();
  let season = games[0]?.season;
  for (const game of games) {
    if (game.season !== season) for (const [club, rating] of ratings) ratings.set(club, rating * (1 - revert));
    season = game.season;
    const lead = of(game.home) - of(game.away) + (game.isNeutral ? 0 : home);
    const pHome = 1 / (1 + 10 ** (-lead / SCALE));
    forecasts.set(game.id, pHome);
    const margin = game.homeScore - game.awayScore;
    const ahead = margin >= 0 ? lead : -lead;
    const stake = k * Math.log(Math.abs(margin) + 1) * (2.2 / (2.2 + 0.001 * ahead));
    const moved = stake * ((Math.sign(margin) + 1) / 2 - pHome);
    ratings.set(game.home, of(game.home) + moved);
    ratings.set(game.away, of(game.away) - moved);
  }
  return forecasts;
}
