import { describe, expect, test } from 'vitest';
import { combinedPrice, type PaidLeg, payBet } from './pay-rules.ts';

const legs = (...results: PaidLeg['result'][]): PaidLeg[] =>
  results.map((result, position) => ({ position, odds: [-110, 150, 200][position]!, result }));
/** The first two legs are of one game. */
const together = [{ legs: [0, 1], prices: { '0.1': 210 } }];

describe('legs of one game stand as one', () => {
  test.each([
    ['all win: the joint price times the other', ['win', 'win', 'win'], 'win', 930],
    ['one of them drops out: the other at its own price', ['push', 'win', 'win'], 'win', 750],
    ['the other way round', ['win', 'void', 'win'], 'win', 573],
    ['both drop out', ['void', 'push', 'win'], 'win', 300],
    ['all drop out', ['push', 'void', 'push'], 'push', 100],
    ['all void', ['void', 'void', 'void'], 'void', 100],
    ['one lost', ['win', 'loss', 'pending'], 'loss', 0],
    ['one open', ['win', 'pending', 'win'], 'pending', null],
  ] as const)('%s', (_name, results, result, returnCents) => {
    expect(payBet(100, legs(...results), together)).toMatchObject({ result, returnCents });
  });
});

test('the combined price is the exact product, its American form a label', () => {
  const three = legs('pending', 'pending', 'pending');
  expect(combinedPrice(three, []).decimal).toBeCloseTo((21 / 11) * 2.5 * 3, 9);
  expect(combinedPrice(three, []).american).toBe(1332);
  expect(combinedPrice(three, together)).toMatchObject({ american: 830 });
  expect(combinedPrice(three.slice(0, 1), [])).toMatchObject({ american: -110 });
});
