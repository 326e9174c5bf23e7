import { type BaseballKind, PROPS } from '@clearedge/quant/grading';
import { isAmericanPrice } from '@clearedge/quant/price';
import type { FeedPlayer } from '../../ports/player-stats.ts';
import type { FeedProp, PropMarket } from '../../ports/prop-market.ts';
import type { SourceStore } from '../../ports/source-store.ts';
import type { Surroundings } from '../http/index.ts';
import { bookOf } from './books.ts';
import type { OddsApiClient } from './client.ts';
import type { SharedBudget } from './credits/shared-budget.ts';
import { SharedValue } from './credits/shared-value.ts';
import { EventPrices, slateOf } from './event-prices.ts';
import type { PricedGame, PricedSport } from './match-games.ts';
import { playerFinder } from './match-players.ts';
import { quotedAtOf } from './quote-times.ts';
import type { WireBook, WireMarket, WireOddsEvent } from './schema.ts';

/** In the order in which they are asked for where credits allow only some. */
const PROP_MARKETS: readonly (readonly [string, BaseballKind])[] = [
  ['pitcher_strikeouts', 'pitcher_strikeouts'],
  ['batter_hits', 'hits'],
  ['batter_total_bases', 'total_bases'],
  ['batter_home_runs', 'home_runs'],
  ['pitcher_outs', 'pitcher_outs'],
  ['batter_rbis', 'rbi'],
  ['batter_runs_scored', 'runs'],
  ['pitcher_hits_allowed', 'pitcher_hits_allowed'],
  ['pitcher_earned_runs', 'pitcher_earned_runs'],
  ['pitcher_walks', 'pitcher_walks'],
  ['batter_stolen_bases', 'stolen_bases'],
  ['batter_walks', 'batter_walks'],
  ['batter_strikeouts', 'batter_strikeouts'],
  ['batter_hits_runs_rbis', 'hits_runs_rbi'],
  ['batter_singles', 'singles'],
  ['batter_doubles', 'doubles'],
  ['pitcher_record_a_win', 'pitcher_win'],
  ['pitcher_strikeouts_alternate', 'pitcher_strikeouts'],
  ['batter_total_bases_alternate', 'total_bases'],
  ['batter_hits_alternate', 'hits'],
  ['batter_home_runs_alternate', 'home_runs'],
  ['batter_rbis_alternate', 'rbi'],
  ['batter_runs_scored_alternate', 'runs'],
  ['batter_walks_alternate', 'batter_walks'],
  ['batter_strikeouts_alternate', 'batter_strikeouts'],
  ['batter_singles_alternate', 'singles'],
  ['batter_doubles_alternate', 'doubles'],
  ['pitcher_hits_allowed_alternate', 'pitcher_hits_allowed'],
  ['pitcher_walks_alternate', 'pitcher_walks'],
];
const KINDS = new Map(PROP_MARKETS);
/** A market of lines beside the main one; what it repeats of the main line is left out. */
const isAlternate = ({ key }: WireMarket): boolean => key.endsWith('_alternate');
const OVER_UNDER = { Over: 'overPrice', Under: 'underPrice' } as const;
/** A win has no number: it comes as yes and no. */
const YES_NO = { Yes: 'overPrice', No: 'underPrice' } as const;

interface MappedProps {
  props: FeedProp[];
  /** Players whom neither roster knows, or both; counted, never guessed. */
  unmatchedPlayers: string[];
  refused: number;
}

interface Place {
  gameId: string;
  book: WireBook;
  market: WireMarket;
  prop: BaseballKind;
  quotedAt: Date;
}

/** Over and under of one player at one number are one prop; home runs often have an over only. */
export function mapProps(
  event: WireOddsEvent,
  gameId: string,
  startsAt: Date,
  answeredAt: Date,
  rosters: readonly FeedPlayer[],
): MappedProps {
  const find = playerFinder(rosters);
  const [props, unmatched] = [new Map<string, FeedProp>(), new Set<string>()];
  let refused = 0;
  for (const book of event.bookmakers?.rows ?? [])
    for (const market of book.markets.rows.toSorted((a, b) => Number(isAlternate(a)) - Number(isAlternate(b)))) {
      const prop = KINDS.get(market.key);
      const quotedAt = quotedAtOf(book, market, answeredAt);
      if (prop && quotedAt && quotedAt < startsAt) refused += addProps({ gameId, book, market, prop, quotedAt }, find, props, unmatched);
    }
  return { props: [...props.values()], unmatchedPlayers: [...unmatched], refused };
}

