import { expect, test } from 'vitest';
import { type Example, fitClassifier } from './fit-classifier.ts';

const example = (what: string, cue: string, words: string): Example => ({ what, cues: [cue, 'team'], words: words.split(' ') });
const EXAMPLES = Array.from({ length: 6 }, () => [
  example('weather', 'weather', 'will it rain'),
  example('price', 'price', 'how much is it'),
  example('injuries', 'injury', 'who is hurt'),
]).flat();
const weightOf = (row: string | undefined, feature: string): number =>
  Number(row?.split(' ').at(row.split(' ').indexOf(feature) + 1 || -1));

test('what is seen with one kind alone speaks for it, and what all have for none', () => {
  const { weather, price } = fitClassifier(EXAMPLES, 2);
  for (const feature of ['weather', "'rain", 'team&weather', '^will']) expect(weightOf(weather, feature)).toBeGreaterThan(4);
  expect(price!.split(' ')).not.toContain("'rain");
  expect(weather!.split(' ')).not.toContain('team');
});

test('the same questions give the same table', () => {
  expect(fitClassifier(EXAMPLES, 2)).toEqual(fitClassifier(EXAMPLES, 2));
});

test('a word of one question alone, or two cues of three, are left out', () => {
  const rare = [...EXAMPLES, example('weather', 'wind', 'gusty'), example('weather', 'wind', 'windy windy')];
  const row = fitClassifier(rare, 1).weather!.split(' ');
  expect(row).toContain('wind');
  for (const feature of ["'gusty", "'windy", 'team&wind']) expect(row).not.toContain(feature);
});

test('nothing cannot be fitted', () => {
  expect(() => fitClassifier([], 1)).toThrow(RangeError);
  expect(() => fitClassifier(EXAMPLES, 0)).toThrow(RangeError);
});
