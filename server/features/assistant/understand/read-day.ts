import { shiftDay } from '@clearedge/quant/calendar';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NAMED = new RegExp(`\\b(${MONTHS.join('|')})[a-z]*\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b`, 'i');

function validDay(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.toISOString().slice(0, 10) : null;
}

/** The Eastern day that a text speaks of: yesterday, tomorrow, "July 9", 7/9 or 2026-07-09; null when it names none. */
export function readDay(text: string, today: string): string | null {
  if (/\b(day after tomorrow)\b/i.test(text)) return shiftDay(today, 2);
  if (/\btomorrow\b/i.test(text)) return shiftDay(today, 1);
  if (/\b(yesterday|last night)\b/i.test(text)) return shiftDay(today, -1);
  if (/\b(today|tonight|this (evening|afternoon|morning))\b/i.test(text)) return today;
  const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(text);
  if (iso) return validDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const year = Number(today.slice(0, 4));
  const named = NAMED.exec(text);
  if (named) return validDay(year, MONTHS.indexOf(named[1]!.toLowerCase()) + 1, Number(named[2]));
  const short = /(?<![\d/$])(\d{1,2})\/(\d{1,2})(?![\d/])/.exec(text);
  return short ? validDay(year, Number(short[1]), Number(short[2])) : null;
}
