import { edgeOf, LEAST_LOGIT_SD, poolProbability } from '@clearedge/quant/blend';
import { decimalToAmerican } from '@clearedge/quant/price';
import { expectedValue } from '@clearedge/quant/sizing';
import { distrustOf, TRUST_LIMITS } from '@clearedge/quant/trust';
import type { Chance, Question } from './questions.ts';

/** One unit on the better side of a market at its opening price. */
export interface OfferedPlay {
  gameId: string;
  season: number;
  on: string;
  market: Question['market'];
  claimed: number;
  /** Whether the low end of its probability does not speak against it, as the product asks. */
  isValue: boolean;
  profit: number;
  /** Worth of the price by the closing price without margin, at the number taken; null without a close. */
  atClose: number | null;
}

const worthOf = ({ win, push }: Chance, decimal: number): number => expectedValue(win * (1 - push), decimal, push);
const sideOf = (chance: Chance, isFirst: boolean): Chance => (isFirst ? chance : { ...chance, win: 1 - chance.win });

/** The better side where it is worth more than its price and the product would trust that; null where neither is. */
export function playOf(question: Question, weight: number): OfferedPlay | null {
  const { gameId, season, on, market, pMarket, pModel, push, decimals, result } = question;
  const pooled = poolProbability(pMarket, pModel, weight);
  const sd = Math.hypot(LEAST_LOGIT_SD * pooled * (1 - pooled), weight * question.modelSd);
  const [first, second] = [true, false].map((isFirst) => {
    const { win } = sideOf({ win: pooled, push }, isFirst);
    return edgeOf({ probability: win, low: Math.max(0, win - sd) }, decimals[isFirst ? 0 : 1], push);
  });
  const isFirst = first!.ev >= second!.ev;
  const { ev, isValue } = isFirst ? first! : second!;
  if (!(ev > 0)) return null;
  const decimal = decimals[isFirst ? 0 : 1];
  const [win, noVigProbability] = isFirst ? [pooled, pMarket] : [1 - pooled, 1 - pMarket];
  // The files have one book, which stands for the several that the product asks for.
  if (distrustOf(win, { odds: decimalToAmerican(decimal), bookCount: TRUST_LIMITS.leastBooks, noVigProbability }) !== null) return null;
  const close = question.atClose();
  const won = result === null ? null : (result === 1) === isFirst;
  return {
    gameId,
    season,
    on,
    market,
    claimed: ev,
    isValue,
    profit: won === null ? 0 : won ? decimal - 1 : -1,
    atClose: close === null ? null : worthOf(sideOf(close, isFirst), decimal),
  };
}

/** Plays of every question that has a weight. */
export const playsOf = (questions: readonly Question[], weightOf: (question: Question) => number | undefined): OfferedPlay[] =>
  questions.flatMap((question) => {
    const weight = weightOf(question);
    return weight === undefined ? [] : (playOf(question, weight) ?? []);
  });
