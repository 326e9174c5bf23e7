import { easternDay } from '@clearedge/quant/calendar';
import type { BookRef, FeedQuote, OddsBoard } from '../../ports/odds-board.ts';
import type { Surroundings } from '../http/index.ts';
import { bookOf } from './books.ts';
import type { OddsApiClient } from './client.ts';
import { mapQuotes } from './map-quotes.ts';
import { matchGames, type PricedGame, type Unmatched } from './match-games.ts';
import type { QuotaBudget, Use } from './quota-budget.ts';
import type { WireOddsEvent } from './schema.ts';
import { withTakenDown } from './snapshot.ts';

/** A sport as it is priced: its key, what to ask for, and whose games they are. */
export interface PricedSport {
  key: string;
  use: Use;
  markets: readonly string[];
  codeOf: (name: string) => string | null;
  listGames: (slateOn: string, asOf: Date) => Promise<PricedGame[]>;
}

export interface BoardTally {
  unmatched: Unmatched[];
  refused: number;
  /** When the prices on the board were asked for; null before the first answer. */
  checkedAt: Date | null;
}

/** Days whose last board is remembered, to see what was taken down. */
const MOST_SLATES = 8;

/** Prices of one sport. One call prices every coming game, so that all slates share it. */
export class SportBoard implements OddsBoard {
  readonly #sport: PricedSport;
  readonly #client: OddsApiClient;
  readonly #budget: QuotaBudget;
  readonly #around: Surroundings;
  #events: readonly WireOddsEvent[] = [];
  #checkedAt: Date | null = null;
  #askedAt: Date | null = null;
  readonly #slates = new Map<string, { checkedAt: Date; quotes: FeedQuote[] }>();
  readonly #tallies = new Map<string, Omit<BoardTally, 'checkedAt'>>();

  constructor(sport: PricedSport, client: OddsApiClient, budget: QuotaBudget, around: Surroundings) {
    this.#sport = sport;
    this.#client = client;
    this.#budget = budget;
    this.#around = around;
  }

  listBooks = (): Promise<BookRef[]> => {
    const books = this.#events.flatMap(({ bookmakers }) => bookmakers?.rows ?? []).map(bookOf);
    return Promise.resolve([...new Map(books.map((book) => [book.code, book])).values()]);
  };

  /** The board as last asked for; asked anew where that is worth its credits. Throws ProviderFault where the source was asked and failed. */
  listQuotes = async (slateOn: string, asOf: Date): Promise<FeedQuote[]> => {
    const games = await this.#sport.listGames(slateOn, asOf);
    if (games.length === 0) return [];
    await this.#refresh(games);
    if (this.#checkedAt === null) return [];
    return this.#slate(slateOn, games, this.#checkedAt);
  };

  /** What could not be placed on the slates asked for. */
  get tally(): BoardTally {
    const tallies = [...this.#tallies.values()];
    return {
      unmatched: tallies.flatMap(({ unmatched }) => unmatched),
      refused: tallies.reduce((sum, { refused }) => sum + refused, 0),
      checkedAt: this.#checkedAt,
    };
  }

  async #refresh(games: readonly PricedGame[]): Promise<void> {
    const { key, use, markets } = this.#sport;
    const starts = games.filter(({ isOn }) => isOn).map(({ startsAt }) => startsAt);
    const cost = markets.length * this.#client.regionCount;
    if (!this.#budget.isWorth({ use, cost, lastAskedAt: this.#askedAt, starts })) return;
    this.#askedAt = this.#around.now();
    const { value, checkedAt, fault } = await this.#client.odds(key, markets, use);
    if (fault) throw fault;
    this.#events = value.rows;
    this.#checkedAt = checkedAt;
  }

  #slate(slateOn: string, games: readonly PricedGame[], checkedAt: Date): FeedQuote[] {
    const before = this.#slates.get(slateOn);
    if (before?.checkedAt === checkedAt) return before.quotes;
    const mapped = this.#mapSlate(slateOn, games);
    const open = new Set(games.filter(({ startsAt, isOn }) => isOn && startsAt > checkedAt).map(({ gameId }) => gameId));
    const quotes = withTakenDown(before?.quotes ?? [], mapped, checkedAt, (gameId) => open.has(gameId));
    this.#slates.set(slateOn, { checkedAt, quotes });
    for (const day of [...this.#slates.keys()].sort().slice(0, -MOST_SLATES)) {
      this.#slates.delete(day);
      this.#tallies.delete(day);
    }
    return quotes;
  }

  #mapSlate(slateOn: string, games: readonly PricedGame[]): FeedQuote[] {
    const own = this.#events.filter(({ commence_time }) => easternDay(new Date(commence_time)) === slateOn);
    const offered = own.map((event) => ({
      eventId: event.id,
      awayName: event.away_team ?? '',
      homeName: event.home_team ?? '',
      startsAt: new Date(event.commence_time),
    }));
    const { gameByEvent, unmatched } = matchGames(offered, games, this.#sport.codeOf);
    const mapped = own.flatMap((event) => {
      const game = gameByEvent.get(event.id);
      return game ? [mapQuotes(event, game.gameId, game.isStartTentative ? new Date(event.commence_time) : game.startsAt)] : [];
    });
    this.#tallies.set(slateOn, { unmatched, refused: mapped.reduce((sum, { refused }) => sum + refused, 0) });
    return mapped.flatMap(({ quotes }) => quotes);
  }
}
