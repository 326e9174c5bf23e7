import { describe, expect, test } from 'vitest';
import type { GameWeather } from '../../ports/weather.ts';
import { FakeSurroundings, type Reply } from '../http/testing/fake-surroundings.ts';
import { readSamples } from '../http/testing/samples.ts';
import { type OpenMeteo, openMeteo, type WeatherPlace } from './index.ts';
import { mapWeather, windWords } from './map-weather.ts';
import { WireForecast } from './schema.ts';

const PLACE: WeatherPlace = {
  latitude: 40.44,
  longitude: -80,
  azimuth: 116,
  roof: 'Open',
  condition: null,
  temperatureF: null,
  startsAt: new Date('2026-08-07T22:40:00Z'),
};
const hourly = {
  time: ['2026-08-07T22:00', '2026-08-07T23:00'],
  temperature_2m: [80, 77.6],
  relative_humidity_2m: [50, 60],
  precipitation_probability: [10, 35],
  weather_code: [0, 61],
  wind_speed_10m: [5, 12.4],
  wind_direction_10m: [0, 296],
};
const units = { time: 'iso8601', temperature_2m: '°F', wind_speed_10m: 'mp/h' };
const wire = (more: object = {}): object => ({
  latitude: 40.4,
  longitude: -80.1,
  utc_offset_seconds: 0,
  hourly_units: units,
  hourly,
  ...more,
});

function small(
  reply: Reply,
  place: Partial<WeatherPlace> = {},
  now = '2026-08-07T16:00:00Z',
): { around: FakeSurroundings; meteo: OpenMeteo } {
  const around = new FakeSurroundings(now).script(reply);
  return { around, meteo: openMeteo(() => Promise.resolve({ ...PLACE, ...place }), around) };
}
const ask = (reply: Reply, place: Partial<WeatherPlace> = {}): Promise<GameWeather | null> => {
  const { meteo, around } = small(reply, place);
  return meteo.weather.findWeather('g', around.now());
};

test.each([
  [10, 180, 0, 'out to center'],
  [10, 225, 0, 'out to right'],
  [10, 270, 0, 'left to right'],
  [10, 315, 0, 'in from left'],
  [10, 0, 0, 'in from center'],
  [10, 45, 0, 'in from right'],
  [10, 90, 0, 'right to left'],
  [10, 135, 0, 'out to left'],
  [10, 296, 116, 'out to center'],
  [10, 5, 350, 'in from center'],
  [10, 20, 350, 'in from right'],
  [2, 180, 0, 'calm'],
  [10, null, 0, 'calm'],
  [10, 315, null, 'from the northwest'],
])('%s mph from %s in a park that faces %s: %s', (mph, from, azimuth, words) => {
  expect(windWords(mph, from, azimuth)).toBe(words);
});

