import { DAY_MS, HOUR_MS } from '@clearedge/quant/calendar';
import { addressOf, type Good, jsonReader, ProviderClient, ProviderFault, type ProviderHealth, type Surroundings } from '../http/index.ts';
import { FORECAST_CHECKS } from './checks.ts';
import { WireForecast, WireReason } from './schema.ts';

export interface OpenMeteoAccess {
  /** The customers' host with a key where the product is sold; the free one is for non-commercial use. */
  forecastUrl: string;
  archiveUrl: string;
  apiKey: string | null;
}

export const OPEN_METEO: OpenMeteoAccess = {
  forecastUrl: 'https://api.open-meteo.com',
  archiveUrl: 'https://archive-api.open-meteo.com',
  apiKey: null,
};

const FORECAST_DAYS = 16;
const ARCHIVE_LAG_DAYS = 7;
const ARCHIVED =
  'temperature_2m,relative_humidity_2m,precipitation,weather_code,surface_pressure,cloud_cover,wind_speed_10m,wind_direction_10m,wind_gusts_10m';
const FORECAST = `${ARCHIVED},precipitation_probability`;
const UNITS = { temperature_unit: 'fahrenheit', wind_speed_unit: 'mph', precipitation_unit: 'inch', timezone: 'GMT' };

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

export class OpenMeteoClient {
  readonly #access: OpenMeteoAccess;
  readonly #client: ProviderClient;
  readonly #now: () => Date;

  constructor(access: OpenMeteoAccess, around: Surroundings) {
    this.#access = access;
    this.#now = around.now;
    // A little less than the half hour after which it is asked for again.
    const fresh = { leastMs: 25 * 60_000, mostMs: HOUR_MS };
    this.#client = new ProviderClient(
      { name: 'open-meteo', timeoutMs: 8_000, maxBytes: 1_000_000, tries: 2, fresh, mostInFlight: 4 },
      around,
    );
  }

  /** The hours around a time at a place; null further ahead than anybody forecasts. */
  hours(latitude: number, longitude: number, at: Date): Promise<Good<WireForecast>> | null {
    const daysAhead = (at.getTime() - this.#now().getTime()) / DAY_MS;
    if (daysAhead > FORECAST_DAYS - 1) return null;
    const place = { latitude: latitude.toFixed(4), longitude: longitude.toFixed(4), ...UNITS };
    if (daysAhead < -ARCHIVE_LAG_DAYS) {
      // A game that starts late ends on the next day there: the day after comes with it.
      const span = { start_date: dayOf(at), end_date: dayOf(new Date(at.getTime() + DAY_MS)) };
      return this.#ask(addressOf(this.#access.archiveUrl, '/v1/archive', { ...place, ...span, hourly: ARCHIVED }), DAY_MS);
    }
    const isNear = daysAhead > -1 && daysAhead < 3;
    const span = isNear ? { past_days: 2, forecast_days: 5 } : { past_days: ARCHIVE_LAG_DAYS + 1, forecast_days: FORECAST_DAYS };
    return this.#ask(addressOf(this.#access.forecastUrl, '/v1/forecast', { ...place, ...span, hourly: FORECAST }), null);
  }

  get health(): ProviderHealth {
    return this.#client.health;
  }

  #ask(url: string, freshMs: number | null): Promise<Good<WireForecast>> {
    const { apiKey } = this.#access;
    return this.#client.ask({
      address: { url, ...(apiKey ? { secretQuery: { apikey: apiKey } } : {}) },
      read: jsonReader(WireForecast, 'forecast'),
      checks: FORECAST_CHECKS,
      explain: (fault) => this.#explain(fault),
      ...(freshMs === null ? {} : { fresh: () => ({ leastMs: freshMs, mostMs: freshMs }) }),
    });
  }

  /** The limit that was met is named in words only; a day's is over at midnight in London. */
  #explain(fault: ProviderFault): ProviderFault {
    if (fault.kind !== 'rate_limited' || fault.retryAt) return fault;
    const reason = reasonOf(fault.body);
    const now = this.#now().getTime();
    const untilMs = /daily/i.test(reason) ? DAY_MS - (now % DAY_MS) : /hourly/i.test(reason) ? HOUR_MS - (now % HOUR_MS) : 60_000;
    return new ProviderFault('rate_limited', reason || fault.message, { status: 429, retryAt: new Date(now + untilMs), body: fault.body });
  }
}

function reasonOf(body: string): string {
  try {
    return WireReason.parse(JSON.parse(body)).reason;
  } catch {
    return '';
  }
}
