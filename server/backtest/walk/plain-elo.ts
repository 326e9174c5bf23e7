import { ELO_AVERAGE, ELO_HOME_EDGE, ELO_HOME_EDGE_WITHOUT_FANS, eloAfter, eloNextSeason, eloWinProbability } from '@clearedge/quant/elo';
import type { RatedGame } from '@clearedge/quant/sports/baseball/ratings';

const SEASON_WITHOUT_FANS = 2020;

/** The plain baseline: one Elo number a club, nothing else. */
export class PlainElo {
  readonly #ratings = new Map<string, number>();

  startSeason(): void {
    for (const [club, rating] of this.#ratings) this.#ratings.set(club, eloNextSeason(rating));
  }

  #sides({ away, home, season }: Pick<RatedGame, 'season'> & { away: { clubId: string }; home: { clubId: string } }) {
    return {
      home: this.#ratings.get(home.clubId) ?? ELO_AVERAGE,
      away: this.#ratings.get(away.clubId) ?? ELO_AVERAGE,
      homeEdge: season === SEASON_WITHOUT_FANS ? ELO_HOME_EDGE_WITHOUT_FANS : ELO_HOME_EDGE,
    };
  }

  pHome(game: RatedGame): number {
    return eloWinProbability(this.#sides(game));
  }

  absorb(games: readonly RatedGame[]): void {
    for (const game of games) {
      if (game.home.runs === game.away.runs) continue;
      const after = eloAfter(this.#sides(game), game.home.runs, game.away.runs);
      this.#ratings.set(game.home.clubId, after.home);
      this.#ratings.set(game.away.clubId, after.away);
    }
  }
}
