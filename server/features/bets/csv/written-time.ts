import { easternDay, easternInstant } from '@clearedge/quant/calendar';
import { readSlipDate } from '../slips/slip-dates.ts';

export interface WrittenTime {
  placedAt: Date;
  /** Noon of a day without a time, the clock otherwise: the same whenever the file is read. */
  statedAt: Date;
  /** Games that start earlier are none that the bet can be on: the start of its day where the file says no time. */
  gamesFrom: Date;
}

const HAS_ZONE = /\d:\d\d.*(?:z|gmt|utc|[+-]\d\d:?\d\d)(?: ?\(.*\))?$/i;
/** Other marks between the parts of a day, as slips print them. */
const asPrinted = (text: string): string =>
  text
    .replace(/^(\d{4})[/.](\d{1,2})[/.](\d{1,2})/, '$1-$2-$3')
    .replace(/^(\d{1,2})-(\d{1,2})-(\d{4})/, '$1/$2/$3')
    .replace(/^(\d{1,2})-([a-z]{3,9})-(\d{4})/i, '$1 $2 $3');

function read(text: string, now: Date): { day: string } | { at: Date } {
  if (HAS_ZONE.test(text)) return { at: new Date(text) };
  const date = readSlipDate(asPrinted(text), now);
  if (date?.day && date.at === null) return { day: date.day };
  if (!date?.at) return { at: new Date(Number.NaN) };
  const [day, clock] = date.at.split('T') as [string, string];
  return { at: date.at.endsWith('Z') ? new Date(date.at) : easternInstant(day, Number(clock.slice(0, 2)), Number(clock.slice(3))) };
}

/** When a bet of a file was placed: a day or a clock without a zone is Eastern. RangeError with a sentence where it is no date or is to come. */
export function readWrittenTime(text: string, now: Date): WrittenTime {
  const found = read(text, now);
  const statedAt = 'day' in found ? new Date(`${found.day}T16:00:00Z`) : found.at;
  if (text === '' || Number.isNaN(statedAt.getTime()) || statedAt.getUTCFullYear() < 1990) throw new RangeError(`"${text}" is not a date.`);
  if ('day' in found ? found.day > easternDay(now) : statedAt > now) throw new RangeError('A bet cannot be placed in the future.');
  return { placedAt: statedAt > now ? now : statedAt, statedAt, gamesFrom: 'day' in found ? easternInstant(found.day) : statedAt };
}
