import { requireFinite } from '../maths/index.ts';
import type { PooledMarket, PoolWeight, PoolWeights } from './weights.ts';

/** What our number was in a play: the model pooled with the market, or the books' consensus without margin alone. */
export type PlayBasis = 'model' | 'market';
export type PlayMarket = 'moneyline' | 'spread' | 'total';

/** Plays that are judged together; a market without a record may be asked for. */
export interface PlayKind {
  market: string;
  basis: PlayBasis;
}

/** How the claims of past plays of one kind stood up at the closing price without margin, at the number taken. */
export interface KeptClaim extends PlayKind {
  market: PlayMarket;
  /** Slope through zero of worth at the close on claimed EV; 1 is all of it. */
  share: number;
  /** 95% interval of the share for a season to come, and its standard error. */
  low: number;
  high: number;
  standardError: number;
  /** Plays that have a closing price. */
  plays: number;
  /** In words: "2014–2024". */
  seasons: string;
  /** Mean EV claimed and mean EV at the close, per unit. */
  claimed: number;
  atClose: number;
  /** Share of plays whose price was worth more than nothing at the close, 0..1. */
  beatCloseShare: number;
}

/** The record that lets plays of this kind be published: its kept share is above zero at the low end. Null where none is. */
export const keptClaimOf = (claims: readonly KeptClaim[], { market, basis }: PlayKind): KeptClaim | null =>
  claims.find((claim) => claim.market === market && claim.basis === basis && claim.low > 0) ?? null;

/**
 * What is left of a claimed EV (per unit) after past plays of its kind: at most all of it, and a price below our number stays where it is.
 * Null where no past plays of this kind have kept their claim. RangeError for an EV that is not finite.
 */
export function keptEv(claims: readonly KeptClaim[], kind: PlayKind, ev: number): number | null {
  requireFinite(ev, 'expected value');
  const kept = keptClaimOf(claims, kind);
  return kept && (ev > 0 ? Math.min(1, kept.share) * ev : ev);
}

/** The weights of the model, none in a market where plays on it have not kept their claims: there the market is our number. */
export function provenWeights(weights: PoolWeights, claims: readonly KeptClaim[]): PoolWeights {
  const of = (market: PooledMarket): PoolWeights[PooledMarket] => {
    const { open, close } = weights[market];
    const proven = (one: PoolWeight): PoolWeight => (keptClaimOf(claims, { market, basis: 'model' }) ? one : { ...one, weight: 0 });
    return { open: proven(open), close: proven(close) };
  };
  return { moneyline: of('moneyline'), total: of('total') };
}
