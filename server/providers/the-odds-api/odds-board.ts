import { easternDay } from '@clearedge/quant/calendar';
import type { AlternateLines, AlternatesFrom, BoardState, BookRef, FeedQuote, OddsBoard } from '../../ports/odds-board.ts';
import type { SourceStore } from '../../ports/source-store.ts';
import { ProviderFault } from '../http/index.ts';
import { OddsApiAlternates } from './alternate-lines.ts';
import { bookOf } from './books.ts';
import type { OddsApiClient } from './client.ts';
import type { SharedBudget } from './credits/shared-budget.ts';
import { SharedValue } from './credits/shared-value.ts';
import { mapQuotes } from './map-quotes.ts';
import { closeOf, matchGames, type PricedGame, type PricedSport, type Unmatched } from './match-games.ts';
import { isOlder } from './quote-times.ts';
import type { WireOddsEvent } from './schema.ts';

/** A price as it stands, and when its book last spoke of it. The two differ for one that came back without a new word of its book. */
interface Standing {
  quote: FeedQuote;
  reportedAt: number;
  /** False: the newest answer holds an older word of this book than the one before; no one confirmed it. */
  isNamed: boolean;
}

const keyOf = ({ gameId, book, market, side }: FeedQuote): string => `${gameId} ${book.code} ${market} ${side}`;

/**
 * What an answer says, against what stood before it. A price that is missing now was taken down at the time of this answer. One that comes
 * back is dated by the answer that brings it back: by its book's word it would seem to be older than its own withdrawal, and be left out
 * until it moves. Games that have begun are left alone; their last price is the closing one.
 */
function withTakenDown(before: readonly Standing[], now: readonly FeedQuote[], at: Date, isOpen: (gameId: string) => boolean): Standing[] {
  const stood = new Map(before.map((standing) => [keyOf(standing.quote), standing]));
  const reported = new Set(now.map(keyOf));
  const gone = before.filter(({ quote }) => !reported.has(keyOf(quote)) && isOpen(quote.gameId));
  return [...now.map((quote) => standingOf(quote, stood.get(keyOf(quote)), at)), ...gone.map((standing) => takenDown(standing, at))];
}

function standingOf(quote: FeedQuote, was: Standing | undefined, at: Date): Standing {
  const reportedAt = quote.quotedAt.getTime();
  if (was && reportedAt < was.reportedAt) return { ...was, isNamed: false };
  if (!was || reportedAt > was.quote.quotedAt.getTime()) return { quote, reportedAt, isNamed: true };
  const isSame = was.quote.price === quote.price && was.quote.line === quote.line;
  return { quote: isSame ? was.quote : { ...quote, quotedAt: at }, reportedAt, isNamed: true };
}

const takenDown = (was: Standing, at: Date): Standing =>
  was.quote.price === null ? { ...was, isNamed: true } : { ...was, quote: { ...was.quote, price: null, quotedAt: at }, isNamed: true };

export interface BoardTally {
  unmatched: Unmatched[];
  refused: number;
  undated: number;
  /** When the prices on the board were asked for; null before the first answer. */
  checkedAt: Date | null;
}

/** What one answer reported of a whole sport. */
interface Answer {
  checkedAt: string;
  events: readonly WireOddsEvent[];
}

const quotesOf = (standings: readonly Standing[]): FeedQuote[] => standings.filter(({ isNamed }) => isNamed).map(({ quote }) => quote);

/** Days whose last board is remembered, to see what was taken down. */
const MOST_SLATES = 8;

/** Prices of one sport. One call prices every coming game, so that all slates, and all processes, share it. */
export class SportBoard implements OddsBoard {
  readonly #sport: PricedSport;
  readonly #now: () => Date;
  readonly #client: OddsApiClient;
  readonly #budget: SharedBudget;
  readonly #answer: SharedValue<Answer>;
  readonly #alternates: OddsApiAlternates;
  readonly #slates = new Map<string, { checkedAt: number; standings: Standing[] }>();
  readonly #tallies = new Map<string, Omit<BoardTally, 'checkedAt'>>();

  constructor(sport: PricedSport, client: OddsApiClient, budget: SharedBudget, { store, now }: { store: SourceStore; now: () => Date }) {
    this.#now = now;
    this.#sport = sport;
    this.#client = client;
    this.#budget = budget;
    this.#answer = new SharedValue(`board:${sport.key}`, store);
    this.#alternates = new OddsApiAlternates(sport, client, budget, store);
  }

