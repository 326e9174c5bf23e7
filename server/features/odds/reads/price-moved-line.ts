import type { ScoreSelection } from '@clearedge/quant/grading';
import { type FairChance, gameModuleOf } from '../../../sports/registry.ts';
import type { Contest } from '../../contests/index.ts';
import type { MarketSide } from './list-market-sides.ts';

/**
 * What a selection of the full game is worth by the sides of another number: of the game that moneyline, spread and total describe together.
 * Null where they do not describe one.
 */
export function priceMovedLine(
  sides: readonly Pick<MarketSide, 'market' | 'side' | 'line' | 'noVigProbability'>[],
  selection: ScoreSelection,
  { sport, seasonYear: season, scheduledInnings }: Pick<Contest, 'sport' | 'seasonYear' | 'scheduledInnings'>,
): FairChance | null {
  const of = (market: string, side: string) => sides.find((one) => one.market === market && one.side === side);
  const [winner, spread, over] = [of('moneyline', 'home'), of('spread', 'home'), of('total', 'over')];
  const numbers = {
    pHome: winner?.noVigProbability ?? null,
    spread:
      spread?.line != null && spread.noVigProbability !== null ? { line: spread.line, homeProbability: spread.noVigProbability } : null,
    total: over?.line != null && over.noVigProbability !== null ? { line: over.line, overProbability: over.noVigProbability } : null,
  };
  try {
    return gameModuleOf(sport)?.chanceFrom(numbers, selection, { season, scheduledInnings }) ?? null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
