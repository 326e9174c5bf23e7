import { DAY_MS, MINUTE_MS } from '@clearedge/quant/calendar';

/** Days since 1 January 1970 of a calendar day `yyyy-MM-dd`. */
export function dayNumberOf(dayOn: string): number {
  const time = Date.parse(`${dayOn}T00:00:00Z`);
  if (Number.isNaN(time)) throw new RangeError(`Not a calendar day: ${dayOn}`);
  return Math.round(time / DAY_MS);
}

export const dayOnOf = (dayNumber: number): string => new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);

/** The Eastern day of a game, which its id begins with. */
export const slateOnOf = (gameId: string): string => `${gameId.slice(0, 4)}-${gameId.slice(4, 6)}-${gameId.slice(6, 8)}`;

/** 0 is Monday. */
export const weekdayOf = (dayNumber: number): number => (((dayNumber + 3) % 7) + 7) % 7;

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

export const EASTERN = 'America/New_York';
const formatters = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (formatter === undefined) {
    const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
    formatter = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', ...parts });
    formatters.set(zone, formatter);
  }
  return formatter;
}

function wallTimeOf(zone: string, at: number): number {
  const field = new Map(
    formatterOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes): number => field.get(type)!;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
}

// Clocks change in the small hours, so the offset at noon holds for every game of the day.
function noonOffset(zone: string, dayNumber: number): number {
  const key = `${zone}|${dayNumber}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    const noon = dayNumber * DAY_MS + 17 * 60 * MINUTE_MS;
    offset = wallTimeOf(zone, noon) - noon;
    if (offsets.size > 20_000) offsets.clear();
    offsets.set(key, offset);
  }
  return offset;
}

/** The instant at which a clock in `zone` shows so many minutes after midnight on that day. */
export const instantAt = (zone: string, dayNumber: number, minutes: number): number =>
  dayNumber * DAY_MS + minutes * MINUTE_MS - noonOffset(zone, dayNumber);

/** "7:05 PM ET" */
export function easternClock(at: number): string {
  const wall = new Date(wallTimeOf(EASTERN, at));
  const hour = wall.getUTCHours();
  const minute = String(wall.getUTCMinutes()).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'AM' : 'PM'} ET`;
}
