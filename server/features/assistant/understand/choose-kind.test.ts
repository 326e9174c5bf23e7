import { expect, test } from 'vitest';
import { chooseKind } from './choose-kind.ts';
import type { Classification } from './classifier.ts';
import type { What } from './questions.ts';

const classifiedAs = (shares: Partial<Record<What, number>>): Classification => ({
  logProbabilities: new Map(Object.entries(shares).map(([what, share]) => [what as What, Math.log(share)])),
  evidenceFor: (what) => [`feature-of-${what} 20`],
});
const WEATHER = new Set(['weather', 'team']);

test('without the classifier the table decides', () => {
  expect(chooseKind(WEATHER, false, null)).toMatchObject({ what: 'weather', isClear: true });
});

test('a classifier that agrees changes nothing; one that doubts makes the choice unclear', () => {
  expect(chooseKind(WEATHER, false, classifiedAs({ weather: 0.9, news: 0.1 }))).toEqual(chooseKind(WEATHER, false, null));
  expect(chooseKind(WEATHER, false, classifiedAs({ weather: 0.4, news: 0.35, slate: 0.25 }))).toMatchObject({
    what: 'weather',
    isClear: false,
  });
});

test('a sure classifier outweighs the table, says so and names its own evidence', () => {
  const chosen = chooseKind(WEATHER, false, classifiedAs({ weather: 0.001, news: 0.999 }));
  expect(chosen).toMatchObject({ what: 'news', isClear: false });
  expect(chosen.because).toContain('feature-of-news 20');
});

test('one that is less sure, or that the table is far ahead of, does not', () => {
  expect(chooseKind(WEATHER, false, classifiedAs({ weather: 0.001, news: 0.6, slate: 0.399 })).what).toBe('weather');
  expect(chooseKind(new Set(['title', 'title&team', 'team', 'price']), false, classifiedAs({ futures: 0.03, news: 0.97 })).what).toBe(
    'futures',
  );
});

test('what protects the asker, what is no question and what is not understood are the table’s alone', () => {
  expect(chooseKind(new Set(['scope']), false, classifiedAs({ price: 1 })).what).toBe('scope');
  expect(chooseKind(new Set(['whole', 'bet']), false, classifiedAs({ price: 1 })).what).toBe('risky');
  expect(chooseKind(new Set(['hello', 'bare']), false, classifiedAs({ price: 1 })).what).toBe('small_talk');
  expect(chooseKind(new Set(['day']), false, classifiedAs({ price: 1 })).what).toBe('unknown');
  expect(chooseKind(WEATHER, false, classifiedAs({ risky: 1 })).what).toBe('weather');
});

test('a game and a day’s schedule answer alike: neither takes the place of the other', () => {
  expect(chooseKind(new Set(['team', 'bare']), false, classifiedAs({ slate: 1 })).what).toBe('game');
});

test('no question is taken for a sum whose figures it does not give', () => {
  const alike = classifiedAs({ no_vig: 0.999, weather: 0.001 });
  expect(chooseKind(WEATHER, false, alike).what).toBe('weather');
  expect(chooseKind(new Set([...WEATHER, 'odds2']), false, alike).what).toBe('no_vig');
});
