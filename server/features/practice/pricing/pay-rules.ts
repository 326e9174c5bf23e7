import { cents } from '@clearedge/quant/money';
import type { LegResult } from '@clearedge/quant/parlay';
import {
  type ParlayLeg,
  type ParlaySettlement,
  parlayDecimal,
  settleParlay,
  settleTeaser,
  type TeaserTerms,
} from '@clearedge/quant/parlay';
import { decimalToAmericanRounded } from '@clearedge/quant/price';
import type { SameGameLegs } from '../../../db/schema/index.ts';

export interface PaidLeg {
  position: number;
  /** American. */
  odds: number;
  result: LegResult;
}

/** So large a stake that the cent says nothing. */
const UNIT_CENTS = 1_000_000_000;

export const partName = (positions: readonly number[]): string => positions.join('.');

/** Legs of one game that stand as one: what is left of them pays what that part would have paid when the bet was placed. */
function groupLeg(legs: readonly PaidLeg[], { prices }: SameGameLegs): ParlayLeg {
  const counted = legs.filter(({ result }) => result !== 'push' && result !== 'void');
  const priceOf = (part: readonly PaidLeg[]): number =>
    part.length === 1 ? part[0]!.odds : prices[partName(part.map(({ position }) => position))]!;
  if (counted.length === 0) return { price: priceOf(legs), result: legs.every(({ result }) => result === 'void') ? 'void' : 'push' };
  const is = (wanted: LegResult): boolean => counted.some(({ result }) => result === wanted);
  return { price: priceOf(counted), result: is('loss') ? 'loss' : is('pending') ? 'pending' : 'win' };
}

/** The parts of a bet whose prices multiply: single legs, and legs of one game as one. */
function partsOf(legs: readonly PaidLeg[], sameGame: readonly SameGameLegs[]): ParlayLeg[] {
  const grouped = new Set(sameGame.flatMap((group) => group.legs));
  const alone = legs.filter(({ position }) => !grouped.has(position)).map(({ odds, result }): ParlayLeg => ({ price: odds, result }));
  return [
    ...alone,
    ...sameGame.map((group) =>
      groupLeg(
        legs.filter(({ position }) => group.legs.includes(position)),
        group,
      ),
    ),
  ];
}

/** The terms of a teaser, as they were when it was placed; null for any other bet. */
export function teaserOf(sameGame: readonly SameGameLegs[]): TeaserTerms | null {
  const [group] = sameGame;
  return group?.teaserPoints === undefined ? null : { points: group.teaserPoints, prices: group.prices };
}

/** What a bet came to, or that it is pending. RangeError for a bet without legs. */
export function payBet(stakeCents: number, legs: readonly PaidLeg[], sameGame: readonly SameGameLegs[]): ParlaySettlement {
  const teaser = teaserOf(sameGame);
  if (!teaser) return settleParlay(cents(stakeCents), partsOf(legs, sameGame));
  return settleTeaser(
    cents(stakeCents),
    teaser,
    legs.map(({ result }) => result),
  );
}

/** Units won by a won bet, from the price of the legs that counted: decimal price less one. RangeError for a bet without legs. */
export const unitsOfWin = (legs: readonly PaidLeg[], sameGame: readonly SameGameLegs[]): number =>
  payBet(UNIT_CENTS, legs, sameGame).returnCents! / UNIT_CENTS - 1;

/** The combined price of legs as they were taken; the American one is a label. */
export function combinedPrice(legs: readonly { position: number; odds: number }[], sameGame: readonly SameGameLegs[]) {
  const parts = partsOf(
    legs.map((leg) => ({ ...leg, result: 'pending' as const })),
    sameGame,
  ).map(({ price }) => price);
  const decimal = parlayDecimal(parts);
  const [first] = parts;
  return {
    decimal: Number(decimal),
    american: parts.length === 1 && typeof first === 'number' ? first : decimalToAmericanRounded(decimal),
  };
}
