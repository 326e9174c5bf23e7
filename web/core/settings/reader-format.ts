import { EASTERN } from '../../lib/dates.ts';
import {
  type DayStyle,
  formatClock,
  formatDate,
  formatDateTime,
  formatGameTime,
  formatOdds,
  formatPricesIn,
  type PriceFormat,
} from '../../lib/format.ts';
import { useSettings } from './settings.ts';

export interface ReaderFormat {
  oddsFormat: PriceFormat;
  timeZone: string;
  odds: (american: number | null | undefined) => string;
  /** Words of the server with their prices in this format. */
  prices: (text: string) => string;
  clock: (iso: string) => string;
  gameTime: (iso: string) => string;
  date: (dayOrIso: string, style?: DayStyle) => string;
  dateTime: (iso: string) => string;
}

/** Formatters that know this reader's odds format and time zone. */
export function useReaderFormat(): ReaderFormat {
  const { oddsFormat, timeZone: chosen } = useSettings();
  const timeZone = chosen ?? EASTERN;
  return {
    oddsFormat,
    timeZone,
    odds: (american) => formatOdds(american, oddsFormat),
    prices: (text) => formatPricesIn(text, oddsFormat),
    clock: (iso) => formatClock(iso, timeZone),
    gameTime: (iso) => formatGameTime(iso, timeZone),
    date: (dayOrIso, style) => formatDate(dayOrIso, style, timeZone),
    dateTime: (iso) => formatDateTime(iso, timeZone),
  };
}
