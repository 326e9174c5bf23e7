import { easternInstant, HOUR_MS } from '@clearedge/quant/calendar';
import { dayOnOf } from '../calendar.ts';
import { type LeagueMarket, marketOf } from '../leagues/market/league-market.ts';
import { PART_FITS } from './part-fits.ts';

const OPENING_HOUR = 11;
const AFTER_LISTING_MS = HOUR_MS;

/** Measured on games of this engine by `npm run league:report -- --sport nhl --fit`. */
const FIT = {
  marginBase: -0.007,
  marginSlope: 1.043,
  totalBase: 6.352,
  totalSlope: 0.884,
  residual: { margin: 2.62, total: 2.231 },
  marginWeights: [0, 1.49, 0.85, 0.98, 1.85, 0.75, 0.54, 0.43, 0.46, 0.38, 0.48, 0],
  totalWeights: [0, 1.11, 0.47, 1.43, 0.83, 1.33, 0.83, 1.11, 0.75, 1.06, 0.82, 1.2, 1.09, 2.04, 1.78, 4.45],
};

export const NHL_MARKET: LeagueMarket = marketOf({
  fit: FIT,
  partFits: PART_FITS,
  width: { widest: 15, most: 30, step: 0.02 },
  closeError: { margin: 0.06, total: 0.08 },
  openError: { margin: 0.16, total: 0.2 },
  jitter: { margin: 0.012, total: 0.02 },
  perLogit: 1.4,
  perRun: 0.6,
  fixedSpread: 1.5,
  smallestSpread: 1.5,
  keyNumbers: new Set(),
  alternates: { spread: { step: 1, reach: 5, least: 1.5, most: 3.5 }, total: { step: 0.5, reach: 2, least: 1 } },
  /** The morning before the game; an hour after it is known to be played. */
  opensAt: ({ day, listedAt }) => Math.max(easternInstant(dayOnOf(day - 1), OPENING_HOUR).getTime(), listedAt + AFTER_LISTING_MS),
});
