import { type Blend, blendWithMarket, type PoolWeight, worthOf } from '@clearedge/quant/blend';
import { fairProbabilities } from '@clearedge/quant/margin';
import { expectedValue } from '@clearedge/quant/sizing';
import { overOf } from '../fit/total-picks.ts';
import type { Prediction } from '../walk/prediction.ts';

/** One unit staked on a side at the opening price. */
export interface Play {
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
    .map((offer) => ({ ...offer, ...worthOf({ probability: offer.p, low: offer.low }, offer.decimal) }))
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

export function moneylinePlay(prediction: Prediction, weight: PoolWeight): Play[] {
  const { open, close, isOneBook } = prediction.prices ?? {};
  const blend = blendAtOpen(prediction, weight);
  if (!open || !isOneBook || blend === null) return [];
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
export function totalPlay(prediction: Prediction, weight: PoolWeight, totalWeight: number): Play[] {
  const { totalOpen, isOneBook } = prediction.prices ?? {};
  const blend = blendAtOpen(prediction, weight);
  const runs = prediction.awayRuns + prediction.homeRuns;
  if (!totalOpen || !isOneBook || blend === null || runs === totalOpen.line) return [];
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
