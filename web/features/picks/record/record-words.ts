import { formatPercent, formatSignedPercent } from '../../../lib/format.ts';
import { MARKET_NAME } from '../pick-words.ts';

interface Range {
  low: number;
  high: number;
}
/** "41% to 70%". */
export const rangeText = ({ low, high }: Range): string => `${formatPercent(low, 0)} to ${formatPercent(high, 0)}`;
export const signedRangeText = ({ low, high }: Range): string => `${formatSignedPercent(low)} to ${formatSignedPercent(high)}`;

const BAND_NAME: Record<string, string> = { '0-60': 'Below 60', '60-75': '60 to 75', '75-80': '75 to 80', '80-100': '80 and above' };
const PLACE_NAME: Record<string, string> = { 'first-three': 'First three of the day', others: 'The others' };
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Jul 2026". */
export const monthName = (month: string): string => `${MONTHS[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;
export const marketName = (key: string): string => MARKET_NAME[key as keyof typeof MARKET_NAME] ?? key;
export const bandName = (key: string): string => BAND_NAME[key] ?? key;
export const placeName = (key: string): string => PLACE_NAME[key] ?? key;
