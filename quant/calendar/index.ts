/** Lengths of time in milliseconds; a day is 24 hours, whatever the clocks do. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
const ZONE = 'America/New_York';
const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const wallClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

interface Wall {
  day: string;
  hour: number;
  minute: number;
  second: number;
}

function wallAt(at: Date): Wall {
  const parts = Object.fromEntries(wallClock.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    hour: Number(parts.hour),
    minute: Number(parts.minute),
    second: Number(parts.second),
  };
}

function utcOf(day: string): number {
  const found = DAY_PATTERN.exec(day);
  const time = found ? Date.UTC(Number(found[1]), Number(found[2]) - 1, Number(found[3])) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) throw new RangeError(`not a calendar day: ${day}`);
  return time;
}

/** The Eastern calendar day (yyyy-MM-dd) of an instant: what the product calls today. RangeError for an invalid date. */
export const easternDay = (at: Date): string => wallAt(at).day;

/** The Eastern hour of an instant, 0..23. */
export const easternHour = (at: Date): number => wallAt(at).hour;

/** The day `days` after (or before) a calendar day. RangeError for a text that is no day. */
export const shiftDay = (day: string, days: number): string => new Date(utcOf(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Whole days from one calendar day to another. */
export const daysBetween = (from: string, to: string): number => Math.round((utcOf(to) - utcOf(from)) / DAY_MS);

/** The instant at which the Eastern wall clock shows `hour`:`minute` on a day; in the hour that a clock change skips, the instant after it. */
export function easternInstant(day: string, hour = 0, minute = 0): Date {
  const wanted = utcOf(day) + hour * 3_600_000 + minute * 60_000;
  let guess = wanted + 5 * 3_600_000;
  for (let pass = 0; pass < 2; pass++) {
    const wall = wallAt(new Date(guess));
    const shown = utcOf(wall.day) + wall.hour * 3_600_000 + wall.minute * 60_000 + wall.second * 1000;
    guess += wanted - shown;
  }
  return new Date(guess);
}

/** The Monday (yyyy-MM-dd) of the Eastern week that holds a calendar day. */
export function mondayOf(day: string): string {
  const weekday = new Date(utcOf(day)).getUTCDay();
  return shiftDay(day, weekday === 0 ? -6 : 1 - weekday);
}

/** Start and end (exclusive) of the Eastern week, Monday 00:00 to Monday 00:00, that holds an instant. */
export function easternWeek(at: Date): { monday: string; from: Date; to: Date } {
  const monday = mondayOf(easternDay(at));
  return { monday, from: easternInstant(monday), to: easternInstant(shiftDay(monday, 7)) };
}
