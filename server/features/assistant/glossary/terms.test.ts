import { describe, expect, test } from 'vitest';
import { NAMES } from '../testing/evaluation/names.ts';
import { lexiconOf } from '../understand/directory.ts';
import { readMessage } from '../understand/read-message.ts';
import { MEANINGS } from './meanings.ts';
import { TERM_WORDS } from './terms.ts';

const TERMS = Object.entries(TERM_WORDS).map(([term, phrases]) => ({ term, words: phrases.split('|')[0]! }));
const PAIRS = TERMS.flatMap((one, index) => TERMS.slice(index + 1).map((other) => [one, other] as const));

describe('terms of betting', () => {
  // Which of "favorites vs underdogs" one does better with may be asked, too.
  test.each([
    ['A vs B', ([one, other]: string[]) => !(/underdog|plus money/.test(one!) && other === 'favorite')],
    ['whats the difference between A and B', () => true],
  ])('any two of them are explained beside each other: “%s”', (asked, applies) => {
    const lexicon = lexiconOf(NAMES);
    const wrong = PAIRS.flatMap(([one, other]) => {
      const question = asked.replace('A', one.words).replace('B', other.words);
      if (!applies([one.term, other.term])) return [];
      const readings = readMessage(question, '2026-07-11', lexicon, null);
      const [reading] = readings;
      const isRight =
        readings.length === 1 &&
        reading!.what === 'explain' &&
        [one.term, other.term].every((term) => reading!.terms.includes(term as never));
      return isRight ? [] : [[question, ...readings.map(({ what, terms }) => `${what}: ${terms.join(', ')}`)]];
    });
    expect(wrong).toEqual([]);
  });

  test('each has words of its own, in which it is told apart', () => {
    const texts = Object.values(MEANINGS).map((lines) => lines.join(' '));
    expect(new Set(texts).size).toBe(TERMS.length - 1);
    for (const text of texts) expect(text).toMatch(/^[“\p{Lu}].{30,}\.$/u);
  });
});
