import type { PooledMarket } from '@clearedge/quant/blend';
import { balancesOf, type Estimate, maxDrawdown, ratioBootstrap } from '@clearedge/quant/scoring';
import { clusteredMean } from './clustered-mean.ts';
import type { OfferedPlay } from './offered-plays.ts';

export interface PlayFigures {
  name: string;
  market: PooledMarket;
  /** Every price worth more than `least`, or only those that the product marks as value. */
  kind: 'priced' | 'value';
  least: number;
  plays: number;
  claimedEv: number;
  /** Profit per unit staked, resampled by day. */
  realized: Estimate;
  /** How many standard errors of the return lie between it and the claim. */
  errorsOff: number;
  /** EV of the prices taken, by the closing price without margin at the number taken; null where too few have a close. */
  evAtClose: Estimate | null;
  beatCloseShare: number | null;
  maxDrawdownUnits: number;
}

/** Every price that is worth something, what a published pick needs, and twice that; then what is marked as value. */
const ROWS: readonly Pick<PlayFigures, 'kind' | 'least'>[] = [
  { kind: 'priced', least: 0 },
  { kind: 'priced', least: 0.015 },
  { kind: 'priced', least: 0.03 },
  { kind: 'value', least: 0 },
];
const BOOTSTRAP = { seed: 11, draws: 4000 };
const LEAST_PLAYS = 20;
const NAMES: Record<PooledMarket, string> = { moneyline: 'Moneyline', total: 'Total' };

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function atCloseOf(plays: readonly OfferedPlay[]): Pick<PlayFigures, 'evAtClose' | 'beatCloseShare'> {
  const judged = plays.filter(({ atClose }) => atClose !== null);
  if (judged.length < LEAST_PLAYS) return { evAtClose: null, beatCloseShare: null };
  const values = judged.map(({ atClose }) => atClose!);
  const days = judged.map(({ on }) => on);
  return { evAtClose: clusteredMean(values, days), beatCloseShare: values.filter((value) => value > 0).length / values.length };
}

function figuresOf(market: PooledMarket, { kind, least }: (typeof ROWS)[number], all: readonly OfferedPlay[]): PlayFigures[] {
  const plays = all.filter((play) => play.market === market && play.claimed > least && (kind === 'priced' || play.isValue));
  if (plays.length < LEAST_PLAYS) return [];
  const profits = plays.map(({ profit }) => profit);
  const ones = plays.map(() => 1);
  const days = plays.map(({ on }) => on);
  const claimedEv = meanOf(plays.map(({ claimed }) => claimed));
  const realized = ratioBootstrap(profits, ones, days, BOOTSTRAP);
  return [
    {
      name: `${NAMES[market]}, ${kind === 'value' ? 'marked as value' : `EV above ${100 * least}%`}`,
      market,
      kind,
      least,
      plays: plays.length,
      claimedEv,
      realized,
      errorsOff: (realized.mean - claimedEv) / realized.standardError,
      ...atCloseOf(plays),
      maxDrawdownUnits: maxDrawdown(balancesOf(0, profits)).depth,
    },
  ];
}

/** What one unit at the opening price would have done, in each market on the side worth most. */
export const playFigures = (plays: readonly OfferedPlay[]): PlayFigures[] =>
  (['moneyline', 'total'] as const).flatMap((market) => ROWS.flatMap((row) => figuresOf(market, row, plays)));
