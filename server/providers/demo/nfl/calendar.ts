import { createCalendar, dayIn, weekdayFrom } from '../leagues/calendar.ts';

export const weekday = { monday: 0, thursday: 3, saturday: 5, sunday: 6 } as const;

/** The Thursday after Labor Day. */
const firstThursdayIn = (year: number): number => weekdayFrom(dayIn(year, 9, 1), weekday.monday) + 3;
/** Thursday of a week; 19 to 21 are the playoffs, 23 the Super Bowl after a week without games. */
export const thursdayOf = (year: number, week: number): number => firstThursdayIn(year) + 7 * (week - 1);
/** Days after the Thursday of a week. */
export const SATURDAY = 2;
export const SUNDAY = 3;
export const MONDAY = 4;

/** From the kickoff game to the Super Bowl on a Sunday of February. */
export const NFL_CALENDAR = createCalendar(firstThursdayIn, (year) => thursdayOf(year, 23) + SUNDAY);
