import { HOUR_MS } from '@clearedge/quant/calendar';
import {
  type AnswerChecks,
  addressOf,
  type Good,
  jsonReader,
  ProviderClient,
  ProviderFault,
  type ProviderHealth,
  type Rows,
  type Surroundings,
} from '../http/index.ts';
import { boardChecks } from './checks.ts';
import type { Use } from './credits/quota-budget.ts';
import type { SharedBudget } from './credits/shared-budget.ts';
import { WireError, WireOdds, WireOddsEvent, type WireScore, WireScores, WireSports } from './schema.ts';

export interface OddsApiAccess {
  baseUrl: string;
  apiKey: string;
  /** Comma list of us, us2, uk, eu, au ...: each multiplies the cost. */
  regions: string;
}

export const ODDS_API_URL = 'https://api.the-odds-api.com';

const LONG_OVER_MS = 30 * 24 * HOUR_MS;
/** No league's games are priced so far ahead. */
const FAR_AHEAD_MS = 300 * 24 * HOUR_MS;
const SCORES_COST = 2;
/** The board decides when a call is worth its credits; the cache only joins calls of the same moment. */
const FRESH = { leastMs: 30_000, mostMs: 30_000 };
/** Eight at a time have been seen to trip the source's limit. */
const MOST_IN_FLIGHT = 4;

/** 401 means two things here: a wrong key, or a month that is used up. */
function codeOf(fault: ProviderFault): string {
  try {
    return WireError.parse(JSON.parse(fault.body)).error_code ?? '';
  } catch {
    return '';
  }
}

/** Of the markets asked for, those that a 422 says the source does not know: one of them has it refuse the whole call. */
export function unknownMarkets(fault: unknown, asked: readonly string[]): string[] {
  if (!(fault instanceof ProviderFault) || fault.status !== 422 || codeOf(fault) !== 'INVALID_MARKET') return [];
  const named = new Set(fault.body.match(/[a-z0-9_]+/g));
  return asked.filter((market) => named.has(market));
}

export class OddsApiClient {
  readonly #access: OddsApiAccess;
  readonly #budget: SharedBudget;
  readonly #now: () => Date;
  readonly #client: ProviderClient;

  constructor(access: OddsApiAccess, budget: SharedBudget, around: Surroundings) {
    this.#access = access;
    this.#budget = budget;
    this.#now = around.now;
    const terms = { name: 'the-odds-api', timeoutMs: 10_000, maxBytes: 8_000_000, tries: 2, fresh: FRESH, mostInFlight: MOST_IN_FLIGHT };
    this.#client = new ProviderClient(terms, around);
  }

  get regionCount(): number {
    return this.#access.regions.split(',').length;
  }

  /**
   * Every coming and live event of a sport with its prices. Costs markets × regions, which the caller has taken. `check` throws ProviderFault
   * where they cannot be.
   */
  odds(
    sport: string,
    markets: readonly string[],
    check: (events: readonly WireOddsEvent[]) => void = () => undefined,
  ): Promise<Good<Rows<WireOddsEvent>>> {
    const read = jsonReader(WireOdds, `odds of ${sport}`);
    const readChecked = (body: string): Rows<WireOddsEvent> => {
      const events = this.#checkSeason(read(body), sport);
      check(events.rows);
      return events;
    };
    return this.#ask(`/v4/sports/${sport}/odds`, this.#priced(markets), readChecked, { checks: boardChecks(sport) });
  }

  /** One event, any market. Costs the markets that came × regions, which the caller has taken. */
  eventOdds(sport: string, eventId: string, markets: readonly string[]): Promise<Good<WireOddsEvent>> {
    return this.#ask(`/v4/sports/${sport}/events/${eventId}/odds`, this.#priced(markets), jsonReader(WireOddsEvent, `odds of one event`));
  }

  /** Ids, clubs and starts. Free. */
  events(sport: string): Promise<Good<Rows<WireOddsEvent>>> {
    return this.#ask(`/v4/sports/${sport}/events`, {}, jsonReader(WireOdds, `events of ${sport}`));
  }

  /** Live and coming games, and those of the last day. Costs two. */
  async scores({ key, use }: { key: string; use: Use }): Promise<Good<Rows<WireScore>>> {
    await this.#budget.spend(use, SCORES_COST);
    return this.#ask(`/v4/sports/${key}/scores`, { daysFrom: '1' }, jsonReader(WireScores, `scores of ${key}`));
  }

  /** Free, and its headers tell what is left of the month: the first call of a process. */
  async learnCredits(): Promise<void> {
    await this.#ask('/v4/sports', {}, jsonReader(WireSports, 'sports'), { isWhole: true });
  }

  get health(): ProviderHealth {
    return this.#client.health;
  }

  /** A board of events long past, or far ahead, is a wrong answer: taken at its word, every price of today would have been taken down. */
  #checkSeason(events: Rows<WireOddsEvent>, sport: string): Rows<WireOddsEvent> {
    const untilStart = events.rows.map(({ commence_time }) => Date.parse(commence_time) - this.#now().getTime());
    if (events.rows.length > 0 && untilStart.every((ms) => ms < -LONG_OVER_MS || ms > FAR_AHEAD_MS))
      throw new ProviderFault('wrong_shape', `odds of ${sport}: events of another season`);
    return events;
  }

  #priced(markets: readonly string[]): Record<string, string> {
    // The default is decimal.
    return { regions: this.#access.regions, markets: markets.join(','), oddsFormat: 'american', dateFormat: 'iso' };
  }

  async #ask<T>(
    path: string,
    query: Record<string, string>,
    read: (body: string) => T,
    terms: { isWhole?: boolean; checks?: AnswerChecks<T> } = {},
  ): Promise<Good<T>> {
    try {
      return await this.#client.ask({
        address: { url: addressOf(this.#access.baseUrl, path, query), secretQuery: { apiKey: this.#access.apiKey } },
        read,
        ...terms,
        onHeaders: (headers) => this.#budget.hear(headers),
        explain: (fault) => this.#explain(fault),
      });
    } finally {
      await this.#budget.keep();
    }
  }

  #explain(fault: ProviderFault): ProviderFault {
    if (fault.status !== 401) return fault;
    const detail = { status: 401, body: fault.body, retryAt: new Date(this.#now().getTime() + HOUR_MS) };
    if (codeOf(fault) !== 'OUT_OF_USAGE_CREDITS')
      return new ProviderFault('refused', `${fault.message}: ${codeOf(fault) || 'key refused'}`, detail);
    // Nothing is spent before the month turns; but free questions go on, and tell when someone has bought more.
    this.#budget.empty();
    return new ProviderFault('out_of_credits', 'the month’s credits are used up', detail);
  }
}
