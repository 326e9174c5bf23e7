import { type Cents, cents, scaleCents } from '../money/index.ts';
import { type Quote, returnRatio } from './quote.ts';

/** Profit in cents if the bet wins, rounded once, halves away from zero; 0 for no stake. RangeError for a negative stake or no such price. */
export function toWinCents(stakeCents: Cents, quote: Quote): Cents {
  const { numerator, denominator } = returnRatio(quote);
  return scaleCents(requireNotNegative(stakeCents), { numerator: numerator - denominator, denominator });
}

/** The least stake in cents that wins at least `winCents`. RangeError for a negative amount or no such price. */
export function stakeToWinCents(winCents: Cents, quote: Quote): Cents {
  const { numerator, denominator } = returnRatio(quote);
  const [win, [pays, of]] = [BigInt(requireNotNegative(winCents)), [numerator - denominator, denominator]];
  return cents(Number((win * of + pays - 1n) / pays));
}

/** Stake and profit in cents if the bet wins: the stake plus `toWinCents`, so both round alike. RangeError for a negative stake or no such price. */
export function payoutCents(stakeCents: Cents, quote: Quote): Cents {
  return scaleCents(requireNotNegative(stakeCents), returnRatio(quote));
}

function requireNotNegative(stakeCents: Cents): Cents {
  if (cents(stakeCents) < 0) throw new RangeError('A stake cannot be negative');
  return stakeCents;
}
