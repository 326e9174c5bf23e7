import { expect, it } from 'vitest';
import { placeText } from '../../../core/game-words.ts';
import type { GameWeather } from '../contest-types.ts';
import { headWeather } from './summary-facts.ts';

const weather: GameWeather = {
  temperatureF: 102,
  windMph: 9,
  windDirection: 'out to center',
  precipitationChance: null,
  humidity: null,
  sky: 'Clear',
  isIndoors: false,
  asOf: '2026-07-11T16:00:00Z',
};

it.each([
  [{ venue: 'Daikin Park', city: '' }, 'Daikin Park'],
  [{ venue: 'Daikin Park', city: 'Houston' }, 'Daikin Park, Houston'],
])('names a park without a comma that leads nowhere: %j', (place, text) => {
  expect(placeText(place)).toBe(text);
});

it.each([
  [false, '102°F, clear, wind 9 mph out to center'],
  [true, 'Indoors'],
  [null, '102°F, clear outside, roof not known'],
])('shows no wind under a roof that is or may be closed (indoors %s)', (isIndoors, text) => {
  expect(headWeather({ ...weather, isIndoors })).toBe(text);
});
