import type { BaseballFeed, FinishedGame } from '../../ports/baseball-feed.ts';
import type { PlayerStats } from '../../ports/player-stats.ts';
import type { ProviderHealth, Surroundings } from '../http/index.ts';
import { MlbFeed } from './baseball-feed.ts';
import { MLB_STATS_API_URL, MlbClient } from './client.ts';
import { mapStandings, type TeamStanding } from './map-team-news.ts';
import { MlbPastResults } from './past-results.ts';
import { MlbPlayerStats } from './player-stats.ts';
import { rateOf } from './read-number.ts';
import type { WireGame, WireVenue } from './schema/schedule.ts';

export { MLB_TEAMS } from './teams.ts';

/** Where a park lies and which way it faces, for the weather. */
interface ParkPlace {
  latitude: number;
  longitude: number;
  /** Degrees from north in which center field lies from home plate; null where it is not told. */
  azimuth: number | null;
  roof: string | null;
  /** What the club reports of the sky, "Roof Closed" among it; null before it reports. */
  condition: string | null;
  /** Degrees Fahrenheit as the club reports them with it. */
  temperatureF: number | null;
  startsAt: Date;
}

export interface MlbStatsApi {
  baseball: BaseballFeed;
  players: PlayerStats;
  listStandings: (season: number) => Promise<TeamStanding[]>;
  /** Null for a game that is not on its day's schedule, or a park without a place. */
  findPark: (gameId: string) => Promise<ParkPlace | null>;
  /** A past day's finished games by small requests, one after the other; throws where it could not be read whole. */
  readPastDay: (day: string) => Promise<FinishedGame[]>;
  listHealth: () => ProviderHealth[];
  /** What of the answers was not used, by provider name. */
  notes: () => Record<string, string[]>;
}

const placeOf = ({ location, fieldInfo }: WireVenue, game: WireGame): ParkPlace | null => {
  const { latitude, longitude } = location?.defaultCoordinates ?? {};
  if (latitude === undefined || longitude === undefined) return null;
  return {
    latitude,
    longitude,
    azimuth: location?.azimuthAngle ?? null,
    roof: fieldInfo?.roofType ?? null,
    condition: game.weather?.condition ?? null,
    temperatureF: rateOf(game.weather, 'temp'),
    startsAt: new Date(game.gameDate),
  };
};

/** Schedule, games, players and standings of MLB. No key; personal, non-commercial use without MLB's leave. */
export function mlbStatsApi(around: Surroundings, baseUrl = MLB_STATS_API_URL): MlbStatsApi {
  const client = new MlbClient(baseUrl, around);
  const baseball = new MlbFeed(client);
  const past = new MlbPastResults(baseUrl, around);
  return {
    baseball,
    players: new MlbPlayerStats(client, baseball),
    listStandings: async (season) => mapStandings((await client.standings(season)).value),
    findPark: async (gameId) => {
      const found = await baseball.findVenue(gameId);
      return found ? placeOf(found.venue, found.game) : null;
    },
    readPastDay: (day) => past.readDay(day),
    listHealth: () => [client.health, past.health],
    notes: () => ({ [client.health.name]: baseball.doubts.list(), [past.health.name]: past.leftOut.map((words) => `Left out: ${words}`) }),
  };
}
