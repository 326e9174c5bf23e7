import { dayNumberOf } from './day-number.ts';

export const WEEKS_PER_SEASON = 27;
export const SEASON_DAYS = WEEKS_PER_SEASON * 7;
// Seasons follow each other without a winter, so that any date has baseball; each keeps a year of its own, counted from here.
const FIRST_MONDAY = dayNumberOf('2026-07-27');
const FIRST_YEAR = 2026;

export const seasonIndexOf = (dayNumber: number): number => Math.floor((dayNumber - FIRST_MONDAY) / SEASON_DAYS);
export const firstDayOf = (seasonIndex: number): number => FIRST_MONDAY + seasonIndex * SEASON_DAYS;
export const lastDayOf = (seasonIndex: number): number => firstDayOf(seasonIndex) + SEASON_DAYS - 1;
export const yearOf = (seasonIndex: number): number => FIRST_YEAR + seasonIndex;

/** The day of an April-to-September year with which a season's day shares its weather: 0 is the end of March. */
export const climateDayOf = (dayNumber: number): number => dayNumber - firstDayOf(seasonIndexOf(dayNumber));
