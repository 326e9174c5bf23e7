import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, easternDayOf } from './eastern-day.ts';

describe('the Eastern day', () => {
  test.each([
    ['2026-07-11T03:59:59Z', '2026-07-10', 'a second before midnight in summer'],
    ['2026-07-11T04:00:00Z', '2026-07-11', 'midnight in summer'],
    ['2026-01-15T04:59:59Z', '2026-01-14', 'a second before midnight in winter'],
    ['2026-01-15T05:00:00Z', '2026-01-15', 'midnight in winter'],
    ['2026-03-08T04:59:59Z', '2026-03-07', 'the night the clocks go forward, before'],
    ['2026-03-09T03:59:59Z', '2026-03-08', 'the end of the short day'],
    ['2026-11-01T03:59:59Z', '2026-10-31', 'the night the clocks go back, before'],
    ['2026-11-02T04:59:59Z', '2026-11-01', 'the end of the long day'],
    ['2026-07-12T05:10:00Z', '2026-07-12', 'after a West coast start of the evening before'],
    ['2028-02-29T12:00:00Z', '2028-02-29', 'a leap day'],
  ])('%s is %s: %s', (at, day) => {
    expect(easternDayOf(new Date(at))).toBe(day);
  });

  test('days are counted on the calendar', () => {
    expect(addDays('2026-03-07', 1)).toBe('2026-03-08');
    expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
    expect(addDays('2026-11-01', -1)).toBe('2026-10-31');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysBetween('2026-10-31', '2026-11-02')).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
    expect(daysBetween('2026-11-02', '2026-11-01')).toEqual([]);
  });
});
