import type { Setting } from '../../history/index.ts';

interface WeatherRule {
  key: string;
  subject: string;
  fits: (setting: Pick<Setting, 'weather'>) => boolean;
}

const outdoors =
  (fits: (weather: NonNullable<Setting['weather']>) => boolean): WeatherRule['fits'] =>
  ({ weather }) =>
    weather !== null && weather.isIndoors === false && fits(weather);

/** Kinds of weather that people bet on. */
export const WEATHER_RULES: readonly WeatherRule[] = [
  { key: 'hot', subject: 'Games at 85 °F or more', fits: outdoors(({ temperatureF }) => temperatureF >= 85) },
  { key: 'cold', subject: 'Games at 55 °F or less', fits: outdoors(({ temperatureF }) => temperatureF <= 55) },
  {
    key: 'wind-out',
    subject: 'Wind blowing out at 10 mph or more',
    fits: outdoors(({ windMph, windDirection }) => windMph >= 10 && windDirection.startsWith('out')),
  },
  {
    key: 'wind-in',
    subject: 'Wind blowing in at 10 mph or more',
    fits: outdoors(({ windMph, windDirection }) => windMph >= 10 && windDirection.startsWith('in')),
  },
  { key: 'calm', subject: 'Wind of 4 mph or less', fits: outdoors(({ windMph }) => windMph <= 4) },
  { key: 'rain', subject: 'Chance of rain of 30% or more', fits: outdoors(({ precipitationChance }) => (precipitationChance ?? 0) >= 0.3) },
  { key: 'indoors', subject: 'Games under a roof', fits: ({ weather }) => weather?.isIndoors === true },
];

export const fitsWeather = (key: string, setting: Pick<Setting, 'weather'>): boolean =>
  WEATHER_RULES.some((rule) => rule.key === key && rule.fits(setting));
