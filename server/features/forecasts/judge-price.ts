import type { PriceDoubt } from '@clearedge/contract/doubts/price-doubts';
import { edgeOf, type KeptClaim, keptClaimOf, LEAST_LOGIT_SD, type PlayBasis } from '@clearedge/quant/blend';
import { americanToDecimal, decimalToAmerican } from '@clearedge/quant/price';
import { type CheckedOffer, distrustOf } from '@clearedge/quant/trust';

/** Why a price is no value play. */
export type Doubt = Exclude<PriceDoubt, 'stale' | 'no projection'>;

/** What our number of a side is at a price, what that price is worth by it, and whether past plays of its kind kept such claims. */
export interface Judgement {
  /** `market`: our number is the books' consensus without margin, because plays on the model have not kept their claims there. */
  basis: PlayBasis;
  /** That the bet wins, given that the stake does not come back, 0..1, and one deviation either way. */
  probability: number;
  probabilityLow: number;
  probabilityHigh: number;
  /** The price at which the bet would be worth nothing, American. */
  fairOdds: number;
  /** Expected profit per unit staked by our number alone. */
  claimedEv: number;
  /** The share of such claims that past plays of this kind kept at the close, at most 1; null where none is proven. */
  keptShare: number | null;
  /** The same: what the chances come to at this price, on every screen that shows both. A pick prints what is left of it (`leftOf`). */
  ev: number;
  /** The claim at the low end of the probability. */
  evLow: number;
  isValue: boolean;
  /** Null for a value play. */
  doubt: Doubt | null;
}

/** What the model makes of a side; `modelWeight` is its share in that, 0..1. Probabilities are given that the stake does not come back. */
export interface Opinion {
  probability: number;
  low: number;
  high: number;
  push: number;
  modelWeight: number;
}
type Offer = CheckedOffer & { market: string };

const FEWEST_CHANCE = 1e-6;
export const inner = (probability: number): number => Math.min(1 - FEWEST_CHANCE, Math.max(FEWEST_CHANCE, probability));

/** The books' consensus as our number: as wide as what no price before a game knows. */
function consensusOf(market: number): Pick<Opinion, 'probability' | 'low' | 'high'> {
  const probability = inner(market);
  const sd = LEAST_LOGIT_SD * probability * (1 - probability);
  return { probability, low: inner(probability - sd), high: inner(probability + sd) };
}

/**
 * Our number of a side, what a price is worth by it, and whether that is value: the one decision behind every screen that shows value and every
 * published pick. Where plays on the model have not kept their claims the market is our number.
 */
export function judgePrice(opinion: Opinion, offer: Offer, claims: readonly KeptClaim[]): Judgement {
  const { market, odds, noVigProbability } = offer;
  const basis = opinion.modelWeight > 0 && keptClaimOf(claims, { market, basis: 'model' }) ? 'model' : 'market';
  const { probability, low, high } = basis === 'market' && noVigProbability !== null ? consensusOf(noVigProbability) : opinion;
  const { ev: claimedEv, evLow, isValue: isLikely } = edgeOf({ probability, low }, americanToDecimal(odds), opinion.push);
  const kept = keptClaimOf(claims, { market, basis });
  const doubtOf = (): Doubt | null => {
    if (claimedEv <= 0) return 'no edge';
    return distrustOf(probability, offer) ?? (kept === null ? 'unproven' : isLikely ? null : 'uncertain');
  };
  const doubt = doubtOf();
  return {
    basis,
    probability,
    probabilityLow: low,
    probabilityHigh: high,
    fairOdds: decimalToAmerican(1 / probability),
    claimedEv,
    keptShare: kept && Math.min(1, kept.share),
    ev: claimedEv,
    evLow,
    isValue: doubt === null,
    doubt,
  };
}

/** What past plays of its kind let a claim be printed as: all of one that is below zero or that nothing is proven of. */
export const leftOf = ({ claimedEv, keptShare }: Pick<Judgement, 'claimedEv' | 'keptShare'>): number =>
  claimedEv > 0 ? (keptShare ?? 1) * claimedEv : claimedEv;

/** A judgement on a market that may have left our forecast behind. The books' consensus is of this moment and cannot be left behind. */
export function movedJudgement({ basis, doubt, isValue }: Judgement, hasMoved: boolean): Pick<Judgement, 'doubt' | 'isValue'> {
  return hasMoved && basis === 'model' && doubt === null ? { doubt: 'moved', isValue: false } : { doubt, isValue };
}
