import { HOUR_MS } from '@clearedge/quant/calendar';
import { addressOf, type Good, jsonReader, ProviderClient, ProviderFault, type ProviderHealth, type Surroundings } from '../http/index.ts';
import { type Days, isNear } from '../leagues/days.ts';
import { exactly, freshnessOf, OFTEN, SELDOM } from '../leagues/refresh.ts';
import { scoreboardChecks } from './checks.ts';
import { statusOf } from './game-status.ts';
import { competitionOf } from './map-game.ts';
import { type WireEvent, WireScoreboard, WireSummary } from './schema.ts';

export const ESPN_SCOREBOARD_URL = 'https://site.api.espn.com/apis/site/v2/sports';

const MOST_EVENTS = 300;

const plain = (day: string): string => day.replaceAll('-', '');
const spanOf = ({ from, to }: Days): string => (from === to ? plain(from) : `${plain(from)}-${plain(to)}`);

const statedOf = (event: WireEvent) => ({ status: statusOf(competitionOf(event).status), startsAt: new Date(event.date) });

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
  scoreboard(path: string, days: Days, checks = scoreboardChecks(path)): Promise<Good<WireScoreboard>> {
    const query = { dates: spanOf(days), limit: MOST_EVENTS };
    const read = jsonReader(WireScoreboard, `ESPN ${path}`);
    return this.#client.ask({
      address: { url: addressOf(this.#base, `/${path}/scoreboard`, query) },
      fresh: ({ events }, now) => freshnessOf(events.rows.map(statedOf), now),
      read: (body) => ofDays(read(body), path, days),
      checks,
    });
  }

  /** What ESPN shows of a league unasked: its season. */
  async season(path: string): Promise<NonNullable<NonNullable<WireScoreboard['leagues']>[number]['season']>> {
    const read = jsonReader(WireScoreboard, `ESPN ${path}`);
    const { value } = await this.#client.ask({
      address: { url: addressOf(this.#base, `/${path}/scoreboard`) },
      fresh: () => SELDOM,
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
      fresh: () => OFTEN,
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