function addProps(
  { gameId, book, market, prop, quotedAt }: Place,
  find: (name: string) => FeedPlayer | null,
  props: Map<string, FeedProp>,
  unmatched: Set<string>,
): number {
  let refused = 0;
  const sides: Readonly<Record<string, 'overPrice' | 'underPrice'>> = PROPS[prop].isYesNo ? YES_NO : OVER_UNDER;
  for (const { name, description, price, point: written } of market.outcomes.rows) {
    const player = find(description ?? '');
    const side = sides[name];
    const point = PROPS[prop].isYesNo ? 0.5 : written;
    if (!player) unmatched.add(description ?? '');
    else if (typeof point !== 'number' || !isAmericanPrice(price) || side === undefined) refused += 1;
    else {
      const key = `${book.key} ${prop} ${player.playerId} ${point}`;
      const blank: FeedProp = {
        gameId,
        playerId: player.playerId,
        playerName: player.name,
        teamCode: player.teamCode,
        book: bookOf(book),
        prop,
        line: point,
        overPrice: null,
        underPrice: null,
        quotedAt,
      };
      const known = props.get(key) ?? blank;
      if (known[side] === null || !isAlternate(market)) props.set(key, { ...known, [side]: price });
    }
  }
  return refused;
}

/** What one answer reported of a game's players; instants as texts. */
interface Answer {
  requestedAt: string;
  props: (Omit<FeedProp, 'quotedAt' | 'seenAt'> & { quotedAt: string; seenAt: string })[];
}

const KEEP_MS = 3 * 86_400_000;
/** Whoever asks about a time before this asks about the past, and gets the newest answer. */
const PAST_MS = 10 * 60_000;
const MOST_GAMES = 60;

/** Prices of players, one game at a time and only where someone asks for it; what one process was told, all know. */
export class OddsApiProps implements PropMarket {
  readonly #sport: PricedSport;
  readonly #client: OddsApiClient;
  readonly #budget: SharedBudget;
  readonly #around: Surroundings;
  readonly #shelf: SourceStore;
  readonly #listRoster: (teamCode: string, asOf: Date) => Promise<FeedPlayer[]>;
  readonly #answers = new Map<string, SharedValue<Answer>>();
  readonly #events: EventPrices;
  readonly unmatchedPlayers = new Set<string>();

  constructor(
    sport: PricedSport,
    client: OddsApiClient,
    shared: { budget: SharedBudget; store: SourceStore; around: Surroundings },
    listRoster: (teamCode: string, asOf: Date) => Promise<FeedPlayer[]>,
  ) {
    this.#sport = sport;
    this.#client = client;
    this.#events = new EventPrices(sport, client);
    this.#budget = shared.budget;
    this.#around = shared.around;
    this.#shelf = shared.store;
    this.#listRoster = listRoster;
  }

  listProps = async (gameId: string, asOf: Date): Promise<FeedProp[]> => {
    const answer = this.#answerOf(gameId);
    const stored = await answer.read();
    if (this.#around.now().getTime() - asOf.getTime() > PAST_MS) return revive(stored);
    const games = await this.#sport.listGames(slateOf(gameId), asOf);
    const game = games.find((each) => each.gameId === gameId);
    const markets = this.#events.affordable(
      PROP_MARKETS.map(([key]) => key),
      this.#budget.left('props'),
    );
    const cost = markets.length * this.#client.regionCount;
    const key = `props:${gameId}`;
    const starts = game?.isOn ? [game.startsAt] : [];
    if (!game || cost === 0 || !(await this.#budget.take(key, { use: 'props', cost, starts }))) {
      const requestedAt = this.#budget.requestedAt(key);
      return revive(requestedAt && (!stored || requestedAt > new Date(stored.requestedAt)) ? await answer.readAgain() : stored);
    }
    try {
      const props = await this.#ask(game, games, markets, asOf);
      return revive(props && (await answer.write({ requestedAt: this.#around.now().toISOString(), props })));
    } catch (error) {
      await this.#budget.fail(key, { use: 'props', cost }, error);
      throw error;
    }
  };

  #answerOf(gameId: string): SharedValue<Answer> {
    const known = this.#answers.get(gameId) ?? new SharedValue<Answer>(`props:${gameId}`, this.#shelf, KEEP_MS);
    if (this.#answers.size >= MOST_GAMES) this.#answers.clear();
    this.#answers.set(gameId, known);
    return known;
  }

  /** Null where the source does not offer the game. */
  async #ask(game: PricedGame, games: readonly PricedGame[], markets: readonly string[], asOf: Date): Promise<Answer['props'] | null> {
    const found = await this.#events.ask(game, games, markets, asOf);
    if (!found) return null;
    const { value, checkedAt } = found;
    const rosters = await Promise.all([game.awayCode, game.homeCode].map((code) => this.#listRoster(code, asOf)));
    const { props, unmatchedPlayers } = mapProps(value, game.gameId, game.startsAt, checkedAt, rosters.flat());
    for (const name of unmatchedPlayers) this.unmatchedPlayers.add(name);
    return props.map((prop) => ({ ...prop, quotedAt: prop.quotedAt.toISOString(), seenAt: checkedAt.toISOString() }));
  }
}

const revive = (answer: Answer | null): FeedProp[] =>
  (answer?.props ?? []).map((prop) => ({ ...prop, quotedAt: new Date(prop.quotedAt), seenAt: new Date(prop.seenAt) }));
