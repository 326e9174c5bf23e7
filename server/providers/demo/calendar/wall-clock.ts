import { DAY_MS, MINUTE_MS } from './day-number.ts';

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
