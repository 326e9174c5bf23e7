import { americanToDecimal } from '@clearedge/quant/price';
import { describe, expect, it } from 'vitest';
import { conditionWords, longestOf, shortestOf } from './strategy-words.ts';
import { sampleStrategy } from './testing/sample-strategies.ts';

describe('the bound of a price', () => {
  it('is stated as prices are held against it: 1.67 takes −150', () => {
    const { conditions } = sampleStrategy();
    const words = conditionWords({ ...conditions, minOdds: 1.67, maxOdds: 2 }, 'american');
    expect(words.find(({ name }) => name === 'Odds')!.value).toBe('1.67 (−150) to 2.00 (+100)');
  });

  it.each([1.01, 1.05, 1.5, 1.67, 1.91, 1.95, 1.99, 2, 2.01, 2.5, 3.4])('of %s takes the prices named and not the next ones', (bound) => {
    const rounded = (american: number) => Math.round(americanToDecimal(american === -100 ? 100 : american) * 100) / 100;
    const [least, most] = [shortestOf(bound), longestOf(bound)];
    expect([rounded(least), rounded(most)]).toEqual([bound, bound]);
    expect(rounded(least === 100 ? -101 : least - 1)).toBeLessThan(bound);
    expect(rounded(most === -101 ? 100 : most + 1)).toBeGreaterThan(bound);
  });
});
