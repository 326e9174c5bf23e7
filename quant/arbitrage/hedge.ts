import { requireNotNegative, requirePositive } from '../maths/index.ts';
import { type Cents, cents, requireStake, roundToCents } from '../money/index.ts';
import { decimalPrice, payoutCents, type Quote, returnRatio } from '../price/index.ts';

/** Profit in the stake's unit where the first bet wins and where the hedge wins. */
export interface HedgeOutcome {
  hedgeStake: number;
  profitIfFirstWins: number;
  profitIfHedgeWins: number;
}

/** Stake on the other side that makes both results alike, and the profit locked in by it (negative: a loss). RangeError for a stake at zero or below, or a price of 1 or below. */
export function equalisingHedge(stake: number, decimal: number, hedgeDecimal: number): { hedgeStake: number; lockedProfit: number } {
  const hedgeStake = (requirePositive(stake, 'stake') * decimalPrice(decimal)) / decimalPrice(hedgeDecimal);
  return { hedgeStake, lockedProfit: stake * (decimal - 1) - hedgeStake };
}

/** What a chosen hedge stake (0 or above) leaves in both results. RangeError as `equalisingHedge`. */
export function hedgeOutcome(stake: number, decimal: number, hedgeDecimal: number, hedgeStake: number): HedgeOutcome {
  const toWin = requirePositive(stake, 'stake') * (decimalPrice(decimal) - 1);
  const hedgeToWin = requireNotNegative(hedgeStake, 'hedge stake') * (decimalPrice(hedgeDecimal) - 1);
  return { hedgeStake, profitIfFirstWins: toWin - hedgeStake, profitIfHedgeWins: hedgeToWin - stake };
}

/** A share (0 to 1) of the equalising hedge. RangeError for a share outside or as `equalisingHedge`. */
export function partialHedge(stake: number, decimal: number, hedgeDecimal: number, share: number): HedgeOutcome {
  if (!(share >= 0 && share <= 1)) throw new RangeError(`Not a share of a hedge: ${share}`);
  return hedgeOutcome(stake, decimal, hedgeDecimal, share * equalisingHedge(stake, decimal, hedgeDecimal).hedgeStake);
}

/** The smallest hedge that cannot lose if it wins: it just pays for the first stake. RangeError as `equalisingHedge`. */
export function coveringHedge(stake: number, decimal: number, hedgeDecimal: number): HedgeOutcome {
  return hedgeOutcome(stake, decimal, hedgeDecimal, requirePositive(stake, 'stake') / (decimalPrice(hedgeDecimal) - 1));
}

/** The equalising hedge in whole cents, with what each result really leaves. RangeError as `equalisingHedge`. */
export function hedgeInCents(
  stakeCents: Cents,
  quote: Quote,
  hedgeQuote: Quote,
): { hedgeCents: Cents; profitIfFirstWinsCents: Cents; profitIfHedgeWinsCents: Cents } {
  const returned = payoutCents(requireStake(stakeCents), quote);
  const { numerator, denominator } = returnRatio(hedgeQuote);
  const hedgeCents = roundToCents((returned * Number(denominator)) / Number(numerator) / 100);
  const staked = stakeCents + hedgeCents;
  return {
    hedgeCents,
    profitIfFirstWinsCents: cents(returned - staked),
    profitIfHedgeWinsCents: cents(payoutCents(hedgeCents, hedgeQuote) - staked),
  };
}
