import { type Blend, blendWithMarket, edgeOf, type PooledMarket, type PoolWeight } from '@clearedge/quant/blend';
import { fairProbabilities } from '@clearedge/quant/margin';
import { balancesOf, type Estimate, maxDrawdown, meanInterval, ratioBootstrap } from '@clearedge/quant/scoring';
import { expectedValue } from '@clearedge/quant/sizing';
import { overOf } from '../fit/total-picks.ts';
import type { Prediction } from '../walk/prediction.ts';
import type { Pools } from './pools.ts';
import type { TotalFigures } from './totals.ts';

/** One unit staked on a side at the opening price. */
interface Play {
  on: string;
  claimed: number;
  /** Whether the product would have marked it as value: the low end of its probability does not say otherwise. */
  isValue: boolean;
  profit: number;
  /** Worth of the price taken at the closing price without margin; null without a close on the same number. */
  atClose: number | null;
}

interface Offer {
  p: number;
  low: number;
  decimal: number;
  won: boolean;
  pClose: number | null;
}

/** A book opens the night before or in the morning; from twelve hours on the weight is that of the opening price. */
const OPENING_HOURS = 24;

/** The side of a market that is worth most, in a list; an empty one where neither is worth its price. */
function playAmong(on: string, offers: readonly Offer[]): Play[] {
  const worth = offers
    .map((offer) => ({ ...offer, ...edgeOf({ probability: offer.p, low: offer.low }, offer.decimal) }))
    .filter(({ ev }) => ev > 0)
    .sort((a, b) => b.ev - a.ev);
  return worth.slice(0, 1).map(({ ev, isValue, won, decimal, pClose }) => ({
    on,
    claimed: ev,
    isValue,
    profit: won ? decimal - 1 : -1,
    atClose: pClose === null ? null : expectedValue(pClose, decimal),
  }));
}

function blendAtOpen({ prices, pHomeEarly, pHomeSd }: Prediction, weight: PoolWeight): Blend | null {
  if (!prices?.open) return null;
  const same = { open: weight, close: weight };
  const known = { pMarket: prices.open.pHome, pModel: pHomeEarly, modelSd: pHomeSd, hoursToStart: OPENING_HOURS };
  return blendWithMarket({ moneyline: same, total: same }, 'moneyline', known);
}

function moneylinePlay(prediction: Prediction, weight: PoolWeight): Play[] {
  const { open, close } = prediction.prices ?? {};
  const blend = blendAtOpen(prediction, weight);
  if (!open || blend === null) return [];
  const pClose = close?.pHome ?? null;
  return playAmong(prediction.on, [
    { p: blend.probability, low: blend.low, decimal: open.home, won: prediction.homeWon === 1, pClose },
    {
      p: 1 - blend.probability,
      low: 1 - blend.high,
      decimal: open.away,
      won: prediction.homeWon === 0,
      pClose: pClose === null ? null : 1 - pClose,
    },
  ]);
}

function closingOver({ prices }: Prediction): number | null {
  const { totalOpen, totalClose } = prices ?? {};
  if (!totalOpen || totalClose?.line !== totalOpen.line) return null;
  return fairProbabilities([totalClose.over, totalClose.under]).probabilities[0]!;
}

/** A push gives the stake back and is no play, as in the record that picks are ranked by. */
function totalPlay(prediction: Prediction, weight: PoolWeight, totalWeight: number): Play[] {
  const { totalOpen } = prediction.prices ?? {};
  const blend = blendAtOpen(prediction, weight);
  const runs = prediction.awayRuns + prediction.homeRuns;
  if (!totalOpen || blend === null || runs === totalOpen.line) return [];
  const over = overOf(prediction, totalWeight);
  if (over === null) return [];
  // What is not known of the winner is not known of a total either, to first order; so the product's plays have it.
  const centre = blend.probability * (1 - blend.probability);
  const width = (blend.sd * over * (1 - over)) / centre;
  const pClose = closingOver(prediction);
  return playAmong(prediction.on, [
    { p: over, low: Math.max(0, over - width), decimal: totalOpen.over, won: runs > totalOpen.line, pClose },
    {
      p: 1 - over,
      low: Math.max(0, 1 - over - width),
      decimal: totalOpen.under,
      won: runs < totalOpen.line,
      pClose: pClose === null ? null : 1 - pClose,
    },
  ]);
}

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
