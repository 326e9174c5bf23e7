import { HOUR_MS } from '@clearedge/quant/calendar';
import { addressOf, jsonReader, ProviderClient, type ProviderHealth, type Surroundings } from '../http/index.ts';
import { exactly, freshnessOf } from '../leagues/refresh.ts';
import type { SecondSource } from '../leagues/second-source.ts';
import { TODAY_CHECKS } from './checks.ts';
import { mapToday, statusOf } from './map-game.ts';
import { WireToday } from './schema.ts';

export const NBA_SCOREBOARD_URL = 'https://cdn.nba.com/static/json/liveData/scoreboard';

export interface NbaScoreboard {
  /** Of the league's present day alone: on any other it lists nothing. */
  second: SecondSource;
  listHealth: () => ProviderHealth[];
}

/** The scoreboard of the NBA's own pages, to confirm finals. No key, not documented: it may change. */
export function nbaScoreboard(around: Surroundings, baseUrl = NBA_SCOREBOARD_URL): NbaScoreboard {
  const client = new ProviderClient(
    { name: 'nba-scoreboard', timeoutMs: 10_000, maxBytes: 2_000_000, tries: 3, mostInFlight: 1, fresh: exactly(HOUR_MS) },
    around,
  );
  const second: SecondSource = {
    name: 'the NBA',
    listDay: async (day) => {
      const { value, checkedAt } = await client.ask({
        address: { url: addressOf(baseUrl, '/todaysScoreboard_00.json') },
        read: jsonReader(WireToday, 'NBA scoreboard'),
        checks: TODAY_CHECKS,
        fresh: ({ scoreboard }, now) =>
          freshnessOf(
            scoreboard.games.rows.map((wire) => ({ status: statusOf(wire), startsAt: new Date(wire.gameTimeUTC) })),
            now,
          ),
      });
      return value.scoreboard.gameDate === day ? mapToday(value, checkedAt) : [];
    },
    listChanged: () => client.health.changed,
  };
  return { second, listHealth: () => [client.health] };
}
