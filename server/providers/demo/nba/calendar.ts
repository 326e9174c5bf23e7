import { createCalendar, dayIn, weekdayFrom } from '../leagues/calendar.ts';
import type { DayPlan } from '../leagues/day-schedule.ts';
import { SERIES_DAYS } from '../leagues/series.ts';

const TUESDAY = 1;
const FRIDAY = 4;
const ROUNDS = 4;
/** After the regular season's last day: the play-in's first games, and the first round. */
const PLAY_IN_AFTER = 2;
const ROUNDS_AFTER = 6;

const firstDayIn = (year: number): number => weekdayFrom(dayIn(year, 10, 20), TUESDAY);
const lastRegularIn = (year: number): number => dayIn(year + 1, 4, 11);
export const playInDay = (year: number): number => lastRegularIn(year) + PLAY_IN_AFTER;
/** First day of a playoff round, 0 to 3; every round has the time of seven games. */
export const roundDay = (year: number, round: number): number => lastRegularIn(year) + ROUNDS_AFTER + round * (SERIES_DAYS + 1);

/** The cup: its quarterfinals on a Tuesday and Wednesday of December, semifinals on the Saturday, the final on the Tuesday after. */
export const cupDay = (year: number): number => weekdayFrom(dayIn(year, 12, 8), TUESDAY);
/** Its group games are those of these days inside a conference. */
export const isCupNight = (year: number, day: number): boolean => {
  const weekday = (((day + 3) % 7) + 7) % 7;
  return day >= dayIn(year, 11, 1) && day <= dayIn(year, 11, 30) && (weekday === TUESDAY || weekday === FRIDAY);
};

export const NBA_CALENDAR = createCalendar(firstDayIn, (year) => roundDay(year, ROUNDS));

/** No games on Thanksgiving, in the cup's last week, on Christmas Eve, and around the All-Star Game. */
export function planOf(year: number): DayPlan {
  const thanksgiving = weekdayFrom(dayIn(year, 11, 22), 3);
  const allStar = weekdayFrom(dayIn(year + 1, 2, 12), FRIDAY);
  return {
    firstDay: firstDayIn(year),
    lastDay: lastRegularIn(year),
    breaks: [
      [thanksgiving, thanksgiving],
      [cupDay(year), cupDay(year) + 1],
      [cupDay(year) + 4, cupDay(year) + 4],
      [cupDay(year) + 7, cupDay(year) + 7],
      [dayIn(year, 12, 24), dayIn(year, 12, 24)],
      [allStar - 1, allStar + 4],
    ],
    weekdayShares: [8, 6, 10, 4, 10, 8, 7],
    mostPerDay: 15,
  };
}
