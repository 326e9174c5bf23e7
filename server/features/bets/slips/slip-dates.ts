import { easternDay, easternInstant, shiftDay } from '@clearedge/quant/calendar';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?';
const FORMS: readonly [RegExp, order: 'ymd' | 'mdy' | 'Mdy' | 'dMy'][] = [
  [/\b(20\d\d)-(\d{1,2})-(\d{1,2})(?!\d)T?/i, 'ymd'],
  [/\b(\d{1,2})\/(\d{1,2})(?:\/(20\d\d|\d\d))?(?![\d/.])/, 'mdy'],
  [new RegExp(`\\b${MONTH} (\\d{1,2})(?:st|nd|rd|th)?(?:,? (20\\d\\d))?(?![\\d:])`, 'i'), 'Mdy'],
  [new RegExp(`\\b(\\d{1,2}) ${MONTH}(?:,? (20\\d\\d))?(?![\\d:])`, 'i'), 'dMy'],
];
const TIME = /(?:\bat |@ ?)?\b(\d{1,2}):(\d\d)(?::\d\d)?(?:\.\d+)? ?([ap])?\.?m?\.?( ?(?:e[sd]?t|utc|gmt|z)\b)?/i;
const WEEKDAY = /\b(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|nesday|rsday|urday)?\b,? ?/i;

export interface SlipDate {
  /** yyyy-MM-dd; null where only a time is printed. */
  day: string | null;
  /** An instant where the slip prints the zone, a wall clock without one otherwise; null without a day and a time. */
  at: string | null;
  /** What is left of the line. */
  rest: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The year of a day printed without one: of this year and the next and last the nearest to today. */
function withYear(month: number, day: number, now: Date): number {
  const year = now.getUTCFullYear();
  const distance = (one: number): number => Math.abs(Date.UTC(one, month - 1, day) - now.getTime());
  return [year - 1, year, year + 1].reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

function dayIn(line: string, now: Date): { day: string; text: string } | null {
  const relative = /\b(today|tonight|tomorrow)\b,?/i.exec(line);
  if (relative) return { day: shiftDay(easternDay(now), relative[1]!.toLowerCase() === 'tomorrow' ? 1 : 0), text: relative[0] };
  for (const [form, order] of FORMS) {
    const found = form.exec(line);
    if (!found) continue;
    const parts = { a: found[1]!, b: found[2]!, c: found[3] };
    const named = (text: string): number => MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1;
    const [month, day] =
      order === 'ymd'
        ? [Number(parts.b), Number(parts.c)]
        : order === 'mdy'
          ? [Number(parts.a), Number(parts.b)]
          : order === 'Mdy'
            ? [named(parts.a), Number(parts.b)]
            : [named(parts.b), Number(parts.a)];
    const stated = order === 'ymd' ? Number(parts.a) : parts.c === undefined ? null : Number(parts.c.padStart(4, '20'));
    const year = stated ?? withYear(month, day, now);
    const at = new Date(Date.UTC(year, month - 1, day));
    if (at.getUTCMonth() + 1 === month && at.getUTCDate() === day) return { day: `${year}-${two(month)}-${two(day)}`, text: found[0] };
  }
  return null;
}

/** The date and time that a line prints; null where it prints neither. */
export function readSlipDate(line: string, now: Date): SlipDate | null {
  const day = dayIn(line, now);
  const bare = day ? line.replace(day.text, ' ') : line;
  const time = TIME.exec(bare);
  if (!day && !time) return null;
  const rest = (time ? bare.replace(time[0], ' ') : bare).replace(WEEKDAY, ' ').replace(/ {2,}/g, ' ').trim();
  if (!day || !time) return { day: day?.day ?? null, at: null, rest };
  const half = time[3]?.toLowerCase();
  const hour = (Number(time[1]) % (half ? 12 : 24)) + (half === 'p' ? 12 : 0);
  const minute = Math.min(59, Number(time[2]));
  const zone = time[4]?.trim().toLowerCase();
  const wall = `${day.day}T${two(hour)}:${two(minute)}`;
  if (zone === undefined) return { day: day.day, at: wall, rest };
  return { day: day.day, at: zone.startsWith('e') ? easternInstant(day.day, hour, minute).toISOString() : `${wall}:00.000Z`, rest };
}
