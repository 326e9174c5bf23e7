export const DAY_MS = 86_400_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;

/** Days since 1 January 1970 of a calendar day `yyyy-MM-dd`. */
export function dayNumberOf(dayOn: string): number {
  const time = Date.parse(`${dayOn}T00:00:00Z`);
  if (Number.isNaN(time)) throw new RangeError(`Not a calendar day: ${dayOn}`);
  return Math.round(time / DAY_MS);
}

export const dayOnOf = (dayNumber: number): string => new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);

/** 0 is Monday. */
export const weekdayOf = (dayNumber: number): number => (((dayNumber + 3) % 7) + 7) % 7;
