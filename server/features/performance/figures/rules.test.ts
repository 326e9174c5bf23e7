import { streakProbability } from '@clearedge/quant/scoring';
import { describe, expect, it } from 'vitest';
import { streaksOf } from '../get-my-performance.ts';
import type { TrackedBet } from '../performance-rows.ts';
import { type PriceFigures, priceFigures } from '../performance-rows.ts';
import { curveOf } from './curve.ts';
import { cutsFor } from './cut-keys.ts';
import { drawDays, ratioInterval } from './day-draws.ts';

const bet = ({ odds = -110, ...values }: Partial<Omit<TrackedBet, keyof PriceFigures>> = {}): TrackedBet => ({
  playedOn: '2026-07-06',
  market: 'moneyline',
  odds,
  stakeCents: 1100,
  profitCents: 1000,
  result: 'win',
  book: 'Harbor',
  side: 'home',
  line: null,
  leadMinutes: 90,
  startHour: 19,
  closingKind: 'none',
  closingOdds: null,
  closingProbability: null,
  linePoints: null,
  settledRank: 0,
  ...values,
  ...priceFigures(odds, values.closingProbability ?? null),
});

describe('where a bet is filed', () => {
  const cuts = cutsFor([bet()]);
  it.each([
    ['price', { odds: -200 }, 'to-200'],
    ['price', { odds: -199 }, '-199to-150'],
    ['price', { odds: -150 }, '-199to-150'],
    ['price', { odds: -110 }, '-149to-110'],
    ['price', { odds: -109 }, '-109to109'],
    ['price', { odds: 109 }, '-109to109'],
    ['price', { odds: 110 }, '110to149'],
    ['price', { odds: 200 }, 'from200'],
    ['weekday', {}, '1'],
    ['weekday', { playedOn: '2026-07-12' }, '7'],
    ['hour', { startHour: 13 }, 'to4pm'],
    ['hour', { startHour: 16 }, '4to7pm'],
    ['hour', { startHour: 19 }, '7to10pm'],
    ['hour', { startHour: 22 }, 'from10pm'],
    ['hour', { startHour: 1 }, 'from10pm'],
    ['hour', { startHour: null }, null],
    ['lead', { leadMinutes: null }, 'unknown'],
    ['lead', { leadMinutes: -1 }, 'after'],
    ['lead', { leadMinutes: 0 }, 'under1h'],
    ['lead', { leadMinutes: 60 }, '1to3h'],
    ['lead', { leadMinutes: 1439.9 }, '12to24h'],
    ['lead', { leadMinutes: 1440 }, 'over24h'],
    ['role', { odds: -101 }, 'favorite'],
    ['role', { odds: 100 }, 'underdog'],
    ['role', { odds: -100 }, 'underdog'],
    ['role', { market: 'spread', odds: 160, line: -1.5 }, 'favorite'],
    ['role', { market: 'spread', odds: -180, line: 1.5 }, 'underdog'],
    ['role', { market: 'spread', line: 0 }, null],
    ['role', { market: 'total', line: 8.5 }, null],
    ['side', { side: null }, null],
  ] as const)('%s of %j is %s', (cut, values, key) => expect(cuts[cut](bet(values))).toBe(key));

  it('keeps twelve books apart and gathers the rest', () => {
    const many = Array.from({ length: 14 }, (_, at) => Array.from({ length: 20 - at }, () => bet({ book: `Book ${at}` }))).flat();
    const { book } = cutsFor(many);
    expect([book(bet({ book: 'Book 11' })), book(bet({ book: 'Book 12' })), book(bet({ book: 'Book 13' }))]).toEqual([
      'Book 11',
      'Other books',
      'Other books',
    ]);
  });
});

describe('an interval over days', () => {
  const days = Array.from({ length: 30 }, (_, at) => `2026-06-${String(at + 1).padStart(2, '0')}`);
  const of = (value: (at: number) => number) => new Map(days.map((day, at) => [day, { total: value(at), weight: 100 }]));

  it('is a point where every day is alike, wider where days differ, and the same each time', () => {
    const draws = drawDays(days);
    expect(
      ratioInterval(
        draws,
        of(() => -5),
      ),
    ).toEqual({ low: -0.05, high: -0.05 });
    const wide = ratioInterval(
      draws,
      of((at) => (at % 2 ? 100 : -100)),
    )!;
    // Thirty fair coins at even money: the standard error of the mean is 1 / √30.
    expect(wide.high - wide.low).toBeGreaterThan(0.55);
    expect(wide.high - wide.low).toBeLessThan(0.85);
    expect(
      ratioInterval(
        drawDays(days.toReversed()),
        of((at) => (at % 2 ? 100 : -100)),
      ),
    ).toEqual(wide);
  });

  it('is not given for fewer than five days that weigh something', () => {
    const draws = drawDays(days);
    const few = new Map(days.slice(0, 5).map((day, at) => [day, { total: 1, weight: at === 0 ? 0 : 1 }]));
    expect(ratioInterval(draws, few)).toBeNull();
  });
});

describe('streaks', () => {
  const record = (word: string): TrackedBet[] =>
    word.split('').map((letter) => bet({ result: letter === 'W' ? 'win' : letter === 'L' ? 'loss' : 'push' }));

  it('are told beside what chance gives, pushes left out', () => {
    const found = streaksOf(record(`${'WL'.repeat(8)}WWPWWLLL`))!;
    expect(found).toMatchObject({ bets: 23, won: { length: 4 }, lost: { length: 3 }, current: { result: 'loss', length: 3 } });
    expect(found.won.chance).toBeCloseTo(streakProbability(23, 4, 12 / 23), 12);
    expect(found.runs).toMatchObject({ runs: 18 });
  });

  it('are not told below twenty decided bets, and have no runs where everything was won', () => {
    expect(streaksOf(record('W'.repeat(19)))).toBeNull();
    expect(streaksOf(record('W'.repeat(20)))).toMatchObject({
      won: { length: 20, chance: 1, typical: 20 },
      lost: { length: 0, chance: 1, typical: 0 },
      runs: null,
    });
  });
});

describe('the curve', () => {
  it('adds whole cents by day, leaves voids out and finds the deepest fall from the start on', () => {
    const { curve, drawdown, days } = curveOf([
      bet({ playedOn: '2026-07-01', result: 'loss', profitCents: -1010 }),
      bet({ playedOn: '2026-07-01', result: 'void', profitCents: 0 }),
      bet({ playedOn: '2026-07-02', profitCents: 10 }),
      bet({ playedOn: '2026-07-03', result: 'loss', profitCents: -20 }),
    ]);
    expect(days).toBe(3);
    expect(curve.map(({ bets, total }) => [bets, total])).toEqual([
      [1, -10.1],
      [1, -10],
      [1, -10.2],
    ]);
    expect(drawdown.dollars).toEqual({ depth: 10.2, from: '2026-07-01', to: '2026-07-03' });
  });
});
