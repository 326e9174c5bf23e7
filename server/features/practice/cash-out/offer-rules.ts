import { CASH_OUT } from '@clearedge/contract/competition';
import { americanToDecimal } from '@clearedge/quant/price';
import type { BookChances } from '../../odds/index.ts';
import { SAME_GAME_HOLD } from '../pricing/same-game.ts';

/** Nothing is offered this soon after placing. */
export const FIRST_OFFER_MS = CASH_OUT.firstOfferMinutes * 60_000;

/** How a leg has done since it was placed: its chance now as a multiple of its chance then, and the chance itself. */
export interface Move {
  growth: number;
  chance: number;
}

/** Whether enough books priced both sides for a chance without margin to mean something. */
export const isPriced = (chances: BookChances): boolean => Object.keys(chances).length >= CASH_OUT.leastBooks;

/**
 * A leg's move by the books that priced both sides of it then and now. The book that moved least for the bettor counts: a book that lags behind
 * the others, then or now, must not pay. The chance is the middle one, of an even number the lower. Null with fewer than two such books.
 */
export function marketMove(then: BookChances, now: BookChances): Move | null {
  const shared = Object.entries(then).flatMap(([book, before]) => (now[book] === undefined ? [] : [{ before, after: now[book] }]));
  if (shared.length < CASH_OUT.leastBooks) return null;
  return {
    growth: Math.min(...shared.map(({ before, after }) => after / before)),
    chance: shared.map(({ after }) => after).toSorted((a, b) => a - b)[(shared.length - 1) >> 1]!,
  };
}

/** A leg that has won. */
export const wonMove = (then: BookChances): Move | null => marketMove(then, Object.fromEntries(Object.keys(then).map((book) => [book, 1])));

/**
 * Legs of one game that has not begun, priced together when they were placed. How much they depend on each other is read from that price, which
 * the bettor knows, and not from the model; together they never win more often than the least likely of them.
 */
export function togetherMove(legs: readonly (Move & { odds: number })[], jointDecimal: number): Move {
  const times = (of: (leg: Move & { odds: number }) => number): number => legs.reduce((product, leg) => product * of(leg), 1);
  const growth = times((leg) => leg.growth);
  if (legs.length === 1) return { growth, chance: legs[0]!.chance };
  const dependence = (times(({ odds }) => americanToDecimal(odds)) * (1 - SAME_GAME_HOLD)) / jointDecimal;
  return { growth, chance: Math.min(...legs.map(({ chance }) => chance), times(({ chance }) => chance) * dependence) };
}

/**
 * Cents offered for a bet: its stake as it has grown, less the hold for each leg that counts, and never more than what it pays times the chance
 * that it wins. As long as nothing has moved for the bettor, that is less than the stake.
 */
export function offerCents(bet: { stakeCents: number; payoutCents: number; legs: number }, parts: readonly Move[]): number {
  const growth = parts.reduce((product, part) => product * part.growth, 1);
  const chance = parts.reduce((product, part) => product * part.chance, 1);
  const grown = bet.stakeCents * growth * (1 - CASH_OUT.holdPerLeg) ** bet.legs;
  return Math.floor(Math.min(grown, bet.payoutCents * chance));
}
