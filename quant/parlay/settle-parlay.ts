import type { Grade } from '../grading/types.ts';
import { type Cents, cents, scaleCents } from '../money/index.ts';
import type { DecimalPrice, Quote } from '../price/index.ts';
import { parlayDecimal, parlayRatio } from './parlay-price.ts';

export type LegResult = Grade | 'pending';

/** One selection of a parlay; a bare number is an American price. */
export interface ParlayLeg {
  price: Quote;
  result: LegResult;
}

/** What a parlay came to. `decimal` is the price of the legs that still count, null where none does; `returnCents` is null while pending. */
export interface ParlaySettlement {
  result: LegResult;
  returnCents: Cents | null;
  decimal: DecimalPrice | null;
  countedLegs: number;
  droppedLegs: number;
}

/**
 * Settles a parlay in cents: one lost leg loses at once, a pushed or void leg drops out, all dropped hands the stake back, and what is won
 * is paid from the exact product, rounded once. RangeError without a leg or for a negative stake.
 */
export function settleParlay(stakeCents: Cents, legs: readonly ParlayLeg[]): ParlaySettlement {
  if (cents(stakeCents) < 0) throw new RangeError('A stake cannot be negative');
  // Prices of all legs are checked, also where a lost leg makes them unimportant.
  parlayRatio(legs.map((leg) => leg.price));
  const counted = legs.filter((leg) => !isDropped(leg)).map((leg) => leg.price);
  const decimal = counted.length > 0 ? parlayDecimal(counted) : null;
  const result = parlayResult(legs);
  return {
    result,
    returnCents: returned(stakeCents, result, counted),
    decimal,
    countedLegs: counted.length,
    droppedLegs: legs.length - counted.length,
  };
}

/** The most a parlay can still return, in cents: every pending leg won. 0 once a leg is lost. RangeError as `settleParlay`. */
export function maximumReturnCents(stakeCents: Cents, legs: readonly ParlayLeg[]): Cents {
  const best = legs.map((leg): ParlayLeg => (leg.result === 'pending' ? { price: leg.price, result: 'win' } : leg));
  return settleParlay(stakeCents, best).returnCents ?? cents(0);
}

function parlayResult(legs: readonly ParlayLeg[]): LegResult {
  if (legs.some((leg) => leg.result === 'loss')) return 'loss';
  if (legs.some((leg) => leg.result === 'pending')) return 'pending';
  if (legs.some((leg) => leg.result === 'win')) return 'win';
  return legs.every((leg) => leg.result === 'void') ? 'void' : 'push';
}

function returned(stakeCents: Cents, result: LegResult, counted: readonly Quote[]): Cents | null {
  if (result === 'pending') return null;
  if (result === 'loss') return cents(0);
  return result === 'win' ? scaleCents(stakeCents, parlayRatio(counted)) : cents(stakeCents);
}

function isDropped(leg: ParlayLeg): boolean {
  return leg.result === 'push' || leg.result === 'void';
}
