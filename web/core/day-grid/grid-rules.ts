import { addDays, weekStart } from '../../lib/dates.ts';

export interface GridDay {
  on: string;
  profit: number;
  bets: number;
}

export interface GridWeek {
  /** Its Monday. */
  from: string;
  /** Monday to Sunday; a day without a settled bet is null. */
  days: readonly (GridDay | null)[];
}

/** Half a year: more would not fit a screen. */
const MOST_WEEKS = 26;
const WEEK = 7;

/** The newest weeks that hold these days, the oldest first and none left out between them. */
export function gridWeeks(days: readonly GridDay[]): GridWeek[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const byDay = new Map(days.map((day) => [day.on, day]));
  const weeks: GridWeek[] = [];
  for (let from = weekStart(last.on); from >= weekStart(first.on) && weeks.length < MOST_WEEKS; from = addDays(from, -WEEK)) {
    const monday = from;
    weeks.unshift({ from, days: Array.from({ length: WEEK }, (_, at) => byDay.get(addDays(monday, at)) ?? null) });
  }
  return weeks;
}

/** Deeper than 55% and the figure on it could not be read. */
const [LEAST, MOST] = [0.15, 0.55];

/** Depth of a day's color as a share: by the root, so that one big day does not wash out the others. */
export const depthOf = (profit: number, largest: number): number =>
  largest === 0 ? LEAST : LEAST + (MOST - LEAST) * Math.sqrt(Math.abs(profit) / largest);
