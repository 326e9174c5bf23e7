import { expect, test } from 'vitest';
import { NAMES } from '../testing/evaluation/names.ts';
import { respelled } from './chat-spelling.ts';
import { lexiconOf } from './directory.ts';
import { wordsOf } from './spans.ts';

const VOCABULARY = wordsOf(lexiconOf(NAMES));

test.each([
  ['by its sound', 'betta unda, winz and hittin', 'better under, wins and hitting'],
  ['without its vowels', 'whts th ovr, bks dwn', 'whats th over, bks down'],
  ['with two letters turned', 'waht si teh price', 'what si the price'],
  ['run together with another', 'do they hurt eachother lastnight', 'do they hurt each other last night'],
])('a word written %s is read as a dictionary has it', (_, typed, spelled) => {
  expect(respelled(typed, VOCABULARY)).toBe(spelled);
});

test.each(['Dwn Teh', 'jaylen brunt', 'o29.5 @dwn', 'den wsh', 'goodman holman newhouse martin franklin griffin'])(
  '%s stays as it is',
  (typed) => {
    expect(respelled(typed, VOCABULARY)).toBe(typed);
  },
);
