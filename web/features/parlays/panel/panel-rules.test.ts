import { expect, test } from 'vitest';
import { sampleQuote } from '../testing/sample-parlay.ts';
import { costWords, evHead } from './panel-rules.ts';

const leg = (gameId: string) => ({ gameId, betType: 'prop', selection: `Al Guard of ${gameId}`, odds: 110 }) as const;

test.each([
  [[], 'Expected value v. model', /because ours are higher/],
  [[0], 'Expected value v. model, 1 of 2 legs v. market', /because ours are higher/],
  [[0, 1], 'Expected value v. market', /because these prices beat the other books’/],
] as const)('with legs %j that the market alone prices, the value says what it is measured against', (marketOnly, head, why) => {
  const change = Object.fromEntries(marketOnly.map((at) => [at, { isMarketOnly: true as const }]));
  const quote = sampleQuote([leg('one'), leg('two')], {}, change);
  expect(evHead(quote)).toBe(head);
  expect(costWords(quote)).toMatch(why);
});
