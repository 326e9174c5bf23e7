import type { Weather } from '../../ports/weather.ts';
import type { ProviderHealth, Surroundings } from '../http/index.ts';
import { OPEN_METEO, OpenMeteoClient } from './client.ts';
import { mapWeather, type WeatherPlace } from './map-weather.ts';

export type { WeatherPlace } from './map-weather.ts';

/** What a page must say that shows this weather. */
export const OPEN_METEO_CREDIT = 'Weather data by Open-Meteo.com (CC BY 4.0)';

export interface OpenMeteo {
  weather: Weather;
  listHealth: () => ProviderHealth[];
}

/** Weather at first pitch, forecast or measured, with the wind turned to the park. `findPlace` knows where a game is played. */
export function openMeteo(
  findPlace: (gameId: string) => Promise<WeatherPlace | null>,
  around: Surroundings,
  access = OPEN_METEO,
): OpenMeteo {
  const client = new OpenMeteoClient(access, around);
  return {
    weather: {
      findWeather: async (gameId) => {
        const place = await findPlace(gameId);
        const good = place ? await client.hours(place.latitude, place.longitude, place.startsAt) : null;
        return place && good ? mapWeather(gameId, good.value, place, good.checkedAt) : null;
      },
    },
    listHealth: () => [client.health],
  };
}
