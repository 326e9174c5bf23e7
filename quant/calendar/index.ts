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
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

// Asking Intl takes microseconds, and a start asks tens of thousands of times. The offset changes on the hour, and never twice within a span.
const SPAN_MS = 256 * HOUR_MS;
const OFFSETS_STORED = 20_000;
const offsets = new Map<number, number>();

/** How far the Eastern clock is from UTC at the start of an hour, in milliseconds: its time of day less UTC's, within half a day. */
function offsetOn(hourMs: number): number {
  let offset = offsets.get(hourMs);
  if (offset === undefined) {
    const shown = Object.fromEntries(wallClock.formatToParts(hourMs).map(({ type, value }) => [type, Number(value)]));
    const ahead = shown.hour! * HOUR_MS + shown.minute! * MINUTE_MS + shown.second! * SECOND_MS - hourMs;
    offset = ahead - Math.round(ahead / DAY_MS) * DAY_MS;
    if (offsets.size > OFFSETS_STORED) offsets.clear();
    offsets.set(hourMs, offset);
  }
  return offset;
}

/** The same at any instant: where both ends of a span agree, all of it does. RangeError for no instant. */
function offsetAt(ms: number): number {
  for (let span = SPAN_MS; span > HOUR_MS; span /= 2) {
    const start = Math.floor(ms / span) * span;
    const offset = offsetOn(start);
    if (offset === offsetOn(start + span)) return offset;
  }
  return offsetOn(Math.floor(ms / HOUR_MS) * HOUR_MS);
}

/** An instant as a date whose UTC fields are what Eastern calendars and clocks show. */
const shownAt = (at: Date): Date => new Date(at.getTime() + offsetAt(at.getTime()));

function utcOf(day: string): number {
  const found = DAY_PATTERN.exec(day);
  const time = found ? Date.UTC(Number(found[1]), Number(found[2]) - 1, Number(found[3])) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) throw new RangeError(`not a calendar day: ${day}`);
  return time;
}

/** The Eastern calendar day (yyyy-MM-dd) of an instant: what the product calls today. RangeError for an invalid date. */
export const easternDay = (at: Date): string => shownAt(at).toISOString().split('T', 1)[0]!;

/** The Eastern hour of an instant, 0..23. */
export const easternHour = (at: Date): number => shownAt(at).getUTCHours();

/** The day `days` after (or before) a calendar day. RangeError for a text that is no day. */
export const shiftDay = (day: string, days: number): string => new Date(utcOf(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Whole days from one calendar day to another. */
export const daysBetween = (from: string, to: string): number => Math.round((utcOf(to) - utcOf(from)) / DAY_MS);

/** The instant at which the Eastern wall clock shows `hour`:`minute` on a day; in the hour that a clock change skips, the instant after it. */
export function easternInstant(day: string, hour = 0, minute = 0): Date {
  const wanted = utcOf(day) + hour * HOUR_MS + minute * MINUTE_MS;
  let guess = wanted + 5 * HOUR_MS;
  for (let pass = 0; pass < 2; pass++) guess = wanted - offsetAt(guess);
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
