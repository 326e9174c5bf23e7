import type { AlternateLines, AlternatesFrom, FeedQuote } from '../../ports/odds-board.ts';
import type { SourceStore } from '../../ports/source-store.ts';
import type { OddsApiClient } from './client.ts';
import type { SharedBudget } from './credits/shared-budget.ts';
import { SharedValue } from './credits/shared-value.ts';
import { EventPrices, slateOf } from './event-prices.ts';
import { type KeyedMarket, mapQuotes } from './map-quotes.ts';
import { closeOf, type PricedGame, type PricedSport } from './match-games.ts';

/** The vendor's words, in the order in which they are asked for where credits allow only some. */
const KEYED: readonly KeyedMarket[] = [
  { market: 'spread', key: 'alternate_spreads' },
  { market: 'total', key: 'alternate_totals' },
  { market: 'away_total', key: 'alternate_team_totals', team: 'away' },
  { market: 'home_total', key: 'alternate_team_totals', team: 'home' },
];
const MARKETS = [...new Set(KEYED.flatMap(({ key }) => key ?? []))];

/** What one answer told of a game; instants as texts. */
interface Answer {
  checkedAt: string;
  quotes: (Omit<FeedQuote, 'quotedAt'> & { quotedAt: string })[];
}

const KEEP_MS = 2 * 86_400_000;
const MOST_GAMES = 60;

const revive = (answer: Answer | null): AlternateLines => ({
  quotes: (answer?.quotes ?? []).map((quote) => ({ ...quote, quotedAt: new Date(quote.quotedAt) })),
  seenAt: answer && new Date(answer.checkedAt),
});

/** A sport's alternate lines, one game at a time and only where someone asks for it; what one process was told, all know. */
export class OddsApiAlternates {
  readonly #sport: PricedSport;
  readonly #client: OddsApiClient;
  readonly #budget: SharedBudget;
  readonly #store: SourceStore;
  readonly #events: EventPrices;
  readonly #answers = new Map<string, SharedValue<Answer>>();

  constructor(sport: PricedSport, client: OddsApiClient, budget: SharedBudget, store: SourceStore) {
    this.#sport = sport;
    this.#client = client;
    this.#budget = budget;
    this.#store = store;
    this.#events = new EventPrices(sport, client);
  }

  /** As last told; from the source asked anew where that is worth its credits. Throws ProviderFault where the source was asked and failed. */
  async list(gameId: string, asOf: Date, from: AlternatesFrom): Promise<AlternateLines> {
    const answer = this.#answerOf(gameId);
    // Another process may have asked.
    if (from === 'stored') return revive(await answer.readAgain());
    const stored = await answer.read();
    const games = await this.#sport.listGames(slateOf(gameId), asOf);
    const game = games.find((each) => each.gameId === gameId);
    if (!game?.isOn || game.stage !== 'coming') return revive(null);
    const key = `alternates:${gameId}`;
    const markets = this.#events.affordable(MARKETS, this.#budget.left('alternates'));
    const cost = markets.length * this.#client.regionCount;
    if (cost === 0 || !(await this.#budget.take(key, { use: 'alternates', cost, starts: [game.startsAt] }))) {
      const requestedAt = this.#budget.requestedAt(key);
      return revive(requestedAt && (!stored || requestedAt > new Date(stored.checkedAt)) ? await answer.readAgain() : stored);
    }
    try {
      return revive(await answer.write(await this.#ask(game, games, markets, asOf)));
    } catch (error) {
      await this.#budget.fail(key, { use: 'alternates', cost }, error);
      throw error;
    }
  }

  async #ask(game: PricedGame, games: readonly PricedGame[], markets: readonly string[], asOf: Date): Promise<Answer> {
    const found = await this.#events.ask(game, games, markets, asOf);
    if (!found) return { checkedAt: asOf.toISOString(), quotes: [] };
    const { value, checkedAt } = found;
    const { quotes } = mapQuotes(value, game.gameId, closeOf(value, game), checkedAt, KEYED);
    return { checkedAt: checkedAt.toISOString(), quotes: quotes.map((quote) => ({ ...quote, quotedAt: quote.quotedAt.toISOString() })) };
  }

  #answerOf(gameId: string): SharedValue<Answer> {
    const known = this.#answers.get(gameId) ?? new SharedValue<Answer>(`alternates:${gameId}`, this.#store, KEEP_MS);
    if (this.#answers.size >= MOST_GAMES) this.#answers.clear();
    this.#answers.set(gameId, known);
    return known;
  }
}
