import { easternDay } from '@clearedge/quant/calendar';
import type { Good } from '../http/index.ts';
import { type OddsApiClient, unknownMarkets } from './client.ts';
import { matchGames, type PricedGame, type PricedSport } from './match-games.ts';
import type { WireOddsEvent } from './schema.ts';

/** The Eastern day of a game, which its id begins with. */
export const slateOf = (gameId: string): string => `${gameId.slice(0, 4)}-${gameId.slice(4, 6)}-${gameId.slice(6, 8)}`;

/** What the source sells of one game alone, by its markets. */
export class EventPrices {
  readonly #sport: Pick<PricedSport, 'key' | 'codeOf'>;
  readonly #client: OddsApiClient;
  /** Markets that the source does not know, by its own word. */
  readonly #unknown = new Set<string>();

  constructor(sport: Pick<PricedSport, 'key' | 'codeOf'>, client: OddsApiClient) {
    this.#sport = sport;
    this.#client = client;
  }

  /** Of these markets those that the source knows, as many as so many credits buy. */
  affordable(markets: readonly string[], credits: number): string[] {
    return markets.filter((key) => !this.#unknown.has(key)).slice(0, Math.floor(credits / this.#client.regionCount));
  }

  /** Null where the source does not offer the game. Throws ProviderFault where it did not answer. */
  async ask(game: PricedGame, games: readonly PricedGame[], markets: readonly string[], asOf: Date): Promise<Good<WireOddsEvent> | null> {
    const events = (await this.#client.events(this.#sport.key)).value.rows;
    const day = slateOf(game.gameId);
    const offered = events
      .filter(({ commence_time }) => easternDay(new Date(commence_time)) === day)
      .map(({ id, away_team, home_team, commence_time }) => ({
        eventId: id,
        awayName: away_team ?? '',
        homeName: home_team ?? '',
        startsAt: new Date(commence_time),
      }));
    const { gameByEvent } = matchGames(offered, games, this.#sport.codeOf, asOf);
    const eventId = [...gameByEvent].find(([, { gameId }]) => gameId === game.gameId)?.[0];
    if (eventId === undefined) return null;
    const answer = await this.#oddsOf(eventId, markets);
    if (answer.fault) throw answer.fault;
    return answer;
  }

  /** Asks again without markets that the source does not know, and never for those again. */
  async #oddsOf(eventId: string, markets: readonly string[]): Promise<Good<WireOddsEvent>> {
    try {
      return await this.#client.eventOdds(this.#sport.key, eventId, markets);
    } catch (error) {
      const unknown = unknownMarkets(error, markets);
      if (unknown.length === 0 || unknown.length === markets.length) throw error;
      for (const market of unknown) this.#unknown.add(market);
      return await this.#client.eventOdds(
        this.#sport.key,
        eventId,
        markets.filter((market) => !this.#unknown.has(market)),
      );
    }
  }
}
