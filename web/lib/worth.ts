import { americanToDecimal, decimalToAmericanRounded } from '@clearedge/quant/price';

/** What an EV is measured against: the model blended with the market, or the market without margin alone. */
export type EvReference = 'model' | 'market';

/** A priced side as answers give it: `ev` and `winProbability` by the model; `marketProbability` given that the stake does not come back. */
export interface PricedByBoth {
  odds: number;
  pushProbability: number;
  winProbability: number | null;
  fairOdds: number | null;
  ev: number | null;
  marketProbability: number | null;
}
export interface Worth {
  ev: number | null;
  winProbability: number | null;
  pushProbability: number;
  fairOdds: number | null;
}

/** What a price is worth against one reference. `ev` follows from the price and the two chances; all null where the reference has no price. */
export function worthAgainst(side: PricedByBoth, reference: EvReference): Worth {
  const { pushProbability, marketProbability } = side;
  if (reference === 'model') return { ev: side.ev, winProbability: side.winProbability, pushProbability, fairOdds: side.fairOdds };
  if (marketProbability === null) return { ev: null, winProbability: null, pushProbability, fairOdds: null };
  const winProbability = marketProbability * (1 - pushProbability);
  const ev = winProbability * (americanToDecimal(side.odds) - 1) - (1 - winProbability - pushProbability);
  const isPriced = marketProbability > 0 && marketProbability < 1;
  return { ev, winProbability, pushProbability, fairOdds: isPriced ? decimalToAmericanRounded(1 / marketProbability) : null };
}

/** "EV v. model": no expected value stands without its reference. */
export const evName = (reference: EvReference): string => `EV v. ${reference}`;
