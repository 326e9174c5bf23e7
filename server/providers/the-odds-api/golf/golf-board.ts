import { isAmericanPrice } from '@clearedge/quant/price';
import type { GolfOddsBoard, GolfPriceSheet } from '../../../ports/golf-feed.ts';
import type { SourceStore } from '../../../ports/source-store.ts';
import { bookOf } from '../books.ts';
import type { OddsApiClient } from '../client.ts';
import type { SharedBudget } from '../credits/shared-budget.ts';
import { SharedValue } from '../credits/shared-value.ts';
import { playerFinder } from '../match-players.ts';
import { quotedAtOf } from '../quote-times.ts';
import type { WireOddsEvent } from '../schema.ts';

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

/** A sheet for each book. Lay prices of exchanges are another market, and left out; so is a name that no one in the field bears. */
export function mapOutrights(
  tournamentId: string,
  event: WireOddsEvent,
  players: PricedTournament['players'],
  answeredAt: Date,
): { sheets: GolfPriceSheet[]; unmatched: string[] } {
  const find = playerFinder(players);
  const unmatched = new Set<string>();
  const sheets = (event.bookmakers?.rows ?? []).flatMap((book) => {
    const market = book.markets.rows.find(({ key }) => key === 'outrights');
    const quotedAt = market && quotedAtOf(book, market, answeredAt);
    if (!quotedAt) return [];
    const prices = market.outcomes.rows.flatMap(({ name, price }) => {
      const player = find(name);
      if (!player) unmatched.add(name);
      return player && isAmericanPrice(price) ? [{ playerId: player.playerId, opponentId: null, side: null, price }] : [];
    });
    return prices.length > 0 ? [{ tournamentId, book: bookOf(book), market: 'outright' as const, quotedAt, prices }] : [];
  });
  return { sheets, unmatched: [...unmatched] };
}

interface Answer {
  requestedAt: string;
  sheets: (Omit<GolfPriceSheet, 'quotedAt' | 'seenAt'> & { quotedAt: string; seenAt: string })[];
}

const KEEP_MS = 10 * 86_400_000;

const revive = (answer: Answer | null): GolfPriceSheet[] =>
  (answer?.sheets ?? []).map((sheet) => ({ ...sheet, quotedAt: new Date(sheet.quotedAt), seenAt: new Date(sheet.seenAt) }));

export class OddsApiGolf implements GolfOddsBoard {
  readonly #client: OddsApiClient;
  readonly #budget: SharedBudget;
  readonly #shelf: SourceStore;
  readonly #find: (tournamentId: string, asOf: Date) => Promise<PricedTournament | null>;
  readonly #answers = new Map<string, SharedValue<Answer>>();
  readonly unmatchedPlayers = new Set<string>();

  constructor(
    client: OddsApiClient,
    budget: SharedBudget,
    store: SourceStore,
    find: (tournamentId: string, asOf: Date) => Promise<PricedTournament | null>,
  ) {
    this.#client = client;
    this.#budget = budget;
    this.#shelf = store;
    this.#find = find;
  }

  listSheets = async (tournamentId: string, asOf: Date): Promise<GolfPriceSheet[]> => {
    const tournament = await this.#find(tournamentId, asOf);
    const sport = tournament ? sportKeyOf(tournament) : null;
    if (!tournament || !sport) return [];
    const key = `golf:${tournamentId}`;
    const answer = this.#answers.get(key) ?? new SharedValue<Answer>(key, this.#shelf, KEEP_MS);
    this.#answers.set(key, answer);
    const stored = await answer.read();
    const wish = { use: 'golf', cost: this.#client.regionCount, starts: [tournament.startsAt] } as const;
    if (tournament.players.length === 0 || !(await this.#budget.take(key, wish))) {
      const requestedAt = this.#budget.requestedAt(key);
      return revive(requestedAt && (!stored || requestedAt > new Date(stored.requestedAt)) ? await answer.readAgain() : stored);
    }
    try {
      return revive(await answer.write(await this.#ask(tournamentId, sport, tournament.players)));
    } catch (error) {
      await this.#budget.fail(key, wish, error);
      throw error;
    }
  };

  async #ask(tournamentId: string, sport: string, players: PricedTournament['players']): Promise<Answer> {
    const { value, checkedAt, fault } = await this.#client.odds(sport, ['outrights']);
    if (fault) throw fault;
    const mapped = value.rows.map((event) => mapOutrights(tournamentId, event, players, checkedAt));
    for (const name of mapped.flatMap(({ unmatched }) => unmatched)) this.unmatchedPlayers.add(name);
    const seenAt = checkedAt.toISOString();
    const sheets = mapped.flatMap((each) => each.sheets).map((sheet) => ({ ...sheet, quotedAt: sheet.quotedAt.toISOString(), seenAt }));
    return { requestedAt: seenAt, sheets };
  }
}
