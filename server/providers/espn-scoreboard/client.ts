import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@clearedge/quant/calendar';
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
import { type Days, isNear } from './days.ts';
import { statusOf } from './game-status.ts';
import { competitionOf } from './map-game.ts';
import { WireScoreboard, WireSummary } from './schema.ts';

export const ESPN_SCOREBOARD_URL = 'https://site.api.espn.com/apis/site/v2/sports';

export const LIVE_MS = 15 * SECOND_MS;
const NEAR_MS = 5 * MINUTE_MS;
const FAR_MS = 6 * HOUR_MS;
/** So long before a start a week is looked at often, and after the last one of a week its results may still be corrected. */
const AROUND_MS = 2 * DAY_MS;
const MOST_EVENTS = 300;
const OPEN = new Set(['scheduled', 'delayed']);

const exactly = (ms: number): FreshnessBounds => ({ leastMs: ms, mostMs: ms });

/** Every fifteen seconds while a game is on or due, every five minutes around the days of play, else four times a day. */
function freshOf({ events }: WireScoreboard, now: Date): FreshnessBounds {
  const games = events.rows.map((event) => ({
    status: statusOf(competitionOf(event).status),
    untilMs: Date.parse(event.date) - now.getTime(),
  }));
  if (games.some(({ status }) => status === 'live')) return exactly(LIVE_MS);
  const starts = games.filter(({ status, untilMs }) => OPEN.has(status) && untilMs > -DAY_MS).map(({ untilMs }) => untilMs);
  const isAround = games.some(({ untilMs }) => Math.abs(untilMs) < AROUND_MS);
  return exactly(Math.max(LIVE_MS, Math.min(isAround ? NEAR_MS : FAR_MS, ...starts)));
}

const plain = (day: string): string => day.replaceAll('-', '');

/** ESPN's scoreboards of leagues of teams. */
export class EspnScoreboardClient {
  readonly #base: string;
  readonly #client: ProviderClient;

  constructor(base: string, around: Surroundings) {
    this.#base = base;
    const fresh = exactly(HOUR_MS);
    this.#client = new ProviderClient(
      { name: 'espn-scoreboard', timeoutMs: 10_000, maxBytes: 8_000_000, tries: 3, mostInFlight: 3, fresh },
      around,
    );
  }

  /** Every game of a league on these Eastern days. */
  scoreboard(path: string, days: Days): Promise<Good<WireScoreboard>> {
    const query = { dates: `${plain(days.from)}-${plain(days.to)}`, limit: MOST_EVENTS };
    const read = jsonReader(WireScoreboard, `ESPN ${path}`);
    return this.#client.ask({
      address: { url: addressOf(this.#base, `/${path}/scoreboard`, query) },
      fresh: freshOf,
      read: (body) => ofDays(read(body), path, days),
    });
  }

  /** What ESPN shows of a league unasked: its season. */
  async season(path: string): Promise<NonNullable<NonNullable<WireScoreboard['leagues']>[number]['season']>> {
    const read = jsonReader(WireScoreboard, `ESPN ${path}`);
    const { value } = await this.#client.ask({
      address: { url: addressOf(this.#base, `/${path}/scoreboard`) },
      fresh: () => exactly(FAR_MS),
      read: (body) => {
        const season = read(body).leagues?.[0]?.season;
        if (!season) throw new ProviderFault('wrong_shape', `ESPN ${path}: no season`);
        return season;
      },
    });
    return value;
  }

  /** A game's own page, where its plays are. */
  summary(path: string, eventId: string): Promise<Good<WireSummary>> {
    const read = jsonReader(WireSummary, `ESPN ${path} summary`);
    return this.#client.ask({
      address: { url: addressOf(this.#base, `/${path}/summary`, { event: eventId }) },
      fresh: () => exactly(LIVE_MS),
      read: (body) => {
        const summary = read(body);
        if (summary.header.id !== eventId) throw new ProviderFault('wrong_shape', `ESPN ${path} summary: another game than ${eventId}`);
        return summary;
      },
    });
  }

  get health(): ProviderHealth {
    return this.#client.health;
  }
}

/** Games of other days are a wrong answer, not a week without games: ESPN has been seen to answer with a season long over. */
function ofDays(scoreboard: WireScoreboard, path: string, days: Days): WireScoreboard {
  const rows = scoreboard.events.rows.filter(({ date }) => isNear(new Date(date), days));
  if (rows.length === 0 && scoreboard.events.rows.length > 0)
    throw new ProviderFault('wrong_shape', `ESPN ${path}: no game of ${days.from} to ${days.to} among those answered`);
  return { ...scoreboard, events: { ...scoreboard.events, rows } };
}