describe('the weather of a game', () => {
  test('is that of the hour nearest to its start, in the units asked for', async () => {
    const { meteo, around } = small({ body: wire() });
    expect(await meteo.weather.findWeather('g', around.now())).toEqual({
      gameId: 'g',
      temperatureF: 78,
      windMph: 12,
      windDirection: 'out to center',
      precipitationChance: 0.35,
      humidity: 60,
      sky: 'Rain',
      isIndoors: false,
      asOf: around.now(),
    });
    const requested = Object.fromEntries(around.requests[0]!.url.searchParams);
    expect(requested).toMatchObject({ temperature_unit: 'fahrenheit', wind_speed_unit: 'mph', timezone: 'GMT' });
  });

  test('times have no offset of their own: the answer names it', async () => {
    const local = { ...hourly, time: ['2026-08-07T18:00', '2026-08-07T19:00'] };
    expect(await ask({ body: wire({ utc_offset_seconds: -4 * 3600, hourly: local }) })).toMatchObject({ temperatureF: 78 });
  });

  test('what a model lacks is null, and a lacking temperature or hour is no weather', async () => {
    expect(
      await ask({ body: wire({ hourly: { ...hourly, precipitation_probability: [null, null], weather_code: undefined } }) }),
    ).toMatchObject({ precipitationChance: null, sky: 'Not known' });
    expect(await ask({ body: wire({ hourly: { ...hourly, temperature_2m: [null, null] } }) })).toBeNull();
    expect(await ask({ body: wire({ hourly: { ...hourly, time: ['2026-08-06T22:00', '2026-08-06T23:00'] } }) })).toBeNull();
  });

  test('other units than asked for are refused', async () => {
    await expect(ask({ body: wire({ hourly_units: { ...units, temperature_2m: '°C' } }) })).rejects.toMatchObject({ kind: 'wrong_shape' });
    await expect(ask({ body: wire({ hourly_units: { ...units, wind_speed_10m: 'km/h' } }) })).rejects.toMatchObject({
      kind: 'wrong_shape',
    });
  });

  test.each([{ roof: 'Dome' }, { roof: 'Retractable', condition: 'Roof Closed' }])('under a roof nothing blows: %o', async (place) => {
    expect(await ask({ body: wire() }, place)).toMatchObject({
      isIndoors: true,
      windMph: 0,
      windDirection: 'calm',
      precipitationChance: null,
    });
  });

  test('long ago is asked of the archive, which has no chance of rain; too far ahead of no one', async () => {
    const past = small({ body: wire() }, { startsAt: new Date('2026-07-01T22:40:00Z') });
    await past.meteo.weather.findWeather('g', past.around.now());
    const { url } = past.around.requests[0]!;
    expect([url.host, url.searchParams.get('start_date')]).toEqual(['archive-api.open-meteo.com', '2026-07-01']);
    expect(url.searchParams.get('hourly')).not.toContain('probability');
    const far = small({ body: wire() }, { startsAt: new Date('2026-09-07T22:40:00Z') });
    expect(await far.meteo.weather.findWeather('g', far.around.now())).toBeNull();
    expect(far.around.requests).toEqual([]);
  });
});

test.each([
  ['Daily API request limit exceeded. Please try again tomorrow.', '2026-08-08T00:00:00.000Z'],
  ['Hourly API request limit exceeded. Please try again in the next hour.', '2026-08-07T17:00:00.000Z'],
  ['Minutely API request limit exceeded. Please try again in one minute.', '2026-08-07T16:01:00.000Z'],
])('%s', async (reason, until) => {
  const { meteo, around } = small({ status: 429, body: { error: true, reason } });
  await expect(meteo.weather.findWeather('g', around.now())).rejects.toMatchObject({ kind: 'rate_limited' });
  expect(meteo.listHealth()[0]?.restsUntil?.toISOString()).toBe(until);
  expect(around.requests).toHaveLength(1);
});

test('a bought key goes over the wire and nowhere else', async () => {
  const around = new FakeSurroundings().script({ status: 400, body: { error: true, reason: 'bad key k-123' } });
  const access = {
    forecastUrl: 'https://customer-api.open-meteo.com',
    archiveUrl: 'https://customer-archive-api.open-meteo.com',
    apiKey: 'k-123',
  };
  const meteo = openMeteo(() => Promise.resolve(PLACE), around, access);
  const fault = await meteo.weather.findWeather('g', around.now()).catch((error: unknown) => error);
  expect(around.requests[0]?.url.searchParams.get('apikey')).toBe('k-123');
  expect(JSON.stringify([fault, meteo.listHealth()])).not.toContain('k-123');
});

const samples = readSamples('openmeteo');
test.each([...samples])('%s: every hour of every variable', (_name, text) => {
  const raw = JSON.parse(text) as { hourly: Record<string, unknown[]>; generationtime_ms: number };
  const read = WireForecast.parse(raw);
  expect(read.hourly).toEqual(raw.hourly);
  const startsAt = new Date(`${raw.hourly.time![23] as string}:00Z`);
  const weather = mapWeather('g', read, { ...PLACE, startsAt }, startsAt);
  expect([weather?.temperatureF, weather?.humidity]).toEqual([
    Math.round(raw.hourly.temperature_2m![23] as number),
    raw.hourly.relative_humidity_2m![23],
  ]);
});

test.each([
  ['Open', null, false],
  ['Dome', null, true],
  ['Retractable', null, null],
  [null, null, null],
  ['Retractable', 'Roof Closed', true],
  ['Retractable', 'Sunny', false],
  [null, 'Dome', true],
])('a roof of kind %s with "%s" reported: indoors %s', async (roof, condition, isIndoors) => {
  expect(await ask({ body: wire() }, { roof, condition })).toMatchObject({ isIndoors });
});
