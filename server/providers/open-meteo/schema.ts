import { z } from 'zod';

const Series = z.array(z.number().nullable()).nullish();

/** One place by the hour. Times carry no offset; a variable that a model lacks is null throughout. */
export const WireForecast = z
  .object({
    latitude: z.number(),
    longitude: z.number(),
    utc_offset_seconds: z.number(),
    timezone: z.string().nullish(),
    elevation: z.number().nullish(),
    hourly_units: z.record(z.string(), z.string()),
    hourly: z.object({
      time: z.array(z.string()).min(1),
      temperature_2m: Series,
      relative_humidity_2m: Series,
      precipitation_probability: Series,
      precipitation: Series,
      weather_code: Series,
      surface_pressure: Series,
      cloud_cover: Series,
      wind_speed_10m: Series,
      wind_direction_10m: Series,
      wind_gusts_10m: Series,
    }),
  })
  // Degrees or miles of another kind must never pass for these. The service writes miles per hour as "mp/h".
  .refine(
    ({ hourly_units: units }) => units.temperature_2m === '°F' && ['mp/h', 'mph'].includes(units.wind_speed_10m ?? ''),
    'other units than asked for',
  );
export type WireForecast = z.output<typeof WireForecast>;

export const WireReason = z.object({ error: z.literal(true), reason: z.string() });
