import { expect, test } from 'vitest';
import { addDays, dayOfLocalDate, daysBetween, easternDay, easternHour, isDay, localDateOfDay, weekStart } from './dates.ts';

test('the day is the Eastern one: a late Pacific game belongs to the evening it began', () => {
  expect(easternDay('2026-07-12T03:10:00Z')).toBe('2026-07-11');
  expect(easternDay('2026-07-12T04:00:00Z')).toBe('2026-07-12');
  expect(easternHour('2026-07-11T23:05:00Z')).toBe(19);
  expect(easternHour('2026-07-12T04:05:00Z')).toBe(0);
});

test('days are counted over clock changes', () => {
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
  expect(addDays('2026-10-31', 2)).toBe('2026-11-02');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
});

test('weeks start on Monday', () => {
  expect(weekStart('2026-07-11')).toBe('2026-07-06');
  expect(weekStart('2026-07-06')).toBe('2026-07-06');
  expect(weekStart('2026-07-12')).toBe('2026-07-06');
});

test('only a calendar day is a day', () => {
  expect(isDay('2026-07-11')).toBe(true);
  expect(isDay('2026-13-40')).toBe(false);
  expect(isDay('today')).toBe(false);
  expect(isDay(null)).toBe(false);
});

test('a calendar control’s date and the day are the same', () => expect(dayOfLocalDate(localDateOfDay('2026-07-11'))).toBe('2026-07-11'));
