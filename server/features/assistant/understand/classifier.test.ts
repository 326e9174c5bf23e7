import { expect, test } from 'vitest';
import { DEVELOPED_ON } from '../testing/evaluation/developed-on.ts';
import { NAMES } from '../testing/evaluation/names.ts';
import { classify, featuresOf } from './classifier.ts';
import { lexiconOf } from './directory.ts';
import { readAlone } from './read-question.ts';

const LEXICON = lexiconOf(NAMES);
const read = (question: string) => readAlone(question, '2026-07-11', LEXICON);
const likeliest = (question: string): string => {
  const { cues, words } = read(question);
  const [what] = [...classify(cues, words).logProbabilities].reduce((one, other) => (other[1] > one[1] ? other : one));
  return what;
};

test('names, prices and numbers are masked: whose they are says nothing of what is asked', () => {
  expect(read('can the cubs beat the mets at +130 or by 2').words.join(' ')).toBe('can the <team> beat the <team> at <odds> or by <n>');
  expect(read('ike slugger hits at harbor').words).toEqual(['<player>', 'hits', 'at', '<book>']);
});

test('features are each cue, each two, each word and the first, none twice', () => {
  expect(featuresOf(new Set(['price', 'best']), ['best', 'of', 'best'])).toEqual(['best', 'price', 'best&price', "'best", "'of", '^best']);
  expect(featuresOf([], [])).toEqual([]);
});

test('logProbabilities are those of all kinds, whatever is asked', () => {
  for (const question of ['best price on the mets', 'qwerty asdf', '']) {
    const { cues, words } = read(question);
    const logs = [...classify(cues, words).logProbabilities.values()];
    expect(logs.reduce((sum, one) => sum + Math.exp(one), 0)).toBeCloseTo(1, 9);
  }
});

test('what speaks for a kind is told, and what speaks for another is not among it', () => {
  const { evidenceFor } = classify(['injury', 'team'], ['anybody', 'banged', 'up', '<team>']);
  expect(evidenceFor('injuries').some((feature) => feature.startsWith('injury '))).toBe(true);
  expect(evidenceFor('weather').some((feature) => feature.startsWith('injury '))).toBe(false);
  expect(evidenceFor('unknown')).toEqual([]);
});

/** Where much less agrees, the vocabulary has moved away from the weights: `npm run fit:assistant` fits them anew. */
test('the classifier gives nearly every question that it was fitted on the kind that it has', () => {
  const kinds = new Set<string>(classify([], []).logProbabilities.keys());
  const fitted = DEVELOPED_ON.filter(({ parts }) => parts.length === 1 && kinds.has(parts[0]!.what)).filter((_, at) => at % 3 === 0);
  const agreed = fitted.filter(({ question, parts }) => likeliest(question) === parts[0]!.what);
  expect(agreed.length / fitted.length).toBeGreaterThan(0.95);
});
