import type { PooledMarket } from '@clearedge/quant/blend';
import { balancesOf, type Estimate, maxDrawdown, meanInterval, ratioBootstrap } from '@clearedge/quant/scoring';
import type { Prediction } from '../walk/prediction.ts';
import { moneylinePlay, type Play, totalPlay } from './play-offers.ts';
import type { Pools } from './pools.ts';
import type { TotalFigures } from './totals.ts';

export interface PlayFigures {
  name: string;
  market: PooledMarket;
  /** Every price worth more than `least`, or only those that the product marks as value. */
  kind: 'priced' | 'value';
  least: number;
  plays: number;
  claimedEv: number;
  /** Profit per unit staked, resampled by day. */
  realised: Estimate;
  /** How many standard errors of the return lie between it and the claim. */
  errorsOff: number;
  /** EV of the prices taken, by the closing price without margin; null where too few closed on the same number. */
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

function atCloseOf(plays: readonly Play[]): Pick<PlayFigures, 'evAtClose' | 'beatCloseShare'> {
  const values = plays.flatMap(({ atClose }) => atClose ?? []);
  if (values.length < LEAST_PLAYS) return { evAtClose: null, beatCloseShare: null };
  return { evAtClose: meanInterval(values), beatCloseShare: values.filter((value) => value > 0).length / values.length };
}

function figuresOf(market: PooledMarket, { kind, least }: (typeof ROWS)[number], all: readonly Play[]): PlayFigures[] {
  const plays = all.filter(({ claimed, isValue }) => claimed > least && (kind === 'priced' || isValue));
  if (plays.length < LEAST_PLAYS) return [];
  const profits = plays.map(({ profit }) => profit);
  const ones = plays.map(() => 1);
  const days = plays.map(({ on }) => on);
  const claimedEv = meanOf(plays.map(({ claimed }) => claimed));
  const realised = ratioBootstrap(profits, ones, days, BOOTSTRAP);
  return [
    {
      name: `${NAMES[market]}, ${kind === 'value' ? 'marked as value' : `EV above ${100 * least}%`}`,
      market,
      kind,
      least,
      plays: plays.length,
      claimedEv,
      realised,
      errorsOff: (realised.mean - claimedEv) / realised.standardError,
      ...atCloseOf(plays),
      maxDrawdownUnits: maxDrawdown(balancesOf(0, profits)).depth,
    },
  ];
}

/**
 * What one unit at the opening price would have done: in each market on the side worth most, where it is worth anything. Weights are of the
 * seasons before.
 */
export function playFigures(predictions: readonly Prediction[], pools: Pools, totalWeights: TotalFigures['weights']): PlayFigures[] {
  const worth: Record<PooledMarket, Play[]> = { moneyline: [], total: [] };
  for (const prediction of predictions) {
    const weight = pools.weights.find(({ season }) => season === prediction.season)?.open;
    const totalWeight = totalWeights.find(({ season }) => season === prediction.season)?.open;
    if (weight === undefined || totalWeight === undefined) continue;
    worth.moneyline.push(...moneylinePlay(prediction, weight));
    worth.total.push(...totalPlay(prediction, weight, totalWeight));
  }
  return (['moneyline', 'total'] as const).flatMap((market) => ROWS.flatMap((row) => figuresOf(market, row, worth[market])));
}
