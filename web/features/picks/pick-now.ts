import { americanToDecimal } from '@clearedge/quant/price';
import type { AnyGame } from '../../core/games.ts';
import { gameOffers, type Offer } from '../../core/prices/offer.ts';
import type { AnyPick } from './pick.queries.ts';

/** The side of the board that a pick is on, at the best price of now; null where the number on the board is another one. */
export function offerNow(pick: Pick<AnyPick, 'pick' | 'pickType'>, game: AnyGame | undefined): Offer | null {
  if (!game) return null;
  const { side, line } = pick.pick as { side?: string; line?: number };
  const [first, second] = gameOffers(game)[pick.pickType];
  const offer = side === 'away' || side === 'over' ? first : second;
  const isSame = line === undefined || offer.cell.line === line;
  return isSame && offer.cell.odds !== null ? offer : null;
}

type Chances = NonNullable<AnyPick['now']>;

/** Expected value in percent of the stake at an American price: all of what our chances come to. */
export const claimAt = ({ winProbability, pushProbability }: Chances, odds: number): number =>
  100 * (winProbability * americanToDecimal(odds) + pushProbability - 1);

/** The same reduced, as the published claim is, by the share that past claims kept; a price below break-even is a loss in full. */
export function valueAt(chances: Chances, odds: number): number {
  const claimed = claimAt(chances, odds);
  return claimed > 0 ? claimed * chances.keptShare : claimed;
}

/** How the best price has moved since publication; null where it has not. */
export function moveSince(pick: Pick<AnyPick, 'odds'>, odds: number): 'for' | 'against' | null {
  const [then, now] = [americanToDecimal(pick.odds), americanToDecimal(odds)];
  if (then === now) return null;
  return now < then ? 'for' : 'against';
}

/** Chance to win at which a price is worth nothing, where a push gives the stake back. */
export const breakEvenAt = ({ pushProbability }: Pick<Chances, 'pushProbability'>, odds: number): number =>
  (1 - pushProbability) / americanToDecimal(odds);