  listBooks = async (): Promise<BookRef[]> => {
    const books = ((await this.#answer.read())?.events ?? []).flatMap(({ bookmakers }) => bookmakers?.rows ?? []).map(bookOf);
    return [...new Map(books.map((book) => [book.code, book])).values()];
  };

  /** The board as last asked for; asked anew where that is worth its credits. Throws ProviderFault where the source was asked and failed. */
  listQuotes = async (slateOn: string, asOf: Date): Promise<FeedQuote[]> => {
    const games = await this.#sport.listGames(slateOn, asOf);
    if (games.length === 0) return [];
    // The board as it stood comes first: against it the next one shows what was taken down.
    const before = await this.#answer.read();
    if (before) this.#slate(slateOn, games, before);
    const answer = (await this.#askAnew(games)) ?? before;
    return answer ? this.#slate(slateOn, games, answer) : [];
  };

  findStanding = (slateOn: string): Promise<BoardState> => {
    const slate = this.#slates.get(slateOn);
    return Promise.resolve({ seenAt: slate ? new Date(slate.checkedAt) : null, isWhole: true });
  };

  listAlternates = (gameId: string, asOf: Date, from: AlternatesFrom): Promise<AlternateLines> => this.#alternates.list(gameId, asOf, from);

  /** What could not be placed on the slates asked for. */
  get tally(): BoardTally {
    const tallies = [...this.#tallies.values()];
    const checkedAt = this.#answer.known?.checkedAt;
    return {
      unmatched: tallies.flatMap(({ unmatched }) => unmatched),
      refused: tallies.reduce((sum, { refused }) => sum + refused, 0),
      undated: tallies.reduce((sum, { undated }) => sum + undated, 0),
      checkedAt: checkedAt ? new Date(checkedAt) : null,
    };
  }

  /** Null where it is not worth its credits now, and no one else asked since. */
  async #askAnew(games: readonly PricedGame[]): Promise<Answer | null> {
    const { key, use, markets } = this.#sport;
    const starts = games.filter(({ isOn }) => isOn).map(({ startsAt }) => startsAt);
    const cost = markets.length * this.#client.regionCount;
    if (!(await this.#budget.take(key, { use, cost, starts }))) {
      const requestedAt = this.#budget.requestedAt(key);
      const known = this.#answer.known;
      return requestedAt && known && requestedAt > new Date(known.checkedAt) ? this.#answer.readAgain() : null;
    }
    try {
      const { value, checkedAt, fault } = await this.#client.odds(key, markets, (events) => this.#checkOrder(events));
      if (fault) throw fault;
      return await this.#answer.write({ checkedAt: checkedAt.toISOString(), events: value.rows });
    } catch (error) {
      await this.#budget.fail(key, { use, cost }, error);
      throw error;
    }
  }

  #slate(slateOn: string, games: readonly PricedGame[], answer: Answer): FeedQuote[] {
    const checkedAt = new Date(answer.checkedAt);
    const before = this.#slates.get(slateOn);
    if (before?.checkedAt === checkedAt.getTime()) return quotesOf(before.standings);
    const mapped = this.#mapSlate(slateOn, games, answer.events, checkedAt);
    const open = new Set(games.filter(({ startsAt, isOn }) => isOn && startsAt > checkedAt).map(({ gameId }) => gameId));
    const standings = withTakenDown(before?.standings ?? [], mapped, checkedAt, (gameId) => open.has(gameId));
    this.#slates.set(slateOn, { checkedAt: checkedAt.getTime(), standings });
    for (const day of [...this.#slates.keys()].sort().slice(0, -MOST_SLATES)) {
      this.#slates.delete(day);
      this.#tallies.delete(day);
    }
    return quotesOf(standings);
  }

  /** What stands is better than an answer of some time ago, or none at all where games are coming: the board ages until the next one. */
  #checkOrder(events: readonly WireOddsEvent[]): void {
    const before = this.#answer.known?.events ?? [];
    const now = this.#now().getTime();
    if (events.length === 0 && before.some(({ commence_time }) => Date.parse(commence_time) > now))
      throw new ProviderFault('wrong_shape', `odds of ${this.#sport.key}: no event, where some were coming`);
    if (isOlder(events, before, now)) throw new ProviderFault('wrong_shape', `odds of ${this.#sport.key}: older than those told before`);
  }

  #mapSlate(slateOn: string, games: readonly PricedGame[], events: readonly WireOddsEvent[], checkedAt: Date): FeedQuote[] {
    const own = events.filter(({ commence_time }) => easternDay(new Date(commence_time)) === slateOn);
    const offered = own.map((event) => ({
      eventId: event.id,
      awayName: event.away_team ?? '',
      homeName: event.home_team ?? '',
      startsAt: new Date(event.commence_time),
    }));
    const { gameByEvent, unmatched } = matchGames(offered, games, this.#sport.codeOf, this.#now());
    const mapped = own.flatMap((event) => {
      const game = gameByEvent.get(event.id);
      return game ? [mapQuotes(event, game.gameId, closeOf(event, game), checkedAt)] : [];
    });
    this.#tallies.set(slateOn, {
      unmatched,
      refused: mapped.reduce((sum, { refused }) => sum + refused, 0),
      undated: mapped.reduce((sum, { undated }) => sum + undated, 0),
    });
    return mapped.flatMap(({ quotes }) => quotes);
  }
}
