import { DAY_MS, HOUR_MS } from '@clearedge/quant/calendar';
import { describe, expect, test } from 'vitest';
import { type Call, planMonth, spendMonth } from './month-plan.ts';
import { QuotaBudget, sharesAt, type Use } from './quota-budget.ts';

const spent = (calls: readonly Call[]): number => calls.reduce((sum, { cost }) => sum + cost, 0);
const ofUse = (calls: readonly Call[], use: Use): Call[] => calls.filter((call) => call.use === use);

describe.each([
  { credits: 500, costs: { mlb: 3, props: 1, cfl: 3 }, least: 440 },
  { credits: 20_000, costs: { mlb: 3, props: 8, cfl: 3 }, least: 18_000 },
])('a month of $credits credits', ({ credits, costs, least }) => {
  const calls = spendMonth(credits, costs);

  test('is never exceeded, nor left unused', () => {
    expect(spent(calls)).toBeLessThanOrEqual(credits - Math.max(10, credits * 0.02));
    expect(spent(calls)).toBeGreaterThan(least);
  });

  test('lasts to its last day, with prices of every use', () => {
    const days = new Set(ofUse(calls, 'mlb').map(({ at }) => Math.floor((at - 10 * HOUR_MS) / DAY_MS)));
    expect(days.size).toBeGreaterThanOrEqual(31);
    for (const use of ['props', 'cfl'] as const) expect(ofUse(calls, use).length).toBeGreaterThan(10);
  });

  test('goes where games start soon', () => {
    const featured = ofUse(calls, 'mlb');
    const soon = featured.filter(({ untilStartMs }) => untilStartMs <= 2 * HOUR_MS);
    expect(soon.length / featured.length).toBeGreaterThan(0.6);
  });
});

describe('the budget', () => {
  const NOW = new Date('2026-08-31T20:00:00Z');
  const soon = { use: 'mlb', cost: 3, lastRequestedAt: null, starts: [new Date(NOW.getTime() + HOUR_MS)] } as const;

  test('stops at its reserve, whatever is asked; and with nothing left until the month turns', () => {
    let now = NOW;
    const budget = new QuotaBudget(500, () => now);
    budget.read(new Headers({ 'x-requests-remaining': '12' }));
    expect(budget.isWorth(soon)).toBe(false);
    budget.empty();
    expect([budget.remaining, budget.resetsAt.toISOString()]).toEqual([0, '2026-09-01T00:00:00.000Z']);
    now = new Date('2026-09-01T00:00:01Z');
    expect(budget.remaining).toBe(500);
  });

  test('spends nothing where nothing starts any more', () => {
    expect(new QuotaBudget(20_000, () => NOW).isWorth({ ...soon, starts: [new Date(NOW.getTime() - 1)] })).toBe(false);
    expect(new QuotaBudget(20_000, () => NOW).isWorth(soon)).toBe(true);
  });

  test('counts a call before its answer, and believes the source over itself', () => {
    const budget = new QuotaBudget(500, () => NOW);
    budget.spend('mlb', 3);
    expect(budget.remaining).toBe(497);
    budget.read(new Headers({ 'x-requests-remaining': '467', 'x-requests-used': '33', 'x-requests-last': '3' }));
    expect(budget.remaining).toBe(467);
    for (const headers of [new Headers(), new Headers({ 'x-requests-remaining': 'many' })]) budget.read(headers);
    expect(budget.remaining).toBe(467);
  });
});

test('a sport that a kept budget does not know yet gets its part of the next day', () => {
  let now = new Date('2026-08-01T12:00:00Z');
  const budget = new QuotaBudget(500, () => now);
  const { purses: _without, ...stored } = budget.state();
  budget.adopt({ ...stored, purses: { mlb: 3 } });
  expect([budget.left('mlb'), budget.left('cfl')]).toEqual([3, 0]);
  now = new Date('2026-08-02T12:00:00Z');
  expect(budget.left('cfl')).toBeGreaterThan(0);
});

test.each([
  ['2026-01-10', ['nfl', 'alternates'], ['mlb', 'props', 'cfl', 'golf']],
  ['2026-04-10', ['golf', 'mlb', 'props', 'alternates'], ['nfl', 'cfl']],
  ['2026-08-10', ['cfl', 'mlb', 'props', 'alternates'], ['nfl', 'golf']],
  ['2026-10-10', ['cfl', 'mlb', 'nfl', 'props', 'alternates'], ['golf']],
])('on %s credits go to %j, all of them, and none to %j', (day, inSeason, others) => {
  const shares = Object.entries(sharesAt(new Date(`${day}T12:00:00Z`)));
  const using = shares.filter(([, share]) => share > 0).map(([use]) => use);
  expect(using).toEqual(expect.arrayContaining(inSeason));
  expect(using.filter((use) => others.includes(use))).toEqual([]);
  expect(shares.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1, 12);
});

test('more credits buy fresher prices, and a free plan buys few', { timeout: 60_000 }, () => {
  const [free, paid] = [planMonth(500, 1), planMonth(20_000, 1)];
  expect(paid.minutesBeforeStart!).toBeLessThanOrEqual(5);
  expect(paid.minutesInTheDay!).toBeGreaterThan(paid.minutesBeforeStart!);
  expect(free.minutesBeforeStart!).toBeGreaterThan(60);
  expect(paid.propUpdatesOfAGame).toBeGreaterThan(free.propUpdatesOfAGame);
  expect(planMonth(20_000, 2).minutesInTheDay!).toBeGreaterThan(paid.minutesInTheDay!);
});
