import type { MiddleChances } from '@clearedge/quant/arbitrage';
import { type GameDistribution, type GameSelection, priceSelection } from '@clearedge/quant/game';
import type { OpenPrice } from '../../odds/index.ts';

/** The chances of a middle by the model's one distribution of the game. Two lines that leave no gap: whatever wins neither is won twice. */
export function middleChancesOf(distribution: GameDistribution, first: OpenPrice, second: OpenPrice): Required<MiddleChances> {
  const [a, b] = [priceSelection(distribution, selectionOf(first)), priceSelection(distribution, selectionOf(second))];
  return { both: Math.min(1, Math.max(0, a.win + b.win - 1)), firstPushes: a.push, secondPushes: b.push };
}

function selectionOf({ market, side, line }: OpenPrice): GameSelection {
  const period = market.startsWith('first5') ? 'first5' : 'full';
  if (side === 'over' || side === 'under') return { market: 'total', period, side, line: line ?? 0 };
  if (market === 'spread') return { market: 'spread', period, side, line: line ?? 0 };
  return { market: 'moneyline', period, side };
}
