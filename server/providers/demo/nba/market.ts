import { easternInstant, HOUR_MS } from '@clearedge/quant/calendar';
import { dayOnOf } from '../calendar.ts';
import { type LeagueMarket, marketOf } from '../leagues/market/league-market.ts';
import { PART_FITS } from './part-fits.ts';

const OPENING_HOUR = 11;
const AFTER_LISTING_MS = HOUR_MS;

/** Measured on games of this engine by `npm run league:report -- --sport nba --fit`. */
const FIT = {
  marginBase: -0.141,
  marginSlope: 0.609,
  totalBase: 223.443,
  totalSlope: 0.812,
  residual: { margin: 13.29, total: 18.957 },
  marginWeights: [],
  totalWeights: [],
};

export const NBA_MARKET: LeagueMarket = marketOf({
  fit: FIT,
  partFits: PART_FITS,
  width: { widest: 80, most: 360, step: 0.1 },
  closeError: { margin: 0.8, total: 1.2 },
  openError: { margin: 1.3, total: 2.4 },
  jitter: { margin: 0.1, total: 0.2 },
  perLogit: 13,
  perRun: 6.5,
  fixedSpread: null,
  smallestSpread: 1,
  keyNumbers: new Set(),
  alternates: { spread: { step: 1, reach: 5, least: 1 }, total: { step: 2.5, reach: 10, least: 1 } },
  /** The morning before the game; an hour after it is known to be played. */
  opensAt: ({ day, listedAt }) => Math.max(easternInstant(dayOnOf(day - 1), OPENING_HOUR).getTime(), listedAt + AFTER_LISTING_MS),
});
