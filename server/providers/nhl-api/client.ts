import { HOUR_MS } from '@clearedge/quant/calendar';
import { addressOf, type Good, jsonReader, ProviderClient, ProviderFault, type ProviderHealth, type Surroundings } from '../http/index.ts';
import { type Days, isNear } from '../leagues/days.ts';
import { exactly, freshnessOf, OFTEN } from '../leagues/refresh.ts';
import { WEEK_CHECKS } from './checks.ts';
import { statusOf } from './game-status.ts';
import { type WireGame, WirePlays, WireRail, WireWeek } from './schema.ts';

export const NHL_API_URL = 'https://api-web.nhle.com/v1';

const statedOf = (game: WireGame) => ({ status: statusOf(game), startsAt: new Date(game.startTimeUTC) });

/** The league's own service of its web pages. */
export class NhlApiClient {
  readonly #base: string;
  readonly #client: ProviderClient;

  constructor(base: string, around: Surroundings) {
    this.#base = base;
    this.#client = new ProviderClient(
      { name: 'nhl-api', timeoutMs: 10_000, maxBytes: 4_000_000, tries: 3, mostInFlight: 3, fresh: exactly(HOUR_MS) },
      around,
    );
  }

  /** The games of a week by its first day, and the season they belong to. */
  week(days: Days): Promise<Good<WireWeek>> {
    const read = jsonReader(WireWeek, 'NHL week');
    return this.#client.ask({
      address: { url: addressOf(this.#base, `/schedule/${days.from}`) },
      fresh: ({ gameWeek }, now) =>
        freshnessOf(
          gameWeek.flatMap(({ games }) => games.rows.map(statedOf)),
          now,
        ),
      read: (body) => ofDays(read(body), days),
      checks: WEEK_CHECKS,
    });
  }

  plays(gameId: number): Promise<Good<WirePlays>> {
    return this.#client.ask({
      address: { url: addressOf(this.#base, `/gamecenter/${gameId}/play-by-play`) },
      fresh: () => OFTEN,
      read: jsonReader(WirePlays, 'NHL plays'),
    });
  }

  rail(gameId: number): Promise<Good<WireRail>> {
    return this.#client.ask({
      address: { url: addressOf(this.#base, `/gamecenter/${gameId}/right-rail`) },
      fresh: () => OFTEN,
      read: jsonReader(WireRail, 'NHL right rail'),
    });
  }

  get health(): ProviderHealth {
    return this.#client.health;
  }
}

/** A week of other days is a wrong answer, not a week without games. */
function ofDays(week: WireWeek, days: Days): WireWeek {
  const games = week.gameWeek.flatMap(({ games: { rows } }) => rows);
  if (games.length > 0 && !games.some(({ startTimeUTC }) => isNear(new Date(startTimeUTC), days)))
    throw new ProviderFault('wrong_shape', `NHL week: no game of ${days.from} to ${days.to} among those answered`);
  return week;
}
