import { DAY_MS } from '../../calendar/day-number.ts';

// Family Day, Victoria Day, the civic holiday, Labour Day, Thanksgiving: month, and the days among which their Monday falls.
const MONDAYS = [
  [2, 15, 21],
  [5, 18, 24],
  [8, 1, 7],
  [9, 1, 7],
  [10, 8, 14],
] as const;

/** Whether a Monday is one of Canada's holidays on which football is played. */
export function isHolidayMonday(monday: number): boolean {
  const date = new Date(monday * DAY_MS);
  return MONDAYS.some(([month, from, to]) => date.getUTCMonth() + 1 === month && date.getUTCDate() >= from && date.getUTCDate() <= to);
}
