export const MINUS = '\u2212';
export const NONE = '—';

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
const roundsToZero = (value: number, decimals: number): boolean => Math.abs(value) < 0.5 * 10 ** -decimals;

/** "$1,187.40", "−$21.00". */
export function formatMoney(dollars: number): string {
  const text = `$${grouped(Math.abs(dollars).toFixed(2))}`;
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
export const formatCount = (count: number): string => (count < 0 ? MINUS : '') + grouped(String(Math.round(Math.abs(count))));

/** "49.0% win, 6.8% push"; the win chance alone where a push is not possible. */
export const formatChance = ({ winProbability, pushProbability }: { winProbability: number | null; pushProbability: number }): string =>
  winProbability === null
    ? NONE
    : pushProbability > 0
      ? `${formatPercent(winProbability)} win, ${formatPercent(pushProbability)} push`
      : formatPercent(winProbability);

/** An amount as it is typed, such as "$1,000" or "−5"; NaN where there is none. */
export const numberIn = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.trim().replace('\u2212', '-').replace(/[$,]/g, ''));
