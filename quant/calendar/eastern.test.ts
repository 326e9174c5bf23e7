import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysBetween, easternDay, easternHour, easternInstant, easternWeek, mondayOf, shiftDay } from './index.ts';

describe('Eastern calendar', () => {
  test.each([
    ['2026-07-12T03:59:59Z', '2026-07-11', 23],
    ['2026-07-12T04:00:00Z', '2026-07-12', 0],
    ['2026-01-12T04:59:59Z', '2026-01-11', 23],
    ['2025-03-09T06:59:59Z', '2025-03-09', 1],
    ['2025-03-09T07:00:00Z', '2025-03-09', 3],
    ['2025-11-02T05:30:00Z', '2025-11-02', 1],
    ['2025-11-02T06:30:00Z', '2025-11-02', 1],
    ['2028-02-29T17:00:00Z', '2028-02-29', 12],
  ])('%s is %s, hour %i', (instant, day, hour) => {
    expect(easternDay(new Date(instant))).toBe(day);
    expect(easternHour(new Date(instant))).toBe(hour);
  });

  test.each([
    ['2026-07-11', 19, 5, '2026-07-11T23:05:00.000Z'],
    ['2026-01-11', 0, 0, '2026-01-11T05:00:00.000Z'],
    ['2025-03-09', 0, 0, '2025-03-09T05:00:00.000Z'],
    ['2025-03-09', 3, 0, '2025-03-09T07:00:00.000Z'],
    ['2025-03-09', 2, 30, '2025-03-09T07:30:00.000Z'],
    ['2025-11-02', 0, 0, '2025-11-02T04:00:00.000Z'],
    ['2025-11-02', 12, 0, '2025-11-02T17:00:00.000Z'],
  ])('%s %i:%i is %s', (day, hour, minute, instant) => {
    expect(easternInstant(day, hour, minute).toISOString()).toBe(instant);
  });

  test('weeks run from Monday to Monday, 167 and 169 hours long at the clock changes', () => {
    const hours = (at: string): number => {
      const week = easternWeek(new Date(at));
      return (week.to.getTime() - week.from.getTime()) / 3_600_000;
    };
    expect(easternWeek(new Date('2026-07-13T03:59:59Z')).monday).toBe('2026-07-06');
    expect(easternWeek(new Date('2026-07-13T04:00:00Z')).monday).toBe('2026-07-13');
    expect([hours('2025-03-05T12:00:00Z'), hours('2025-10-29T12:00:00Z'), hours('2026-07-08T12:00:00Z')]).toEqual([167, 169, 168]);
  });

  test('day and hour are what the zone database says: at odd instants, and to the millisecond around every change of the clocks', () => {
    const asked = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'America/New_York',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
    });
    const expectSame = (ms: number): void => {
      const part = Object.fromEntries(asked.formatToParts(ms).map(({ type, value }) => [type, value]));
      const at = new Date(ms);
      expect(`${easternDay(at)} ${easternHour(at)}`).toBe(`${part.year}-${part.month}-${part.day} ${Number(part.hour)}`);
    };
    let changes = 0;
    for (let hour = Date.UTC(2019, 0, 1); hour < Date.UTC(2032, 0, 1); hour += 3_600_000) {
      const [before, after] = [new Date(hour - 1), new Date(hour)];
      if ((easternHour(before) + 1) % 24 === easternHour(after)) continue;
      changes += 1;
      for (const off of [-3_600_000, -1, 0, 1, 3_599_999, 3_600_000]) expectSame(hour + off);
    }
    expect(changes).toBe(26);
    const instants = fc.integer({ min: Date.UTC(1880, 0, 1), max: Date.UTC(2200, 0, 1) });
    fc.assert(fc.property(instants, expectSame), { numRuns: 2000 });
    expect(() => easternDay(new Date(Number.NaN))).toThrow(RangeError);
  });

  test.each(['2026-02-30', '2026-7-1', '2026-07-011', 'x2026-07-01', '', 'today'])('refuses %s as a day', (day) => {
    expect(() => shiftDay(day, 1)).toThrow(RangeError);
  });

  test('days round trip through instants and shifts', () => {
    const anyDay = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-30'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -400, max: 400 }), (day, days) => {
        expect(easternDay(easternInstant(day))).toBe(day);
        expect(daysBetween(day, shiftDay(day, days))).toBe(days);
        expect(new Date(`${mondayOf(day)}T00:00:00Z`).getUTCDay()).toBe(1);
      }),
    );
  });
});
