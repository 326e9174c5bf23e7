import { formatPrice, isAmericanPrice, type PriceFormat } from '@clearedge/quant/price';
import { EASTERN } from './dates.ts';

export type { PriceFormat };
export const MINUS = '\u2212';
export const NONE = '—';

/** A price in the reader's format, "—" where there is none. */
export function formatOdds(american: number | null | undefined, format: PriceFormat = 'american'): string {
  return american !== null && american !== undefined && isAmericanPrice(american) ? formatPrice(american, format) : NONE;
}

const moneyFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const roundsToZero = (value: number, decimals: number): boolean => Math.abs(value) < 0.5 * 10 ** -decimals;

/** "$1,187.40", "−$21.00". */
export function formatMoney(dollars: number): string {
  const text = moneyFormat.format(Math.abs(dollars));
  return dollars < 0 && !roundsToZero(dollars, 2) ? MINUS + text : text;
}

/** "+$31.75", "−$21.00", "$0.00": a result, where the sign is the news. */
export const formatSignedMoney = (dollars: number): string =>
  dollars > 0 && !roundsToZero(dollars, 2) ? `+${formatMoney(dollars)}` : formatMoney(dollars);

/** "+3.1", "−0.4", "0.0". */
export function formatSigned(value: number, decimals = 1): string {
  const digits = Math.abs(value).toFixed(decimals);
  if (roundsToZero(value, decimals)) return digits;
  return (value < 0 ? MINUS : '+') + digits;
}

/** A fraction as percent: 0.523 is "52.3%". */
export const formatPercent = (fraction: number, decimals = 1): string => {
  const value = fraction * 100;
  return `${value < 0 && !roundsToZero(value, decimals) ? MINUS : ''}${Math.abs(value).toFixed(decimals)}%`;
};

/** A fraction as signed percent: 0.067 is "+6.7%". */
export const formatSignedPercent = (fraction: number, decimals = 1): string => `${formatSigned(fraction * 100, decimals)}%`;

/** A line with its sign, "+1.5", "−1.5"; totals have none: use String. */
export const formatLine = (line: number): string => (line === 0 ? 'PK' : (line < 0 ? MINUS : '+') + Math.abs(line));

/** A count with thousands separators. */
export const formatCount = (count: number): string => count.toLocaleString('en-US');

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
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DayStyle = keyof typeof DAY_STYLES;

/** A calendar day ("2026-07-11") or an instant as "Sat, Jul 11" (short), with the year (full), or in words (long). */
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
