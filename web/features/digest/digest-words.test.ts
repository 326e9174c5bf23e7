import { expect, test } from 'vitest';
import { missingText, statusText, tallyText, unitsText } from './digest-words.ts';

test.each([
  [{ prices: 0, starters: 0, weather: 0 }, null],
  [{ prices: 1, starters: 0, weather: 0 }, 'Not in yet: prices of 1 game.'],
  [{ prices: 2, starters: 1, weather: 0 }, 'Not in yet: prices of 2 games and a starter of 1 game.'],
  [{ prices: 2, starters: 3, weather: 4 }, 'Not in yet: prices of 2 games, a starter of 3 games and the weather of 4 games.'],
])('%j: %s', (missing, text) => {
  expect(missingText(missing)).toBe(text);
});

test('a tally names pushes only where there are any', () => {
  expect(tallyText({ wins: 2, losses: 1, pushes: 0, voids: 0 })).toBe('2–1');
  expect(tallyText({ wins: 0, losses: 1, pushes: 1, voids: 1 })).toBe('0–1–2');
});

test.each([
  [1.5, '+1.50 u'],
  [-1, '−1.00 u'],
  [0, '0.00 u'],
  [-0.001, '0.00 u'],
])('%d units read %s', (units, text) => {
  expect(unitsText(units)).toBe(text);
});

test('a game to come needs no word', () => {
  expect([statusText('scheduled'), statusText('completed')]).toEqual([null, 'Final']);
});
