import { HOUR_MS } from '@clearedge/quant/calendar';
import type { GameWeather } from '../../ports/weather.ts';
import type { WireForecast } from './schema.ts';

const CALM_MPH = 3;
/** Where the wind blows to, clockwise from straight out; a step is an eighth of the circle. */
const BY_EIGHTH = [
  'out to center',
  'out to right',
  'left to right',
  'in from left',
  'in from center',
  'in from right',
  'right to left',
  'out to left',
];
const COMPASS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];

const eighthOf = (degrees: number): number => Math.round((((degrees % 360) + 360) % 360) / 45) % 8;

/**
 * A wind as the batter sees it. `fromDegrees` is where it comes from, `azimuth` where center field lies from home plate, both clockwise from
 * north; without an azimuth the wind keeps its compass name.
 */
export function windWords(mph: number, fromDegrees: number | null, azimuth: number | null): string {
  if (mph < CALM_MPH || fromDegrees === null) return 'calm';
  if (azimuth === null) return `from the ${COMPASS[eighthOf(fromDegrees)]}`;
  return BY_EIGHTH[eighthOf(fromDegrees + 180 - azimuth)] ?? 'calm';
}

export interface WeatherPlace {
  latitude: number;
  longitude: number;
  azimuth: number | null;
  roof: string | null;
  /** What the club reports; "Roof Closed" decides for a roof that can be opened. */
  condition: string | null;
  /** Degrees Fahrenheit as the club reports them; under a closed roof no forecast knows better. */
  temperatureF: number | null;
  startsAt: Date;
}

/** WMO codes as words. */
function skyOf(code: number | null): string {
  if (code === null) return 'Not known';
  if (code === 0) return 'Clear';
  if (code <= 3) return ['Mostly clear', 'Partly cloudy', 'Overcast'][code - 1] ?? 'Cloudy';
  if (code === 45 || code === 48) return 'Fog';
  if (code >= 51 && code <= 57) return 'Drizzle';
  if (code >= 61 && code <= 67) return 'Rain';
  if (code >= 71 && code <= 77) return 'Snow';
  if (code >= 80 && code <= 82) return 'Showers';
  if (code === 85 || code === 86) return 'Snow showers';
  return code >= 95 ? 'Thunderstorms' : 'Not known';
}

/** Null where the roof can be closed, or is of no known kind, and the club has not reported the conditions. */
function isIndoors({ roof, condition }: Pick<WeatherPlace, 'roof' | 'condition'>): boolean | null {
  if (roof === 'Dome') return true;
  if (condition) return /^(roof closed|dome)$/i.test(condition);
  return roof === 'Open' ? false : null;
}

/** The hour nearest to the start; -1 where none is within an hour of it. Times are local to the offset that the answer names. */
function hourOf({ hourly, utc_offset_seconds }: WireForecast, startsAt: Date): number {
  const offsets = hourly.time.map((time) => Math.abs(Date.parse(`${time}:00Z`) - utc_offset_seconds * 1000 - startsAt.getTime()));
  const nearest = Math.min(...offsets.filter(Number.isFinite));
  return nearest <= HOUR_MS ? offsets.indexOf(nearest) : -1;
}

/** Null where the hour, its temperature or its wind is not told: weather is not made up from neighbors. */
export function mapWeather(gameId: string, wire: WireForecast, place: WeatherPlace, asOf: Date): GameWeather | null {
  const hour = hourOf(wire, place.startsAt);
  const at = (series: (number | null)[] | null | undefined): number | null => series?.[hour] ?? null;
  const [temperatureF, windMph] = [at(wire.hourly.temperature_2m), at(wire.hourly.wind_speed_10m)];
  if (temperatureF === null || windMph === null) return null;
  const indoors = isIndoors(place);
  const chance = at(wire.hourly.precipitation_probability);
  return {
    gameId,
    temperatureF: Math.round(indoors ? (place.temperatureF ?? temperatureF) : temperatureF),
    windMph: indoors ? 0 : Math.round(windMph),
    windDirection: indoors ? 'calm' : windWords(windMph, at(wire.hourly.wind_direction_10m), place.azimuth),
    precipitationChance: indoors || chance === null ? null : chance / 100,
    humidity: at(wire.hourly.relative_humidity_2m),
    sky: indoors ? 'Roof closed' : skyOf(at(wire.hourly.weather_code)),
    isIndoors: indoors,
    asOf,
  };
}
