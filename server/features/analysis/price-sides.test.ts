import { expect, test } from 'vitest';
import type { AnalyzedSide } from '../../db/schema/index.ts';
import { claimsKept } from '../../testing/index.ts';
import { movedMarkets } from '../forecasts/index.ts';
import type { MarketSide } from '../odds/index.ts';
import { inOrder, isAnalyzed, lacksSide, priceSides, valueSides } from './price-sides.ts';

const SEEN = new Date('2026-07-11T16:00:00Z');
const side = (values: Partial<AnalyzedSide> = {}): AnalyzedSide => ({
  market: 'spread',
  side: 'home',
  line: -1.5,
  selection: 'Boston Red Sox -1.5',
  probability: 0.42,
  probabilityLow: 0.4,
  probabilityHigh: 0.44,
  pushProbability: 0,
  fairOdds: 138,
  odds: 150,
  book: 'AAA',
  bookName: 'Book A',
  seenAt: '2026-07-11T15:00:00.000Z',
  isStale: false,
  ev: 0.05,
  basis: 'model',
  claimedEv: 0.05,
  keptShare: 1,
  isValue: true,
  ...values,
});
const offer = (values: Partial<MarketSide> = {}): MarketSide => ({
  contestId: 'e',
  market: 'spread',
  side: 'home',
  line: -1.5,
  odds: 160,
  book: 'BBB',
  bookName: 'Book B',
  seenAt: SEEN,
  isStale: false,
  noVigProbability: 0.4,
  bookCount: 2,
  ...values,
});

const home = offer({ market: 'moneyline', line: null, noVigProbability: 0.56 });
const over = offer({ market: 'total', side: 'over', line: 8.5, noVigProbability: 0.5 });
const CLAIMS = claimsKept(1);
const blend = { modelWeight: 0.4, totalWeight: 0.4 };
const VIEW = { pHome: 0.56, total: { line: 8.5, overProbability: 0.5 }, bookCount: 2, seenAt: SEEN.toISOString() };

test.each([
  ['nothing', VIEW, [home, over], []],
  ['a cent', VIEW, [{ ...home, noVigProbability: 0.57 }, over], []],
  ['the winner', VIEW, [{ ...home, noVigProbability: 0.6 }, over], ['moneyline', 'spread', 'total']],
  ['the number', VIEW, [home, { ...over, line: 6.5 }], ['total']],
  ['the price of the total', VIEW, [home, { ...over, noVigProbability: 0.55 }], ['total']],
  ['everything, where there was no price before', null, [home, over], ['moneyline', 'spread', 'total']],
  ['the total alone, where only that had none', { ...VIEW, total: null }, [home, over], ['total']],
])('since the opinion the market has moved: %s', (_what, view, offers, moved) => {
  expect([...movedMarkets(view, offers)]).toEqual(moved);
  const priced = priceSides([side()], [offer(), ...offers], { market: view, blend }, CLAIMS);
  expect(priced[0]!.isValue).toBe(!moved.includes('spread'));
});

test('a side is worth what its best price of now makes it worth', () => {
  const [now] = priceSides([side()], [offer(), home], { market: VIEW, blend }, CLAIMS);
  expect(now).toMatchObject({ odds: 160, book: 'BBB', seenAt: SEEN.toISOString(), isValue: true });
  expect(now!.ev).toBeCloseTo(0.42 * 2.6 - 1, 12);
  const [worse] = priceSides([side()], [offer({ odds: 120 }), home], { market: VIEW, blend }, CLAIMS);
  expect(worse!.ev).toBeCloseTo(0.42 * 2.2 - 1, 12);
  expect(worse!.isValue).toBe(false);
});

test('where the market is our number a side is worth what the fresh consensus makes it, whatever moved', () => {
  const claims = claimsKept(0.5, 'market');
  const moved = { ...home, noVigProbability: 0.6 };
  const [now] = priceSides([side()], [offer({ odds: 158 }), moved], { market: VIEW, blend }, claims);
  expect(now).toMatchObject({ basis: 'market', probability: 0.4, keptShare: 0.5, isValue: true, doubt: null });
  expect(now!.claimedEv).toBeCloseTo(0.4 * 2.58 - 1, 12);
  expect(now!.ev).toBe(now!.claimedEv);
  const [unproven] = priceSides([side()], [offer({ odds: 158 }), home], { market: VIEW, blend }, []);
  expect(unproven).toMatchObject({ basis: 'market', keptShare: null, isValue: false, doubt: 'unproven' });
});

test('a line that moved is another bet: the old side is left out and the new one is missed', () => {
  expect(priceSides([side()], [offer({ line: -2.5 })], { market: VIEW, blend }, CLAIMS)).toEqual([]);
  expect(lacksSide([side()], [offer({ line: -2.5 })])).toBe(true);
  expect(lacksSide([side()], [offer()])).toBe(false);
});

test('value plays are fresh, the best first, and never both sides of a market', () => {
  const sides = [
    side({ ev: 0.02 }),
    side({ side: 'away', line: 1.5, ev: 0.03 }),
    side({ market: 'total', side: 'over', line: 8.5, ev: 0.06, isStale: true }),
    side({ market: 'total', side: 'under', line: 8.5, ev: 0.01 }),
    side({ market: 'moneyline', line: null, ev: 0.09, isValue: false }),
  ];
  expect(valueSides(sides).map((one) => `${one.market} ${one.side}`)).toEqual(['spread away', 'total under']);
});

test('the first five innings are not priced from the whole game; the rest stands as on a board', () => {
  expect(
    ['moneyline', 'spread', 'total', 'first5_moneyline', 'first5_total'].map((market) => isAnalyzed({ market } as AnalyzedSide)),
  ).toEqual([true, true, true, false, false]);
  const mixed = [
    side({ market: 'total', side: 'under' }),
    side(),
    side({ market: 'moneyline', side: 'home' }),
    side({ market: 'moneyline', side: 'away' }),
  ];
  expect(inOrder(mixed).map((one) => `${one.market} ${one.side}`)).toEqual([
    'moneyline away',
    'moneyline home',
    'spread home',
    'total under',
  ]);
});
