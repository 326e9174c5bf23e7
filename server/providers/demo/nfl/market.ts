import { easternInstant, HOUR_MS } from '@clearedge/quant/calendar';
import { dayOnOf } from '../calendar.ts';
import { type LeagueMarket, marketOf } from '../leagues/market/league-market.ts';
import { NFL_CALENDAR, thursdayOf } from './calendar.ts';
import { PART_FITS } from './part-fits.ts';

const OPENING_HOUR = 18;
const SUNDAY_BEFORE = -4;
const AFTER_LISTING_MS = 2 * HOUR_MS;

/** Measured on 27,360 games of this engine by `npm run league:report -- --sport nfl --fit`. */
const FIT = {
  marginBase: 0.058,
  marginSlope: 0.65,
  totalBase: 45.989,
  totalSlope: 0.544,
  residual: { margin: 12.722, total: 12.788 },
  marginWeights: [0.08, 0.66, 1.1, 2.35, 0.76, 1.14, 0.81, 1.66, 0.68, 0.76, 1.22, 0.86, 0.66, 0.95, 1.19, 0.66, 0.75, 1.19, 0.85, 0.6],
  totalWeights: [],
};

export const NFL_MARKET: LeagueMarket = marketOf({
  fit: FIT,
  partFits: PART_FITS,
  width: { widest: 70, most: 140, step: 0.1 },
  closeError: { margin: 0.8, total: 1 },
  openError: { margin: 1.9, total: 2.2 },
  jitter: { margin: 0.12, total: 0.2 },
  perLogit: 14,
  perRun: 6,
  fixedSpread: null,
  smallestSpread: 1,
  keyNumbers: new Set([3, 6, 7]),
  alternates: { spread: { step: 1, reach: 4.5, least: 1 }, total: { step: 1.5, reach: 6, least: 1 } },
  /** The Sunday evening before its week; two hours after its sides are known in the playoffs. */
  opensAt: ({ seasonIndex, week, listedAt }) => {
    const thursday = thursdayOf(NFL_CALENDAR.yearOf(seasonIndex), week!);
    return Math.max(easternInstant(dayOnOf(thursday + SUNDAY_BEFORE), OPENING_HOUR).getTime(), listedAt + AFTER_LISTING_MS);
  },
});
