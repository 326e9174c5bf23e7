import { fairProbabilities } from '@clearedge/quant/margin';
import { americanToDecimal, comparePrices, decimalToAmericanRounded } from '@clearedge/quant/price';
import { drawBelow, drawUniform, type RandomState, seedRandom } from '@clearedge/quant/random';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BookChances } from '../../odds/index.ts';
import { combinedPrice, payBet } from '../pricing/pay-rules.ts';
import { isPriced, type Move, marketMove, offerCents, togetherMove, wonMove } from './value-bet.ts';

const BOOKS = 'ABCDEFG';
const DAYS = 180;

interface Quote {
  /** American prices of both sides, by book. */
  prices: Record<string, readonly [number, number]>;
}

const priceOf = (chance: number): number => decimalToAmericanRounded(1 / Math.min(0.97, Math.max(0.03, chance)));

/** One market of up to seven books around a true chance; of many, one book lags far behind the others. */
function quote(state: RandomState): Quote {
  const truth = 0.08 + 0.84 * drawUniform(state);
  const lagging = drawBelow(state, BOOKS.length + 3);
  const many = 1 + drawBelow(state, BOOKS.length);
  const prices = BOOKS.split('')
    .slice(0, many)
    .map((book, at) => {
      const lag = at === lagging ? 0.3 * (drawUniform(state) - 0.5) : 0;
      const own = Math.min(0.95, Math.max(0.05, truth + lag + 0.03 * (drawUniform(state) - 0.5)));
      const margin = 1.01 + 0.06 * drawUniform(state);
      return [book, [priceOf(own * margin), priceOf((1 - own) * margin)]] as const;
    });
  return { prices: Object.fromEntries(prices) };
}

const chancesOf = ({ prices }: Quote, side: 0 | 1): BookChances =>
  Object.fromEntries(
    Object.entries(prices).map(([book, [first, second]]) => [
      book,
      fairProbabilities([americanToDecimal(first), americanToDecimal(second)], 'power').probabilities[side]!,
    ]),
  );
const bestOf = ({ prices }: Quote, side: 0 | 1): number =>
  Object.values(prices)
    .map((pair) => pair[side])
    .toSorted((a, b) => comparePrices(b, a))[0]!;

interface Leg {
  odds: number;
  before: BookChances;
}
/** The offer for legs of different games when each book's chances are these now; null where there is none. */
function offer(stakeCents: number, legs: readonly Leg[], now: readonly BookChances[]): number | null {
  const moves = legs.map(({ before }, at) => (isPriced(before) ? marketMove(before, now[at]!) : null));
  if (moves.some((move) => move === null)) return null;
  const paid = legs.map(({ odds }, position) => ({ position, odds, result: 'win' as const }));
  const payoutCents = payBet(stakeCents, paid, []).returnCents!;
  return offerCents({ stakeCents, payoutCents, legs: legs.length }, moves as Move[]);
}

