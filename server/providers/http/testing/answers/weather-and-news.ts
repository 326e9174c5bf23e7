/** Answers of the weather and news services, written by hand. */
const hours = [71.6, 70.2];

export const FORECAST = {
  latitude: 39.28,
  longitude: -76.62,
  utc_offset_seconds: 0,
  timezone: 'GMT',
  elevation: 10,
  hourly_units: { time: 'iso8601', temperature_2m: '°F', wind_speed_10m: 'mp/h' },
  hourly: {
    time: ['2026-06-12T23:00', '2026-06-13T00:00'],
    temperature_2m: hours,
    relative_humidity_2m: [62, 66],
    precipitation_probability: [20, null],
    precipitation: [0, 0.1],
    weather_code: [2, 61],
    surface_pressure: [1013.2, 1012.9],
    cloud_cover: [40, 90],
    wind_speed_10m: [6.2, 5.1],
    wind_direction_10m: [210, 225],
    wind_gusts_10m: [11, 12.5],
  },
};
export const WEATHER_ERROR = { error: true, reason: 'Parameter latitude must be in range of -90 to 90' };

export const NEWS = {
  header: 'Baseball News',
  articles: [
    {
      id: 41_001,
      type: 'HeadlineNews',
      headline: 'Everhart out with a sprained wrist',
      description: 'Boston puts its shortstop on the 10-day list.',
      published: '2026-06-10T18:00:00Z',
      lastModified: '2026-06-10T18:05:00Z',
      premium: false,
      byline: 'A. Reporter',
      categories: [
        { type: 'team', teamId: 2, description: 'Boston Red Sox' },
        { type: 'athlete', athleteId: 5, description: 'Milo Everhart' },
      ],
      images: [
        {
          url: 'https://example.com/a.jpg',
          width: 1296,
          height: 729,
          credit: 'Wire',
          caption: 'Everhart',
          alt: 'Everhart',
          type: 'header',
        },
      ],
      links: { web: { href: 'https://example.com/a' }, mobile: { href: 'https://m.example.com/a' } },
    },
  ],
};
