const ZONE = 'America/New_York';
const clock = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, hour: 'numeric', minute: '2-digit' });
const longDate = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, month: 'long', day: 'numeric', year: 'numeric' });

/** "7:05 PM ET"; the narrow space that newer tables of languages have before PM is a plain one. */
export const clockText = (at: Date | string): string => `${clock.format(new Date(at)).replace(/\s/g, ' ')} ET`;

/** The Eastern day of an instant: "July 11, 2026". */
export const longDateText = (at: Date): string => longDate.format(at);

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
/** "Sunday" of an Eastern day (yyyy-MM-dd). */
export const weekdayOf = (day: string): string => weekday.format(new Date(`${day}T00:00:00Z`));
