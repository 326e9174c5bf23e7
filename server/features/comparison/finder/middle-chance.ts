import { selectionOf } from '@clearedge/contract/markets/board-markets';
import type { MiddleChances } from '@clearedge/quant/arbitrage';
import { type GameDistribution, type GameSelection, priceSelection } from '@clearedge/quant/sports/baseball/game';
import type { OpenPrice } from '../../odds/index.ts';

/** The chances of a middle by the model's one distribution of the game. Two lines that leave no gap: whatever wins neither is won twice. */
export function middleChancesOf(distribution: GameDistribution, first: OpenPrice, second: OpenPrice): Required<MiddleChances> {
  const [a, b] = [priceSelection(distribution, asked(first)), priceSelection(distribution, asked(second))];
  return { both: Math.min(1, Math.max(0, a.win + b.win - 1)), firstPushes: a.push, secondPushes: b.push };
}

const asked = ({ market, side, line }: OpenPrice): GameSelection => selectionOf(market, side, line ?? 0)!;
