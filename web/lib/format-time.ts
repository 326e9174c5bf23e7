import { EASTERN } from './dates.ts';

const formats = new Map<string, Intl.DateTimeFormat>();
function dateFormat(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { timeZone, ...options });
  formats.set(key, made);
  return made;
}

const isInstant = (iso: string): boolean => !Number.isNaN(Date.parse(iso));

/** "ET", "CT", "PT"; a zone whose generic name is long keeps its short one ("GMT+9"). */
export function zoneLabel(timeZone: string = EASTERN, at: Date = new Date()): string {
  const name = (timeZoneName: 'shortGeneric' | 'short'): string =>
    dateFormat(timeZone, { timeZoneName })
      .formatToParts(at)
      .find((part) => part.type === 'timeZoneName')?.value ?? '';
  const generic = name('shortGeneric');
  return generic.length <= 4 ? generic : name('short');
}

/** "7:05 PM" without the zone, for tables that name it once. */
export const formatClock = (iso: string, timeZone: string = EASTERN): string =>
  isInstant(iso) ? dateFormat(timeZone, { hour: 'numeric', minute: '2-digit' }).format(new Date(iso)).replace('\u202f', ' ') : 'TBD';

/** "7:05 PM ET". An old text like "7:05 PM" is kept as it is; anything else reads "TBD". */
export function formatGameTime(iso: string, timeZone: string = EASTERN): string {
  if (isInstant(iso) && iso.includes('T')) return `${formatClock(iso, timeZone)} ${zoneLabel(timeZone, new Date(iso))}`;
  return /^\d{1,2}:\d{2}\s*[AP]M/i.test(iso) ? iso : 'TBD';
}

const DAY_STYLES = {
  short: { weekday: 'short', month: 'short', day: 'numeric' },
  long: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  full: { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
  plain: { month: 'short', day: 'numeric', year: 'numeric' },
  weekday: { weekday: 'long' },
  day: { month: 'short', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DayStyle = keyof typeof DAY_STYLES;

/** A calendar day ("2026-07-11") or an instant as "Sat, Jul 11" (short), "Jul 11" (day), with the year (full), or in words (long). */
export function formatDate(dayOrIso: string, style: DayStyle = 'short', timeZone: string = EASTERN): string {
  const isDayOnly = !dayOrIso.includes('T');
  const at = new Date(isDayOnly ? `${dayOrIso}T12:00:00Z` : dayOrIso);
  return Number.isNaN(at.getTime()) ? 'Today' : dateFormat(isDayOnly ? 'UTC' : timeZone, DAY_STYLES[style]).format(at);
}

/** "Jul 11, 7:05 PM ET". */
export const formatDateTime = (iso: string, timeZone: string = EASTERN): string =>
  isInstant(iso)
    ? `${dateFormat(timeZone, { month: 'short', day: 'numeric' }).format(new Date(iso))}, ${formatGameTime(iso, timeZone)}`
    : 'TBD';

/** How old something is: "14 s", "2 m", "18 m", "3 h", "2 d". */
export function formatAge(seconds: number): string {
  const age = Math.max(0, Math.floor(seconds));
  if (age < 60) return `${age} s`;
  if (age < 3600) return `${Math.floor(age / 60)} m`;
  return age < 86_400 ? `${Math.floor(age / 3600)} h` : `${Math.floor(age / 86_400)} d`;
}

/** A stretch of time: "1 h 12 m", "8 m", "2 d 4 h". */
export function formatDuration(seconds: number): string {
  const minutes = Math.max(0, Math.floor(seconds / 60));
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  if (hours > 0) return rest > 0 ? `${hours} h ${rest} m` : `${hours} h`;
  return minutes > 0 ? `${rest} m` : 'under 1 m';
}
