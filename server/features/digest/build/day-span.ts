import { easternDay, easternInstant, shiftDay } from '@clearedge/quant/calendar';

/** What a day's digest looks at. */
export interface DaySpan {
  date: string;
  yesterday: string;
  /** The moment it speaks of: now, or the end of a day that is over. */
  until: Date;
  newsFrom: Date;
  /** The record is that of the days before; of a day to come, before today. */
  recordBefore: string;
  isPast: boolean;
}

const NEWS_MS = 24 * 3_600_000;

/** A day that is over is told as it stood at its end; today, and a day to come, as it stands now. */
export function daySpan(date: string, now: Date): DaySpan {
  const today = easternDay(now);
  const isPast = date < today;
  const until = isPast ? easternInstant(shiftDay(date, 1)) : now;
  return {
    date,
    yesterday: shiftDay(date, -1),
    until,
    newsFrom: new Date(until.getTime() - NEWS_MS),
    recordBefore: isPast ? date : today,
    isPast,
  };
}
