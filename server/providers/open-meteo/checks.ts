import { type AnswerChecks, findingOf } from '../http/index.ts';
import type { WireForecast } from './schema.ts';

/** Wider than any weather that was ever measured over a ballpark. */
const BOUNDS = {
  temperature_2m: [-40, 135, '°F'],
  wind_speed_10m: [0, 200, 'mph'],
  relative_humidity_2m: [0, 100, '% humidity'],
  precipitation_probability: [0, 100, '% chance of rain'],
} as const;

const NAMES = Object.keys(BOUNDS) as (keyof typeof BOUNDS)[];

/** What must hold of the hours of a place. */
export const FORECAST_CHECKS: AnswerChecks<WireForecast> = {
  kind: 'forecast',
  contradictions: ({ hourly }) =>
    NAMES.map((name) => {
      const [least, most, unit] = BOUNDS[name];
      return findingOf(hourly[name] ?? [], (value) => {
        if (value === null) return null;
        return value >= least && value <= most ? [] : [`${value} ${unit}`];
      });
    }),
  filled: ({ hourly }) =>
    Object.fromEntries(NAMES.slice(0, 2).map((name) => [name, hourly.time.map((_, at) => hourly[name]?.[at] != null)])),
};
