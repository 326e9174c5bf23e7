import { shiftDay } from '@clearedge/quant/calendar';

/** The Eastern days a question is about, both ends included. */
export interface When {
  from: string;
  to: string;
  /** As an answer repeats it: "tomorrow", "Jul 8", "this week". */
  label: string;
  kind: 'day' | 'range' | 'season';
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const MONTH = String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|ember|ober|tember)?\.?`;
const ORDINAL = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const NAMED = new RegExp(String.raw`\b${MONTH} ${ORDINAL}(?:,? (\d{4}))?\b(?!\.\d)`, 'i');
const NAMED_LATER = new RegExp(String.raw`\b${ORDINAL}(?: of)? ${MONTH}(?:,? (\d{4}))?(?![a-z])`, 'i');
const WEEKDAY = /\b(last |next |this |on )?(sun|mon|tue|wed|thu|fri|sat)(?:s|nes|rs|urs|ur)?(?:day)?(?:'?s)?\b/i;
const PAST = /\b(won|did|didnt|was|were|lost|last|scores?|scored|final|finals|happen\w*|beat|ended|results?|homered|had|went|box)\b/i;
const HALF_YEAR_DAYS = 183;

const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay();
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
const label = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' });

function valid(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.toISOString().slice(0, 10) : null;
}

/** A date without a year is the one nearest to today. */
function nearest(today: string, month: number, day: number): string | null {
  const year = Number(today.slice(0, 4));
  return (
    [year, year - 1, year + 1]
      .flatMap((one) => valid(one, month, day) ?? [])
      .find((one) => Math.abs(daysBetween(today, one)) <= HALF_YEAR_DAYS) ?? null
  );
}

const monthIn = (word: string): number => MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;

interface Found {
  when: When;
  words: string;
}
type Reader = (text: string, today: string) => Found | null;

const oneDay = (day: string, words: string, name: string = label(day)): Found => ({
  when: { from: day, to: day, label: name, kind: 'day' },
  words,
});
const range = (from: string, to: string, name: string, words: string, kind: When['kind'] = 'range'): Found => ({
  when: { from, to, label: name, kind },
  words,
});

/** Phrases that name a day by how far it is from today. */
const RELATIVE: readonly [RegExp, number, string][] = [
  [/\bday after tomorrow\b/i, 2, 'the day after tomorrow'],
  [/\b(tomorrow|tomorow|tommorow|tommorrow|tmrw|tmr|tmrow)('?s)?( night| evening| afternoon)?\b/i, 1, 'tomorrow'],
  [/\b(day before yesterday|two days ago|2 days ago)\b/i, -2, 'the day before yesterday'],
  [/\b(yesterday|yesterdays|yesterday's|yesturday|last night|lastnight|last nite)('?s)?\b/i, -1, 'yesterday'],
  [/\b(today|todays|today's|tonight|tonights|tonight's|tonite|2nite|this (evening|afternoon|morning))\b/i, 0, 'today'],
];

const relative: Reader = (text, today) => {
  for (const [pattern, shift, name] of RELATIVE) {
    const found = pattern.exec(text);
    if (found) return oneDay(shiftDay(today, shift), found[0], name);
  }
  const ago = /\b(\d{1,2}) days? ago\b/i.exec(text);
  return ago ? oneDay(shiftDay(today, -Number(ago[1])), ago[0]) : null;
};

const DAYS_AHEAD = 9;
/** "After tonight": from tomorrow on, as far ahead as schedules are looked at. */
const afterToday: Reader = (text, today) => {
  const found = /\bafter (?:today|tonight|tonite|2nite|2day|this (?:game|one|match))\b/i.exec(text);
  return found ? range(shiftDay(today, 1), shiftDay(today, DAYS_AHEAD), 'after today', found[0]) : null;
};

const dated: Reader = (text, today) => {
  const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(text);
  if (iso) {
    const day = valid(Number(iso[1]), Number(iso[2]), Number(iso[3]));
    return day ? oneDay(day, iso[0]) : null;
  }
  const [first, later] = [NAMED.exec(text), NAMED_LATER.exec(text)];
  const named = first
    ? { month: first[1]!, day: first[2]!, year: first[3], words: first[0] }
    : later
      ? { month: later[2]!, day: later[1]!, year: later[3], words: later[0] }
      : null;
  if (named) {
    const day = named.year
      ? valid(Number(named.year), monthIn(named.month), Number(named.day))
      : nearest(today, monthIn(named.month), Number(named.day));
    if (day) return oneDay(day, named.words);
  }
  const short = /(?<![\d/$+-])(\d{1,2})\/(\d{1,2})(?:\/(\d{2,4}))?(?![\d/])/.exec(text);
  if (!short) return null;
  const year = short[3] ? Number(short[3].length === 2 ? `20${short[3]}` : short[3]) : null;
  const day = year ? valid(year, Number(short[1]), Number(short[2])) : nearest(today, Number(short[1]), Number(short[2]));
  return day ? oneDay(day, short[0]) : null;
};

/** The fourth Thursday of November. */
const thanksgiving = (year: number): string => `${year}-11-${28 - ((weekdayOf(`${year}-11-28`) + 3) % 7)}`;
/** Days off that whole slates are played on. */
const HOLIDAYS: readonly [RegExp, (year: number) => string][] = [
  [/\bthanksgiving( day)?\b/i, thanksgiving],
  [/\b(christmas eve|xmas eve)\b/i, (year) => `${year}-12-24`],
  [/\b(christmas|xmas)( day)?\b/i, (year) => `${year}-12-25`],
  [/\bnew year'?s eve\b/i, (year) => `${year}-12-31`],
  [/\bnew year'?s( day)?\b/i, (year) => `${year}-01-01`],
  [/\b(fourth of july|july fourth)\b/i, (year) => `${year}-07-04`],
];

const holiday: Reader = (text, today) => {
  const year = Number(today.slice(0, 4));
  for (const [pattern, dayIn] of HOLIDAYS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const days = [year - 1, year, year + 1].map(dayIn);
    const isPast = PAST.test(text.replace(found[0], ' '));
    return oneDay((isPast ? days.findLast((day) => day <= today) : days.find((day) => day >= today))!, found[0]);
  }
  return null;
};

const monday = (day: string): string => shiftDay(day, -((weekdayOf(day) + 6) % 7));
const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;

const ranged: Reader = (text, today) => {
  const found =
    /\b(?:(this|last|past|next|in the last|over the last|over the past) )(week|weekend|month|season|year|7 days|30 days|90 days)\b/i.exec(
      text,
    );
  const single = found ?? /\b(?:()(weekend|season|ytd))\b(?! series)/i.exec(text);
  if (!single) return null;
  const [words, which = '', what = ''] = single;
  const isLast = /last|past/i.test(which);
  const start = monday(today);
  switch (what.toLowerCase()) {
    case 'week':
      return isLast
        ? range(shiftDay(start, -7), shiftDay(start, -1), 'last week', words)
        : which === 'next'
          ? range(shiftDay(start, 7), shiftDay(start, 13), 'next week', words)
          : range(start, shiftDay(start, 6), 'this week', words);
    case 'weekend':
      return isLast
        ? range(shiftDay(start, -2), shiftDay(start, -1), 'last weekend', words)
        : range(shiftDay(start, 5), shiftDay(start, 6), 'this weekend', words);
    case 'month': {
      const before = shiftDay(monthStart(today), -1);
      return isLast ? range(monthStart(before), before, 'last month', words) : range(monthStart(today), today, 'this month', words);
    }
    case '7 days':
      return range(shiftDay(today, -6), today, 'the last 7 days', words);
    case '30 days':
      return range(shiftDay(today, -29), today, 'the last 30 days', words);
    case '90 days':
      return range(shiftDay(today, -89), today, 'the last 90 days', words);
    default: {
      const before = String(Number(today.slice(0, 4)) - 1);
      if (isLast && !/\b(?:in|over) the\b/i.test(which))
        return range(`${before}-01-01`, `${before}-12-31`, `last ${what.toLowerCase()}`, words);
      return range(`${today.slice(0, 4)}-01-01`, today, 'this season', words, 'season');
    }
  }
};

const monthName = (day: string): string => new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'long' });

const inMonth: Reader = (text, today) => {
  const found = new RegExp(String.raw`\b(?:in|during|for|(since)) ${MONTH}\b`, 'i').exec(text);
  if (!found) return null;
  const month = monthIn(found[2]!);
  const year = Number(today.slice(0, 4)) - (month > Number(today.slice(5, 7)) ? 1 : 0);
  const from = valid(year, month, 1)!;
  if (found[1]) return range(from, today, `since ${monthName(from)}`, found[0]);
  const next = valid(month === 12 ? year + 1 : year, (month % 12) + 1, 1)!;
  return range(from, shiftDay(next, -1), monthName(from), found[0]);
};

const weekday: Reader = (text, today) => {
  const found = WEEKDAY.exec(text);
  // "On Sundays" is no day, but all of them.
  if (!found || (/^on /i.test(found[0]) && /days$/i.test(found[0]))) return null;
  const [words, lead = '', name = ''] = found;
  const isSpelledOut = /day/i.test(words) || lead !== '';
  if (!isSpelledOut && !/^(mon|tues?|wed|thurs?|fri)$/i.test(words.trim())) return null;
  const ahead = (DAYS.indexOf(name.toLowerCase()) - weekdayOf(today) + 7) % 7;
  const isPast = /last/i.test(lead) || (!/next|this/i.test(lead) && PAST.test(text.replace(words, ' ')));
  if (!isPast) return oneDay(shiftDay(today, /next/i.test(lead) && ahead === 0 ? 7 : ahead), words);
  return oneDay(shiftDay(today, ahead === 0 ? -7 : ahead - 7), words);
};

/** The days that a text speaks of first, those of another time that it names besides, and the text without the words for the first; null where it names none. */
export function readWhen(text: string, today: string): { when: When | null; rest: string; besides: string[] } {
  const found = firstIn(text, today);
  if (!found) return { when: null, rest: text, besides: [] };
  const { when, words } = found;
  const rest = text.replace(words, ' ');
  const other = firstIn(rest, today);
  const isOther = other !== null && (other.when.from > when.to || other.when.to < when.from);
  return { when, rest, besides: isOther ? [other.words.trim().toLowerCase()] : [] };
}

function firstIn(text: string, today: string): Found | null {
  for (const read of [afterToday, relative, holiday, dated, ranged, inMonth, weekday]) {
    const found = read(text, today);
    if (found) return found;
  }
  return null;
}
