import { SPORT_KEYS } from '@clearedge/contract/sports';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@clearedge/quant/calendar';
import { describe, expect, test } from 'vitest';
import { QuotaBudget, type Use } from './quota-budget.ts';

const AUGUST = Date.UTC(2026, 7, 1);

/** Fifteen MLB games in four waves, two CFL games from Thursday to Saturday. */
const startsOf = (day: number): Record<Use, Date[]> => {
  const at = (hour: number): Date => new Date(AUGUST + day * DAY_MS + hour * HOUR_MS);
  const mlb = [17.1, 20.1, 22.7, 22.7, 22.75, 23.1, 23.2, 23.2, 23.7, 23.7, 24.2, 24.25, 25.7, 25.7, 26.25].map(at);
  const isFootballDay = [4, 5, 6].includes(new Date(AUGUST + day * DAY_MS).getUTCDay());
  const none = Object.fromEntries(SPORT_KEYS.map((sport) => [sport, []])) as unknown as Record<Use, Date[]>;
  return { ...none, mlb, props: mlb, cfl: isFootballDay ? [at(23.5), at(26)] : [] };
};

interface Call {
  use: Use;
  cost: number;
  at: number;
  untilStartMs: number;
}

/** A month, minute by minute, against a source that counts for itself. Props are asked for one game at a time. */
function spendMonth(credits: number, costs: Partial<Record<Use, number>>): Call[] {
  let now = AUGUST;
  let counted = credits;
  const budget = new QuotaBudget(credits, () => new Date(now));
  const last = new Map<Use, Date>();
  const calls: Call[] = [];
  for (; now < AUGUST + 31 * DAY_MS; now += MINUTE_MS) {
    const day = Math.floor((now - AUGUST - 10 * HOUR_MS) / DAY_MS);
    const starts = startsOf(day);
    for (const [use, cost] of Object.entries(costs) as [Use, number][]) {
      if (!budget.isWorth({ use, cost, lastRequestedAt: last.get(use) ?? null, starts: starts[use] })) continue;
      budget.spend(use, cost);
      counted -= cost;
      last.set(use, new Date(now));
      calls.push({
        use,
        cost,
        at: now,
        untilStartMs: Math.min(...starts[use].map((start) => start.getTime() - now).filter((ms) => ms > 0)),
      });
      budget.read(new Headers({ 'x-requests-remaining': String(counted) }));
    }
  }
  return calls;
}

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
