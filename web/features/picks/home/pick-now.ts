import { americanToDecimal } from '@clearedge/quant/price';
import type { AnyGame } from '../../../core/games.ts';
import { gameOffers, type Offer } from '../../../core/prices/offer.ts';
import type { AnyPick } from '../pick.queries.ts';

/** The side of the board that a pick is on, at the best price of now; null where the number on the board is another one. */
export function offerNow(pick: Pick<AnyPick, 'pick' | 'pickType'>, game: AnyGame | undefined): Offer | null {
  if (!game) return null;
  const { side, line } = pick.pick as { side?: string; line?: number };
  const [first, second] = gameOffers(game)[pick.pickType];
  const offer = side === 'away' || side === 'over' ? first : second;
  const isSame = line === undefined || offer.cell.line === line;
  return isSame && offer.cell.odds !== null ? offer : null;
}

/**
 * Expected value of a pick in percent of the stake at another American price: our chances at that price, reduced like the
 * published claim by the share that past claims kept, and never more than published: our number is older than the price, and a
 * price that has grown says that the books have left it. A price below break-even is a loss in full.
 */
export function valueAt(pick: Pick<AnyPick, 'winProbability' | 'pushProbability' | 'keptShare' | 'expectedValue'>, odds: number): number {
  const claimed = pick.winProbability * americanToDecimal(odds) + pick.pushProbability - 1;
  return Math.min(pick.expectedValue, 100 * (claimed > 0 ? claimed * pick.keptShare : claimed));
}

/** How the best price has moved since publication; null where it has not. */
export function moveSince(pick: Pick<AnyPick, 'odds'>, odds: number): 'for' | 'against' | null {
  const [then, now] = [americanToDecimal(pick.odds), americanToDecimal(odds)];
  if (then === now) return null;
  return now < then ? 'for' : 'against';
}

/** Chance to win at which a price is worth nothing, where a push gives the stake back. */
export const breakEvenAt = ({ pushProbability }: Pick<AnyPick, 'pushProbability'>, odds: number): number =>
  (1 - pushProbability) / americanToDecimal(odds);
