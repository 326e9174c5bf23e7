import { type BoardMarket, selectionOf, termsOf } from '@clearedge/contract/markets/board-markets';
import { priceSelection } from '@clearedge/quant/sports/baseball/game';
import type { GameProjection } from '../../forecasts/index.ts';
import type { OpenOffer } from '../../odds/index.ts';

const canPush = (market: BoardMarket, line: number | null): boolean =>
  line === null ? termsOf(market).period !== 'full' : Number.isInteger(line);

/** That a bet gets its stake back, 0..1, by the model's score distribution; null where it can and no forecast of the game is there. */
export function pushChance(
  projection: GameProjection | undefined,
  { market, side, line }: Pick<OpenOffer, 'market' | 'side' | 'line'>,
): number | null {
  if (!canPush(market, line)) return 0;
  const selection = selectionOf(market, side, line);
  return projection && selection ? priceSelection(projection.distribution(), selection).push : null;
}
