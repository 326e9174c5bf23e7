import { isAmericanPrice } from '@clearedge/quant/price';
import type { GolfOddsBoard, GolfPriceSheet } from '../../ports/golf-feed.ts';
import type { Surroundings } from '../http/index.ts';
import { bookOf } from './books.ts';
import type { OddsApiClient } from './client.ts';
import { playerFinder } from './match-players.ts';
import type { QuotaBudget } from './quota-budget.ts';
import type { WireOddsEvent } from './schema.ts';

/** What the prices must know of a tournament. */
export interface PricedTournament {
  name: string;
  startsAt: Date;
  isMajor: boolean;
  players: readonly { playerId: string; name: string }[];
}

/** Nothing but the four majors is priced here; other weeks have no prices, and say so by having none. */
const KEYS: readonly [RegExp, string][] = [
  [/masters/i, 'golf_masters_tournament_winner'],
  [/pga championship/i, 'golf_pga_championship_winner'],
  [/u\.?s\.? open/i, 'golf_us_open_winner'],
  [/the open|open championship/i, 'golf_the_open_championship_winner'],
];

/** Null for a tournament that is no major. */
export const sportKeyOf = ({ name, isMajor }: Pick<PricedTournament, 'name' | 'isMajor'>): string | null =>
  isMajor ? (KEYS.find(([names]) => names.test(name))?.[1] ?? null) : null;

/** A sheet for each book. Lay prices of exchanges are another market, and left out; so is a name that nobody in the field bears. */
export function mapOutrights(
  tournamentId: string,
  event: WireOddsEvent,
  players: PricedTournament['players'],
): { sheets: GolfPriceSheet[]; unmatched: string[] } {
  const find = playerFinder(players);
  const unmatched = new Set<string>();
  const sheets = (event.bookmakers?.rows ?? []).flatMap((book) => {
    const market = book.markets.rows.find(({ key }) => key === 'outrights');
    const told = market?.last_update ?? book.last_update;
    if (!market || !told) return [];
    const prices = market.outcomes.rows.flatMap(({ name, price }) => {
      const player = find(name);
      if (!player) unmatched.add(name);
      return player && isAmericanPrice(price) ? [{ playerId: player.playerId, opponentId: null, side: null, price }] : [];
    });
    return prices.length > 0 ? [{ tournamentId, book: bookOf(book), market: 'outright' as const, quotedAt: new Date(told), prices }] : [];
  });
  return { sheets, unmatched: [...unmatched] };
}

export class OddsApiGolf implements GolfOddsBoard {
  readonly #client: OddsApiClient;
  readonly #budget: QuotaBudget;
  readonly #around: Surroundings;
  readonly #find: (tournamentId: string, asOf: Date) => Promise<PricedTournament | null>;
  readonly #kept = new Map<string, { askedAt: Date; sheets: GolfPriceSheet[] }>();
  readonly unmatchedPlayers = new Set<string>();

  constructor(
    client: OddsApiClient,
    budget: QuotaBudget,
    around: Surroundings,
    find: (tournamentId: string, asOf: Date) => Promise<PricedTournament | null>,
  ) {
    this.#client = client;
    this.#budget = budget;
    this.#around = around;
    this.#find = find;
  }

  listSheets = async (tournamentId: string, asOf: Date): Promise<GolfPriceSheet[]> => {
    const tournament = await this.#find(tournamentId, asOf);
    const key = tournament ? sportKeyOf(tournament) : null;
    if (!tournament || !key) return [];
    const kept = this.#kept.get(tournamentId);
    const wish = {
      use: 'golf',
      cost: this.#client.regionCount,
      lastAskedAt: kept?.askedAt ?? null,
      starts: [tournament.startsAt],
    } as const;
    if (tournament.players.length === 0 || !this.#budget.isWorth(wish)) return kept?.sheets ?? [];
    const { value, fault } = await this.#client.odds(key, ['outrights'], 'golf');
    if (fault) throw fault;
    const mapped = value.rows.map((event) => mapOutrights(tournamentId, event, tournament.players));
    for (const name of mapped.flatMap(({ unmatched }) => unmatched)) this.unmatchedPlayers.add(name);
    const sheets = mapped.flatMap((each) => each.sheets);
    this.#kept.set(tournamentId, { askedAt: this.#around.now(), sheets });
    return sheets;
  };
}
