import { easternInstant, MINUTE_MS } from '@clearedge/quant/calendar';
import { BOOKS, type Bookmaker } from './books.ts';
import { pricePair } from './market-prices.ts';

const CODES = new Set(['SUM', 'HAR', 'KEY', 'MER', 'RED']);
const OPENING_HOUR = 9;
const HOLD_EXTRA = 0.022;

/** The books that sell propositions on players, of any sport. */
export const PROP_BOOKS = BOOKS.filter(({ code }) => CODES.has(code));

/** When a book opens its props on the games of an Eastern day, in epoch milliseconds. */
export const propsOpenAt = (slateOn: string, { opensAfterMinutes }: Bookmaker): number =>
  easternInstant(slateOn, OPENING_HOUR).getTime() + opensAfterMinutes * MINUTE_MS;

/** A book's prices of over and under for a fair share of the over (0..1), from which it leans by so much on the logarithm of the odds. */
export const propPrices = (overShare: number, lean: number, { holdFraction, centStep }: Bookmaker): [number, number] =>
  pricePair(1 / (1 + ((1 - overShare) / overShare) * Math.exp(-lean)), holdFraction + HOLD_EXTRA, centStep);
