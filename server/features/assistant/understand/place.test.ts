import { expect, test } from 'vitest';
import { placeIn } from './place.ts';

test.each([
  ['over 1.5 hits at home', 'home'],
  ['hit rate when home', 'home'],
  ['his last 10 home games', 'home'],
  ['points last 15 home', 'home'],
  ['bets on home dogs', 'home'],
  ['how often away from home', 'away'],
  ['on the road last 15', 'away'],
  ['receptions over 5.5 away', 'away'],
  ['home or on the road', null],
  ['home runs over 0.5', null],
  ['how do they do in the home opener', null],
  ['how far away are the playoffs', null],
])('%s is about %s', (text, place) => {
  expect(placeIn(text)).toBe(place);
});
