import { DAY_MS } from '@clearedge/quant/calendar';
export const EASTERN = 'America/New_York';

// Made when first needed, and in one locale: each costs a phone several milliseconds.
const lazy = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) => {
  let made: Intl.DateTimeFormat | undefined;
  return () => (made ??= new Intl.DateTimeFormat('en-US', { timeZone: EASTERN, ...options }));
};
const dayFormat = lazy({ year: 'numeric', month: '2-digit', day: '2-digit' });
const hourFormat = lazy({ hour: 'numeric', hourCycle: 'h23' });

/** Eastern calendar day of an instant, yyyy-MM-dd. */
export function easternDay(at: Date | number | string): string {
  const [month, day, year] = dayFormat().format(new Date(at)).split('/');
  return `${year}-${month}-${day}`;
}

/** Hour of the day in Eastern time, 0 to 23. */
export const easternHour = (at: Date | number | string): number => Number(hourFormat().format(new Date(at)));

// Noon UTC is the same calendar day everywhere in America, so that adding days cannot slip over a clock change.
const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);

export const isDay = (text: string | null | undefined): text is string =>
  !!text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(noon(text));

export const addDays = (day: string, days: number): string => new Date(noon(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Whole days from one Eastern day to another. */
export const daysBetween = (from: string, to: string): number => Math.round((noon(to) - noon(from)) / DAY_MS);

/** Monday of the week an Eastern day is in. */
export const weekStart = (day: string): string => addDays(day, -((new Date(noon(day)).getUTCDay() + 6) % 7));

/** A calendar control's local date as yyyy-MM-dd, and back. */
export const dayOfLocalDate = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
export function localDateOfDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}
