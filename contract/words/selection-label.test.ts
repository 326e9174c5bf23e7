import { expect, test } from 'vitest';
import { selectionLabel } from './selection-label.ts';

test.each([
  ['Boston Red Sox -1.5', 'Boston Red Sox −1.5'],
  ['-3', '−3'],
  ['NYJ (-7) + TEN -2.5', 'NYJ (−7) + TEN −2.5'],
  ['Over 8.5', 'Over 8.5'],
  ['20260711_NYY@BOS 1-0, semi-final', '20260711_NYY@BOS 1-0, semi-final'],
])('%s', (selection, words) => {
  expect(selectionLabel(selection)).toBe(words);
});
