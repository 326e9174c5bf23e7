import { DAY_MS, HOUR_MS, MINUTE_MS } from '@clearedge/quant/calendar';
import {
  addressOf,
  type FreshnessBounds,
  type Good,
  jsonReader,
  ProviderClient,
  ProviderFault,
  type ProviderHealth,
  type Surroundings,
} from '../http/index.ts';
import { LEADERBOARD_CHECKS } from './checks.ts';
import { type CalendarEntry, type WireEvent, WireLeaderboard, WireScoreboard } from './schema.ts';

export interface EspnGolfAddresses {
  scoreboard: string;
  leaderboard: string;
}

export const ESPN_GOLF_ADDRESSES: EspnGolfAddresses = {
  scoreboard: 'https://site.api.espn.com/apis/site/v2/sports/golf/pga',
  leaderboard: 'https://site.web.api.espn.com/apis/site/v2/sports/golf',
};

/** A tournament is moved by days; one of another year is a wrong answer. */
const MOVED_MS = 60 * DAY_MS;

/** Every minute while it is played, every ten in the two days before, twice a day else; a result is looked at again for three days. */
function freshOf({ date, endDate, status }: WireEvent, now: Date): FreshnessBounds {
  const untilStart = Date.parse(date) - now.getTime();
  const sinceEnd = now.getTime() - Date.parse(endDate);
  const isOver = status.type.completed === true;
  const ms = isOver
    ? sinceEnd < 3 * DAY_MS
      ? 5 * MINUTE_MS
      : DAY_MS
    : untilStart > 2 * DAY_MS
      ? 12 * HOUR_MS
      : untilStart > 0
        ? 10 * MINUTE_MS
        : MINUTE_MS;
  return { leastMs: ms, mostMs: ms };
}

/** A calendar of other years only is a wrong answer, not a year without tournaments. */
function ofYear(entries: readonly CalendarEntry[], year: number): CalendarEntry[] {
  const own = entries.filter(({ startDate }) => startDate.startsWith(String(year)));
  if (own.length === 0 && entries.length > 0) throw new ProviderFault('wrong_shape', `ESPN golf calendar: not of ${year}`);
  return own;
}

export class EspnGolfClient {
  readonly #addresses: EspnGolfAddresses;
  readonly #client: ProviderClient;

  constructor(addresses: EspnGolfAddresses, around: Surroundings) {
    this.#addresses = addresses;
    const fresh = { leastMs: 6 * HOUR_MS, mostMs: DAY_MS };
    this.#client = new ProviderClient(
      { name: 'espn-golf', timeoutMs: 10_000, maxBytes: 6_000_000, tries: 3, mostInFlight: 2, fresh },
      around,
    );
  }

  /** The tournaments of a year. The scoreboard's own current event may be stuck on last week's: only its calendar is read. */
  calendar(year: number): Promise<Good<CalendarEntry[]>> {
    const url = addressOf(this.#addresses.scoreboard, '/scoreboard', { dates: year });
    const read = jsonReader(WireScoreboard, 'ESPN golf calendar');
    return this.#client.ask({ address: { url }, read: (body) => ofYear(read(body).leagues[0]?.calendar.rows ?? [], year) });
  }

  /** Always by id: by date, two events of one week both answer as the main one. */
  event({ id, startDate }: CalendarEntry): Promise<Good<WireEvent>> {
    const url = addressOf(this.#addresses.leaderboard, '/leaderboard', { league: 'pga', event: id });
    const read = jsonReader(WireLeaderboard, 'ESPN golf leaderboard');
    return this.#client.ask({
      address: { url },
      fresh: freshOf,
      checks: LEADERBOARD_CHECKS,
      read: (body) => {
        const event = read(body).events.find((each) => each.id === id);
        if (!event) throw new ProviderFault('wrong_shape', `ESPN golf leaderboard: another event than ${id}`);
        if (Math.abs(Date.parse(event.date) - Date.parse(startDate)) > MOVED_MS)
          throw new ProviderFault('wrong_shape', `ESPN golf leaderboard: ${id} of ${event.date}, and the calendar says ${startDate}`);
        return event;
      },
    });
  }

  get health(): ProviderHealth {
    return this.#client.health;
  }
}
