import { type Cents, cents, type Ratio, reduceRatio, scaleCents } from '../money/index.ts';
import { type Quote, returnRatio } from '../price/index.ts';

/** `tied` players share the position that starts at `rank`, where the market pays `places` positions. */
export interface DeadHeat {
  rank: number;
  tied: number;
  places: number;
}

/** The share of the stake that still runs at the full price, 0 to 1: places left over players tied. RangeError unless all are whole and above 0. */
export function deadHeatFactor(deadHeat: DeadHeat): number {
  const { numerator, denominator } = deadHeatRatio(deadHeat);
  return Number(numerator) / Number(denominator);
}

/** Return in cents of a place bet that tied: stake x price x factor, rounded once. It can be less than the stake. RangeError as above. */
export function deadHeatReturnCents(stakeCents: Cents, quote: Quote, deadHeat: DeadHeat): Cents {
  if (cents(stakeCents) < 0) throw new RangeError('A stake cannot be negative');
  const factor = deadHeatRatio(deadHeat);
  const price = returnRatio(quote);
  return scaleCents(stakeCents, { numerator: price.numerator * factor.numerator, denominator: price.denominator * factor.denominator });
}

function deadHeatRatio({ rank, tied, places }: DeadHeat): Ratio {
  for (const value of [rank, tied, places])
    if (!Number.isSafeInteger(value) || value < 1) throw new RangeError(`Not a dead heat: ${rank}, ${tied}, ${places}`);
  const paid = Math.min(tied, Math.max(0, places - rank + 1));
  return reduceRatio({ numerator: BigInt(paid), denominator: BigInt(tied) });
}
