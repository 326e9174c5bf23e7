import { americanToDecimal } from '@clearedge/quant/price';
import type { PickRow } from './chain/pick-statement.ts';

const STEPS = 1000;
/** A chance to a tenth of a percent, as a card prints it: whoever does the sum with what is printed gets the expected value beside it. */
export const printed = (chance: number): number => Math.round(chance * STEPS) / STEPS;

interface Stated {
  odds: number;
  /** Both given that the stake does not come back. */
  probability: number;
  marketProbability: number | null;
  pushProbability: number;
}

/**
 * The chances of a pick that compare with each other, a push being no win: ours to win, the books', and what the price needs.
 * EV = win x decimal + push - 1, above zero exactly where `win` is above `breakEven`.
 */
export function chancesOf({ odds, probability, marketProbability, pushProbability: push }: Stated) {
  const decided = 1 - push;
  return {
    win: probability * decided,
    push,
    marketWin: marketProbability === null ? null : marketProbability * decided,
    breakEven: decided / americanToDecimal(odds),
  };
}

/** What was published of a pick's chances, in figures that compare with each other. */
export function chancesOfPick(pick: PickRow) {
  const stated = { odds: pick.odds!, probability: pick.probability!, marketProbability: pick.marketProbability };
  const { win, push, marketWin, breakEven } = chancesOf({ ...stated, pushProbability: pick.pushProbability ?? 0 });
  return { winProbability: win, pushProbability: push, marketWinProbability: marketWin, breakEvenProbability: breakEven };
}

/** What our number of a pick was made of, its claim in percent, and the share of such claims that past plays had kept. */
export const claimOfPick = ({ basis, claimedEv, keptShare }: PickRow) => ({
  basis: basis!,
  claimedValue: 100 * claimedEv!,
  keptShare: keptShare!,
});
