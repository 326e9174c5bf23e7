import { fairProbabilities, placeProbabilities } from '@clearedge/quant/margin';
import { americanToDecimal } from '@clearedge/quant/price';
import type { GolfMarket, GolfPrice } from '../../../ports/index.ts';

/** Places that are paid in a market of the whole field; null where prices come in pairs. */
export const PAID: Readonly<Record<GolfMarket, number | null>> = {
  outright: 1,
  top5: 5,
  top10: 10,
  top20: 20,
  make_cut: null,
  head_to_head: null,
};

/** One question of a market, the same at every book. */
export const keyOf = ({ playerId, opponentId, side }: Pick<GolfPrice, 'playerId' | 'opponentId' | 'side'>): string =>
  `${playerId}|${opponentId ?? ''}|${side ?? ''}`;

export const otherKey = ({ playerId, opponentId, side }: GolfPrice): string =>
  opponentId === null
    ? keyOf({ playerId, opponentId, side: side === 'yes' ? 'no' : 'yes' })
    : keyOf({ playerId: opponentId, opponentId: playerId, side });

type Open = GolfPrice & { price: number };
const isOpen = (price: GolfPrice): price is Open => price.price !== null;

function fairOfField(prices: readonly Open[], paid: number): Map<string, number> {
  if (prices.length <= paid + 1) return new Map();
  const decimals = prices.map(({ price }) => americanToDecimal(price) as number);
  const { probabilities } = paid === 1 ? fairProbabilities(decimals) : placeProbabilities(decimals, paid);
  return new Map(prices.map((price, index) => [keyOf(price), probabilities[index]!]));
}

function fairOfPairs(prices: readonly Open[]): Map<string, number> {
  const byKey = new Map(prices.map((price) => [keyOf(price), price]));
  return new Map(
    prices.flatMap((price): [string, number][] => {
      const other = byKey.get(otherKey(price));
      if (!other) return [];
      const { probabilities } = fairProbabilities([americanToDecimal(price.price), americanToDecimal(other.price)]);
      return [[keyOf(price), probabilities[0]!]];
    }),
  );
}

/** One book's prices without its margin: over the whole field where it prices one, otherwise by pairs. Empty where that has no answer. */
export function fairOfSheet(market: GolfMarket, prices: readonly GolfPrice[]): Map<string, number> {
  const open = prices.filter(isOpen);
  const paid = PAID[market];
  try {
    return paid === null ? fairOfPairs(open) : fairOfField(open, paid);
  } catch (error) {
    // Prices that no margin explains, such as a field's that sum to less than what is paid out.
    if (error instanceof RangeError) return new Map();
    throw error;
  }
}

/** The share of the stakes that is kept when every price of a field is taken in proportion; of pairs the mean. Null without prices. */
export function holdOfPrices(market: GolfMarket, prices: readonly GolfPrice[]): number | null {
  const open = prices.filter(isOpen);
  const implied = new Map(open.map((price) => [keyOf(price), 1 / americanToDecimal(price.price)]));
  const paid = PAID[market];
  if (paid !== null) {
    if (open.length <= paid) return null;
    return 1 - paid / [...implied.values()].reduce((sum, chance) => sum + chance, 0);
  }
  const sums = open.flatMap((price) => {
    const other = implied.get(otherKey(price));
    return other === undefined ? [] : [implied.get(keyOf(price))! + other];
  });
  return sums.length ? 1 - sums.length / sums.reduce((total, sum) => total + sum, 0) : null;
}
