import { DAY_MS, daysBetween, easternDay, shiftDay } from '@clearedge/quant/calendar';

const A_THURSDAY = '1970-01-01';
const WEEK = 7;

const thursdayOf = (day: string): string => shiftDay(A_THURSDAY, Math.floor(daysBetween(A_THURSDAY, day) / WEEK) * WEEK);

/** First and last Eastern day of the week from Thursday to Wednesday that an instant lies in, and the first of the next. */
export function leagueWeekOf(at: Date): { from: string; to: string; next: string } {
  const from = thursdayOf(easternDay(at));
  return { from, to: shiftDay(from, WEEK - 1), next: shiftDay(from, WEEK) };
}

export interface Days {
  from: string;
  to: string;
}

/** Whole weeks from Thursday to Wednesday that cover [from, to]: the same question whoever asks, so that answers are shared. */
export function weeksOver({ from, to }: Days): Days[] {
  const weeks: Days[] = [];
  for (let day = thursdayOf(from); day <= to; day = shiftDay(day, WEEK)) weeks.push({ from: day, to: shiftDay(day, WEEK - 1) });
  return weeks;
}

/** Whether an instant lies on one of these days, or within a day of them in any zone. */
export const isNear = (at: Date, { from, to }: Days): boolean =>
  at.getTime() >= Date.parse(from) - DAY_MS && at.getTime() < Date.parse(to) + 3 * DAY_MS;
