import { dayNumberOf } from '../../calendar.ts';
import type { SeasonCalendar } from '../../leagues/calendar.ts';

const PRESEASON_WEEKS = 2;
const REGULAR_WEEKS = 21;
const PLAYOFF_WEEKS = 3;
const WEEKS = PRESEASON_WEEKS + REGULAR_WEEKS + PLAYOFF_WEEKS;
const SEASON_DAYS = WEEKS * 7;
// A football week runs from Tuesday to Monday. Seasons follow each other without a winter, as the baseball ones do, so that any date has
// football, and each has a year of its own; the first is placed so that July and late autumn of 2026 lie in the middle of one.
const FIRST_TUESDAY = dayNumberOf('2026-09-22');
const FIRST_YEAR = 2026;

const seasonIndexOf = (day: number): number => Math.floor((day - FIRST_TUESDAY) / SEASON_DAYS);
const firstDayOf = (seasonIndex: number): number => FIRST_TUESDAY + seasonIndex * SEASON_DAYS;
const lastDayOf = (seasonIndex: number): number => firstDayOf(seasonIndex) + SEASON_DAYS - 1;
export const yearOf = (seasonIndex: number): number => FIRST_YEAR + seasonIndex;

/** Tuesday of a week: -2 and -1 before the season, 1 to 21 in it, 22 to 24 after it. */
export const firstDayOfWeek = (seasonIndex: number, week: number): number =>
  firstDayOf(seasonIndex) + 7 * (PRESEASON_WEEKS + (week < 0 ? week : week - 1));

export const weekdayIn = { thursday: 2, friday: 3, saturday: 4, sunday: 5, monday: 6 } as const;

export const PRESEASON = [-2, -1] as const;
export const [SEMIFINAL_WEEK, FINAL_WEEK, GREY_CUP_WEEK] = [22, 23, 24] as const;

export const FOOTBALL_CALENDAR: SeasonCalendar = { indexOf: seasonIndexOf, firstDayOf, lastDayOf, yearOf };
