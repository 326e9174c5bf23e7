import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FITTED_KEPT } from './fitted.ts';
import { type KeptClaim, keptClaimOf, keptEv } from './kept-claims.ts';

const claim = (values: Partial<KeptClaim> = {}): KeptClaim => ({
  market: 'moneyline',
  basis: 'market',
  share: 0.66,
  low: 0.3,
  high: 1.02,
  standardError: 0.18,
  plays: 400,
  seasons: '2014–2024',
  claimed: 0.03,
  atClose: 0.02,
  beatCloseShare: 0.6,
  ...values,
});
const KIND = { market: 'moneyline', basis: 'market' } as const;

test.each([
  ['two thirds kept', {}, 0.03, 0.0198],
  ['more than all kept counts as all', { share: 1.4, high: 2.5 }, 0.03, 0.03],
  ['a low end at zero is no evidence', { low: 0 }, 0.03, null],
  ['a low end below zero neither', { low: -0.04, share: 0.95 }, 0.03, null],
  ['a price below our number', {}, -0.04, -0.04],
  ['another market', { market: 'total' as const }, 0.03, null],
  ['another basis', { basis: 'model' as const }, 0.03, null],
])('%s', (_what, values, ev, kept) => {
  const found = keptEv([claim(values)], KIND, ev);
  if (kept === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(kept, 12);
});

test('without past plays nothing is claimed, and an EV that is no number is refused', () => {
  expect(keptEv([], KIND, 0.03)).toBeNull();
  expect(() => keptEv([], KIND, Number.NaN)).toThrow(RangeError);
});

describe('whatever the record', () => {
  test('a claim never grows and never turns into a loss', () => {
    const numbers = fc.double({ min: -2, max: 3, noNaN: true });
    fc.assert(
      fc.property(numbers, fc.double({ min: 0, max: 2, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true }), (share, width, ev) => {
        const kept = keptEv([claim({ share, low: share - width, high: share + width })], KIND, ev);
        if (share - width <= 0) expect(kept).toBeNull();
        else if (ev > 0) expect(kept! >= 0 && kept! <= ev).toBe(true);
        else expect(kept).toBe(ev);
      }),
    );
  });

  test('the stored records are sound', () => {
    for (const stored of FITTED_KEPT) {
      expect([stored.low <= stored.share, stored.share <= stored.high, stored.plays > 0]).toEqual([true, true, true]);
      expect(keptClaimOf(FITTED_KEPT, stored) ?? stored).toBe(stored);
    }
  });
});
