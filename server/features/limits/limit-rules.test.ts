import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideLimits, extend, inForce, NO_LIMITS, refuseBetting, refuseBeyond } from './limit-rules.ts';

const now = new Date('2026-07-11T16:00:00Z');
const later = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);
const wanted = (weeklyStakeCents: number | null, weeklyLossCents: number | null = null) => ({
  weeklyStakeCents,
  weeklyLossCents,
  sessionReminderMinutes: null,
});

describe('limits', () => {
  test('a first limit and a tighter one count at once', () => {
    const first = decideLimits(NO_LIMITS, wanted(10_000), now);
    expect(first).toMatchObject({ weeklyStakeCents: 10_000, pendingFrom: null });
    expect(decideLimits(first, wanted(5000), now)).toMatchObject({ weeklyStakeCents: 5000, pendingFrom: null });
  });
  test.each([[20_000], [null]])('loosening to %s waits two days', (next) => {
    const limits = decideLimits(decideLimits(NO_LIMITS, wanted(10_000), now), wanted(next), now);
    expect(limits).toMatchObject({ weeklyStakeCents: 10_000, pendingWeeklyStakeCents: next, pendingFrom: later(48) });
    expect(inForce(limits, later(47.99)).weeklyStakeCents).toBe(10_000);
    expect(inForce(limits, later(48))).toMatchObject({ weeklyStakeCents: next, pendingFrom: null });
  });
  test('one looser and one tighter: the tighter counts now, the looser later', () => {
    const limits = decideLimits(decideLimits(NO_LIMITS, wanted(10_000, 5000), now), wanted(20_000, 1000), now);
    expect(limits).toMatchObject({
      weeklyStakeCents: 10_000,
      weeklyLossCents: 1000,
      pendingWeeklyStakeCents: 20_000,
      pendingWeeklyLossCents: 1000,
    });
  });
  test('tightening while a loosening waits takes the loosening back', () => {
    const waiting = decideLimits(decideLimits(NO_LIMITS, wanted(10_000), now), wanted(50_000), now);
    expect(decideLimits(waiting, wanted(8000), later(1))).toMatchObject({ weeklyStakeCents: 8000, pendingFrom: null });
  });
  test('no sequence of wishes loosens within eight hours', () => {
    const wish = fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: null });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.array(wish, { maxLength: 8 }), (start, wishes) => {
        let limits = decideLimits(NO_LIMITS, wanted(start), now);
        wishes.forEach((next, at) => {
          limits = decideLimits(limits, wanted(next), later(at));
        });
        expect(inForce(limits, later(8)).weeklyStakeCents).toBeLessThanOrEqual(start);
      }),
    );
  });
});

describe('pauses', () => {
  test('are only ever made longer', () => {
    expect(extend(later(48), later(24))).toEqual(later(48));
    expect(extend(later(24), later(48))).toEqual(later(48));
    expect(extend(null, later(24))).toEqual(later(24));
  });
  test.each([
    ['a break', { coolOffUntil: later(1) }, 'taking a break'],
    ['self-exclusion', { excludedUntil: later(1) }, 'excluded yourself'],
  ])('%s refuses every stake until it ends', (_name, change, message) => {
    const limits = { ...NO_LIMITS, ageAnswer: 'of_age', ...change } as const;
    expect(() => refuseBetting(limits, now)).toThrow(message);
    expect(() => refuseBetting(limits, later(1))).not.toThrow();
  });
});

test.each([
  ['nothing', {}, 'AGE_UNCONFIRMED'],
  ['a weekly limit', { weeklyStakeCents: 1000 }, 'AGE_UNCONFIRMED'],
  ['an ended break', { coolOffUntil: now }, 'AGE_UNCONFIRMED'],
  ['a running break, which an answer would not end', { coolOffUntil: later(1) }, 'FORBIDDEN'],
  ['an exclusion, which an answer would not end', { excludedUntil: later(1) }, 'FORBIDDEN'],
  ['an answer of under 21', { ageAnswer: 'under_age' as const }, 'FORBIDDEN'],
])('without an answer about age, with %s, no bet is taken', (_name, change, code) => {
  expect(() => refuseBetting({ ...NO_LIMITS, ...change }, now)).toThrow(expect.objectContaining({ code, status: 403 }));
});

test('a stake may reach the weekly limit and not pass it; open bets count against the loss limit as if lost', () => {
  const limits = { ...NO_LIMITS, weeklyStakeCents: 10_000, weeklyLossCents: 5000 };
  expect(() => refuseBeyond(limits, { stakeCents: 9000, lossCents: 0, openCents: 0 }, 1000, now)).not.toThrow();
  expect(() => refuseBeyond(limits, { stakeCents: 9000, lossCents: 0, openCents: 0 }, 1001, now)).toThrow('$10.00 is left');
  const losing = (lossCents: number, openCents: number, stakeCents: number) => () =>
    refuseBeyond(limits, { stakeCents: 0, lossCents, openCents }, stakeCents, now);
  expect(losing(4999, 0, 1)).not.toThrow();
  expect(losing(5000, 0, 1)).toThrow('reached your weekly loss limit');
  expect(losing(0, 0, 5000)).not.toThrow();
  expect(losing(0, 0, 5001)).toThrow('could pass your weekly loss limit of $50.00: $0.00 is lost this week and $0.00 is at risk');
  expect(losing(0, 5000, 1)).toThrow('$50.00 is at risk in open bets');
  expect(losing(2000, 2999, 1)).not.toThrow();
  expect(losing(2000, 2999, 2)).toThrow('could pass');
});