describe('closed at the instant it is placed, or as long as nothing moves', () => {
  test('no bet of a season, single, parlay or round robin, at whatever book, returns its stake', () => {
    const state = seedRandom(20_260_711);
    let offered = 0;
    for (let day = 0; day < DAYS; day += 1) {
      const slate = Array.from({ length: 15 }, () => quote(state));
      const all = slate.flatMap((one) => ([0, 1] as const).map((side): Leg => ({ odds: bestOf(one, side), before: chancesOf(one, side) })));
      const parlays = Array.from({ length: 12 }, () =>
        Array.from({ length: 2 + drawBelow(state, 6) }, (_, at) => all[((drawBelow(state, 3) + 4 * at) * 2) % all.length]!),
      );
      for (const legs of [...all.map((one) => [one]), ...parlays]) {
        const stakeCents = 1 + drawBelow(state, 100_000);
        const cents = offer(
          stakeCents,
          legs,
          legs.map(({ before }) => before),
        );
        if (cents === null) continue;
        offered += 1;
        expect(cents).toBeLessThanOrEqual(stakeCents * 0.95 ** legs.length);
      }
    }
    expect(offered).toBeGreaterThan(5000);
  });

  test('one book that comes back to the others, or leaves them, pays nothing', () => {
    const state = seedRandom(7);
    for (let round = 0; round < 2000; round += 1) {
      const one = quote(state);
      const before = chancesOf(one, 0);
      if (!isPriced(before)) continue;
      const mover = Object.keys(before)[drawBelow(state, Object.keys(before).length)]!;
      const now = { ...before, [mover]: 0.02 + 0.96 * drawUniform(state) };
      expect(offer(10_000, [{ odds: bestOf(one, 0), before }], [now])).toBeLessThanOrEqual(9500);
    }
  });

  test('books that stop pricing the bet raise no offer', () => {
    const state = seedRandom(8);
    for (let round = 0; round < 2000; round += 1) {
      const one = quote(state);
      const before = chancesOf(one, 0);
      const now = Object.fromEntries(Object.entries(before).filter(() => drawBelow(state, 2) === 0));
      const cents = isPriced(before) ? offer(10_000, [{ odds: bestOf(one, 0), before }], [now]) : null;
      expect(cents === null || cents <= 9500).toBe(true);
    }
  });
});

const chance = fc.double({ min: 0.02, max: 0.98, noNaN: true });
const pair = (first: number, second: number): BookChances => ({ A: first, B: second });

describe('once something has moved', () => {
  test('the book that moved least counts', () => {
    expect(marketMove(pair(0.5, 0.5), pair(0.6, 0.55))).toEqual({ growth: expect.closeTo(1.1, 9), chance: 0.55 });
    expect(marketMove(pair(0.5, 0.5), { A: 0.6 })).toBeNull();
    expect(marketMove({ A: 0.5 }, pair(0.6, 0.6))).toBeNull();
    expect(marketMove({}, {})).toBeNull();
    expect(wonMove(pair(0.5, 0.4))).toEqual({ growth: 2, chance: 1 });
  });

  test('an offer never passes what the bet pays times its chance', () => {
    fc.assert(
      fc.property(chance, chance, chance, chance, fc.integer({ min: 1, max: 1e6 }), (a, b, c, d, stakeCents) => {
        const odds = priceOf(Math.min(0.97, (a + b) / 2 + 0.02));
        const payoutCents = payBet(stakeCents, [{ position: 0, odds, result: 'win' }], []).returnCents!;
        const move = marketMove(pair(a, b), pair(c, d))!;
        const cents = offerCents({ stakeCents, payoutCents, legs: 1 }, [move]);
        expect(cents).toBeLessThanOrEqual(payoutCents * Math.min(c, d) + 1e-6);
        if (c <= a || d <= b) expect(cents).toBeLessThanOrEqual(stakeCents * 0.95);
      }),
    );
  });

  test('a bet that was placed at a price too low for it never returns more than it is worth', () => {
    const move = marketMove(pair(0.5, 0.5), pair(0.5, 0.5))!;
    expect(offerCents({ stakeCents: 10_000, payoutCents: 13_000, legs: 1 }, [move])).toBe(6500);
  });
});

describe('legs of one game', () => {
  const legs = [
    { odds: 120, growth: 1, chance: 0.46 },
    { odds: -110, growth: 1, chance: 0.5 },
  ];
  test('that have not moved return less than the stake, however they depend on each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 110, max: 2000 }), (odds) => {
        const { decimal } = combinedPrice([{ position: 0, odds }], []);
        const cents = offerCents({ stakeCents: 10_000, payoutCents: Math.round(10_000 * decimal), legs: 2 }, [togetherMove(legs, decimal)]);
        expect(cents).toBeLessThanOrEqual(10_000 * 0.95 ** 2);
      }),
    );
  });

  test('win together no more often than the least likely of them', () => {
    expect(togetherMove(legs, 1.5).chance).toBe(0.46);
    expect(togetherMove(legs, 4).chance).toBeCloseTo((0.46 * 0.5 * 2.2 * (21 / 11) * 0.95) / 4, 9);
  });
});
