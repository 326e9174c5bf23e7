import { createCalendar, dayIn, weekdayFrom } from '../leagues/calendar.ts';
import type { DayPlan } from '../leagues/day-schedule.ts';
import { SERIES_DAYS } from '../leagues/series.ts';

const TUESDAY = 1;
const ROUNDS = 4;
const REST_DAYS = 3;

const firstDayIn = (year: number): number => weekdayFrom(dayIn(year, 10, 4), TUESDAY);
const lastRegularIn = (year: number): number => dayIn(year + 1, 4, 15);
/** First day of a playoff round, 0 to 3; every round has the time of seven games. */
export const roundDay = (year: number, round: number): number => lastRegularIn(year) + REST_DAYS + round * (SERIES_DAYS + 1);

export const NHL_CALENDAR = createCalendar(firstDayIn, (year) => roundDay(year, ROUNDS));

/** No games around Christmas and in the February break, which is long in a year of Winter Olympics. */
export function planOf(year: number): DayPlan {
  const isOlympic = (year + 1) % 4 === 2;
  return {
    firstDay: firstDayIn(year),
    lastDay: lastRegularIn(year),
    breaks: [
      [dayIn(year, 12, 24), dayIn(year, 12, 26)],
      isOlympic ? [dayIn(year + 1, 2, 6), dayIn(year + 1, 2, 24)] : [dayIn(year + 1, 2, 4), dayIn(year + 1, 2, 8)],
    ],
    weekdayShares: [4, 10, 4, 10, 5, 12, 6],
    mostPerDay: 16,
  };
}
