const MINUS = '\u2212';

/** A fraction as percent: "52%", or with decimals "52.3%". */
export const percent = (fraction: number, decimals = 0): string => `${(100 * fraction).toFixed(decimals)}%`;

/** A fraction as signed percent: "+6.7%", "−18%". */
export function signedPercent(fraction: number, decimals = 0): string {
  const digits = Math.abs(100 * fraction).toFixed(decimals);
  if (Number(digits) === 0) return `${digits}%`;
  return `${fraction < 0 ? MINUS : '+'}${digits}%`;
}

export const count = (amount: number, one: string): string => `${amount.toLocaleString('en-US')} ${one}${amount === 1 ? '' : 's'}`;

interface Range {
  low: number;
  high: number;
}
export const range = ({ low, high }: Range): string => `${percent(low)} to ${percent(high)}`;
export const signedRange = ({ low, high }: Range, decimals = 0): string =>
  `${signedPercent(low, decimals)} to ${signedPercent(high, decimals)}`;
