import { DAY_MS } from '@clearedge/quant/calendar';
import { weekdayOf } from '../calendar.ts';

/** Seasons of a league, by the real calendar; index 0 begins in 2026. Days are days since 1970. */
export interface SeasonCalendar {
  /** The season that holds the day; between seasons, the coming one. */
  indexOf: (day: number) => number;
  firstDayOf: (seasonIndex: number) => number;
  lastDayOf: (seasonIndex: number) => number;
  /** The year in which it begins. */
  yearOf: (seasonIndex: number) => number;
}

const FIRST_YEAR = 2026;

export const dayIn = (year: number, month: number, date: number): number => Date.UTC(year, month - 1, date) / DAY_MS;
/** The first day of this weekday (0 is Monday) on or after a day. */
export const weekdayFrom = (day: number, weekday: number): number => day + ((weekday - weekdayOf(day) + 7) % 7);

/** A calendar from the first and the last day of the season that begins in a year. */
export function createCalendar(firstDayIn: (year: number) => number, lastDayIn: (year: number) => number): SeasonCalendar {
  const yearOf = (seasonIndex: number): number => FIRST_YEAR + seasonIndex;
  return {
    yearOf,
    firstDayOf: (seasonIndex) => firstDayIn(yearOf(seasonIndex)),
    lastDayOf: (seasonIndex) => lastDayIn(yearOf(seasonIndex)),
    indexOf: (day) => {
      const year = new Date(day * DAY_MS).getUTCFullYear();
      return (day <= lastDayIn(year - 1) ? year - 1 : year) - FIRST_YEAR;
    },
  };
}
