import { formatMoney, formatPercent, formatSigned, formatSignedPercent } from '../../../lib/format.ts';

interface Range {
  low: number;
  high: number;
}

/** "41% to 70%". */
export const rangeText = ({ low, high }: Range): string => `${formatPercent(low, 0)} to ${formatPercent(high, 0)}`;
/** "−41% to +6%". */
export const signedRangeText = ({ low, high }: Range): string => `${formatSignedPercent(low, 0)} to ${formatSignedPercent(high, 0)}`;
/** "+3.25 u". */
export const unitsText = (units: number): string => `${formatSigned(units, 2)} u`;
/** A mark of a scale of dollars: "$50", "−$1,000". */
export const roundMoney = (dollars: number): string => formatMoney(dollars).replace(/\.00$/, '');

/** "1 bet", "43 bets". */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** A chance in words that do not promise more than it holds: "under 1%", "34%". */
export const chanceText = (chance: number): string => (chance < 0.01 ? 'under 1%' : formatPercent(chance, 0));
