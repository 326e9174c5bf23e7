import { ALERT_MAX_AGE_SECONDS } from '@clearedge/contract/comparison';
import { closingCents } from '@clearedge/quant/closing';
import { comparePrices } from '@clearedge/quant/price';
import { bestPrice, isOpen, lineOfSide, mainLine, type OfferedPrice, type OpenPrice } from '../odds/index.ts';
import type { AlertRow } from './alert-rows.ts';

export type Wanted = Pick<AlertRow, 'market' | 'side' | 'line' | 'price' | 'moveCents' | 'fromLine' | 'fromPrice' | 'bookCodes'>;

const isFresh = ({ seenAt }: OfferedPrice, now: Date): boolean => now.getTime() - seenAt.getTime() <= ALERT_MAX_AGE_SECONDS * 1000;

/** What an alert looks at: its own market at its own books, on prices whose source confirmed them in the last two minutes. */
function watched(alert: Pick<Wanted, 'market' | 'bookCodes'>, rows: readonly OfferedPrice[], now: Date): OpenPrice[] {
  const isMine = (code: string): boolean => alert.bookCodes.length === 0 || alert.bookCodes.includes(code);
  return rows.filter((row) => row.market === alert.market && isMine(row.bookCode) && isFresh(row, now)).filter(isOpen);
}

/** The best price of a side on the number that most books offer. */
export function currentPrices(
  alert: Pick<Wanted, 'market' | 'side' | 'bookCodes'>,
  rows: readonly OfferedPrice[],
  now: Date,
): OpenPrice | null {
  const own = watched(alert, rows, now);
  const main = lineOfSide(alert.market, alert.side, mainLine(own));
  return bestPrice(own.filter((row) => row.side === alert.side && row.line === main));
}

const isLineReached = (side: Wanted['side'], wanted: number, line: number | null): boolean =>
  line !== null && (side === 'over' ? line <= wanted : line >= wanted);

function reached(alert: Wanted, rows: readonly OfferedPrice[], now: Date): OpenPrice | null {
  const found = watched(alert, rows, now).filter(
    (row) =>
      row.side === alert.side &&
      (alert.line === null || isLineReached(alert.side, alert.line, row.line)) &&
      (alert.price === null || comparePrices(row.price, alert.price) >= 0),
  );
  return bestPrice(found);
}

function moved(alert: Wanted, rows: readonly OfferedPrice[], now: Date): OpenPrice | null {
  const best = currentPrices(alert, rows, now);
  if (!best || alert.fromPrice === null) return null;
  if (best.line !== alert.fromLine) return best;
  return Math.abs(closingCents(best.price, alert.fromPrice)) >= alert.moveCents! ? best : null;
}

/** The price that makes an alert come true, at the moment it is asked; null while it has not. */
export const metBy = (alert: Wanted, rows: readonly OfferedPrice[], now: Date): OpenPrice | null =>
  alert.moveCents === null ? reached(alert, rows, now) : moved(alert, rows, now);
