import { daysBetween, shiftDay } from '@clearedge/quant/calendar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { zoneInstant } from './calendar.ts';
import { runOf, seasonCycle, shiftOf, spanOf } from './replay-world.ts';

const cycle = seasonCycle('2024-03-20', '2024-09-30');

describe('the runs of a season', () => {
  test('a run moves by whole weeks and lasts until the next one opens', () => {
    expect(cycle.lengthDays).toBe(196);
    expect(spanOf(cycle, 0)).toEqual({ from: '2026-08-19', to: '2027-03-01' });
    expect(spanOf(cycle, 1).from).toBe('2027-03-03');
    expect(spanOf(cycle, -1).from).toBe('2026-02-04');
  });
  test('every day belongs to one run, whichever day of it is asked, and keeps its weekday', () => {
    const days = fc.integer({ min: -4000, max: 4000 }).map((offset) => shiftDay('2026-07-11', offset));
    const seasons = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 100, max: 220 })).map(([late, long]) => {
      const first = shiftDay('2023-03-20', late);
      return seasonCycle(first, shiftDay(first, long));
    });
    fc.assert(
      fc.property(seasons, days, (season, day) => {
        const run = runOf(season, day);
        const { from, to } = spanOf(season, run);
        expect(Math.abs(shiftOf(season, run) % 7)).toBe(0);
        expect(daysBetween(from, day)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(from, day)).toBeLessThan(season.lengthDays);
        expect(daysBetween(to, spanOf(season, run + 1).from)).toBeGreaterThan(0);
        expect(daysBetween(to, spanOf(season, run + 1).from)).toBeLessThanOrEqual(7);
      }),
    );
  });
});

describe('a clock in a zone', () => {
  test.each([
    ['2026-07-11', '19:05', 'America/New_York', '2026-07-11T23:05:00.000Z'],
    ['2026-12-11', '19:05', 'America/New_York', '2026-12-12T00:05:00.000Z'],
    ['2026-12-11', '18:40', 'America/Phoenix', '2026-12-12T01:40:00.000Z'],
    ['2026-07-11', '18:40', 'America/Phoenix', '2026-07-12T01:40:00.000Z'],
    ['2026-07-11', '19:10', 'America/Los_Angeles', '2026-07-12T02:10:00.000Z'],
    ['2026-10-31', '13:10', 'America/Chicago', '2026-10-31T18:10:00.000Z'],
    ['2026-11-01', '13:10', 'America/Chicago', '2026-11-01T19:10:00.000Z'],
    ['2027-03-14', '13:10', 'America/New_York', '2027-03-14T17:10:00.000Z'],
    ['2027-03-14', '02:30', 'America/New_York', '2027-03-14T06:30:00.000Z'],
    ['2026-09-08', '19:05', 'Asia/Seoul', '2026-09-08T10:05:00.000Z'],
    ['2026-10-25', '13:10', 'Europe/London', '2026-10-25T13:10:00.000Z'],
  ])('%s %s in %s', (day, time, zone, instant) => {
    expect(zoneInstant(day, time, zone).toISOString()).toBe(instant);
  });
});
