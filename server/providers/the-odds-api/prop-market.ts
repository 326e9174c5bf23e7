import type { FeedPlayer } from '../../ports/player-stats.ts';
import type { FeedProp, PropMarket } from '../../ports/prop-market.ts';
import type { Surroundings } from '../http/index.ts';
import type { OddsApiClient } from './client.ts';
import { mapProps, PROP_MARKETS } from './map-props.ts';
import { matchGames, type PricedGame } from './match-games.ts';
import type { PricedSport } from './odds-board.ts';
import type { QuotaBudget } from './quota-budget.ts';

interface Kept {
  askedAt: Date;
  props: FeedProp[];
}

/** Prices of players, one game at a time and only where somebody asks for it. */
export class OddsApiProps implements PropMarket {
  readonly #sport: PricedSport;
  readonly #client: OddsApiClient;
  readonly #budget: QuotaBudget;
  readonly #around: Surroundings;
  readonly #listRoster: (teamCode: string, asOf: Date) => Promise<FeedPlayer[]>;
  readonly #kept = new Map<string, Kept>();
  readonly unmatchedPlayers = new Set<string>();

  constructor(
    sport: PricedSport,
    client: OddsApiClient,
    budget: QuotaBudget,
    around: Surroundings,
    listRoster: (teamCode: string, asOf: Date) => Promise<FeedPlayer[]>,
  ) {
    this.#sport = sport;
    this.#client = client;
    this.#budget = budget;
    this.#around = around;
    this.#listRoster = listRoster;
  }

  listProps = async (gameId: string, asOf: Date): Promise<FeedProp[]> => {
    const slateOn = `${gameId.slice(0, 4)}-${gameId.slice(4, 6)}-${gameId.slice(6, 8)}`;
    const games = await this.#sport.listGames(slateOn, asOf);
    const game = games.find((each) => each.gameId === gameId);
    const kept = this.#kept.get(gameId);
    const markets = this.#affordable();
    const cost = markets.length * this.#client.regionCount;
    const wish = { use: 'props', cost, lastAskedAt: kept?.askedAt ?? null, starts: game?.isOn ? [game.startsAt] : [] } as const;
    if (!game || cost === 0 || !this.#budget.isWorth(wish)) return kept?.props ?? [];
    const props = await this.#ask(game, games, markets, asOf);
    if (props) this.#kept.set(gameId, { askedAt: this.#around.now(), props });
    return props ?? kept?.props ?? [];
  };

  /** As many markets as the day's part allows, the most asked for first. */
  #affordable(): string[] {
    const most = Math.floor(this.#budget.left('props') / this.#client.regionCount);
    return PROP_MARKETS.slice(0, most).map(([key]) => key);
  }

  /** Null where the source does not offer the game. */
  async #ask(game: PricedGame, games: readonly PricedGame[], markets: readonly string[], asOf: Date): Promise<FeedProp[] | null> {
    const events = (await this.#client.events(this.#sport.key)).value.rows;
    const offered = events.map(({ id, away_team, home_team, commence_time }) => ({
      eventId: id,
      awayName: away_team ?? '',
      homeName: home_team ?? '',
      startsAt: new Date(commence_time),
    }));
    const { gameByEvent } = matchGames(offered, games, this.#sport.codeOf);
    const eventId = [...gameByEvent].find(([, { gameId }]) => gameId === game.gameId)?.[0];
    if (eventId === undefined) return null;
    const { value, fault } = await this.#client.eventOdds(this.#sport.key, eventId, markets);
    if (fault) throw fault;
    const rosters = await Promise.all([game.awayCode, game.homeCode].map((code) => this.#listRoster(code, asOf)));
    const { props, unmatchedPlayers } = mapProps(value, game.gameId, game.startsAt, rosters.flat());
    for (const name of unmatchedPlayers) this.unmatchedPlayers.add(name);
    return props;
  }
}
