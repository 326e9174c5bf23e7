import { formatPercent, formatSignedPercent } from '../../lib/format.ts';

interface Range {
  low: number;
  high: number;
}

/** "41% to 70%". */
export const spanText = ({ low, high }: Range): string => `${formatPercent(low, 0)} to ${formatPercent(high, 0)}`;
/** "−41% to +6%". */
export const signedSpanText = ({ low, high }: Range): string => `${formatSignedPercent(low, 0)} to ${formatSignedPercent(high, 0)}`;

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** "2026-07" as "July 2026". */
export const monthName = (month: string): string => `${MONTHS[Number(month.slice(5)) - 1] ?? month} ${month.slice(0, 4)}`;

/** A chance typed in percent as a fraction: 1 to 99, or why not. Nothing typed takes the estimate away. */
export function readEstimate(text: string): { probability: number | null } | { error: string } {
  const plain = text.replaceAll(/[\s%]/g, '');
  if (plain === '') return { probability: null };
  const value = /^\d+(\.\d*)?$/.test(plain) ? Number(plain) : Number.NaN;
  return value >= 1 && value <= 99 ? { probability: value / 100 } : { error: 'Enter a chance between 1% and 99%.' };
}
