import { gameModuleOf } from '../../../sports/registry.ts';
import type { Sport } from '../../contests/index.ts';
import { type BoardMarket, termsOf } from '../price.ts';

/** Variance of a total: of runs in proportion to their number, and more where many are scored. */
const TOTAL_VARIANCE = { perPoint: 2.2, squared: 0.0256 } as const;

/** How much a number of a market is worth: its standard deviation, and whether a higher number hurts the first side (+1) or helps it (-1). */
export function lineScale(market: BoardMarket, sport: Sport, line: number): { sd: number; sign: 1 | -1 | 0 } {
  const { kind } = termsOf(market);
  const game = gameModuleOf(sport);
  if (kind === 'moneyline' || !game) return { sd: 1, sign: 0 };
  if (kind === 'spread') return { sd: game.marginSd, sign: -1 };
  const { perPoint, squared } = TOTAL_VARIANCE;
  return { sd: Math.sqrt(perPoint * Math.max(0.5, line) + squared * line * line), sign: 1 };
}
