import type { MarketView } from '../../db/schema/index.ts';
import type { MarketSide } from '../odds/index.ts';

/** Half a point of probability: a forecast is made anew when the market moves, not when one book trims a cent. */
const STEP = 0.005;
const rounded = (probability: number): number => Math.round(probability / STEP) * STEP;
const inner = (probability: number): number => Math.min(1 - STEP, Math.max(STEP, rounded(probability)));

/** The consensus on one game without margin; null where no book prices both sides of the moneyline. */
export function marketView(sides: readonly MarketSide[]): MarketView | null {
  const home = sides.find(({ market, side }) => market === 'moneyline' && side === 'home');
  if (home?.noVigProbability == null) return null;
  const over = sides.find(({ market, side }) => market === 'total' && side === 'over');
  const total =
    over?.line != null && over.noVigProbability !== null ? { line: over.line, overProbability: inner(over.noVigProbability) } : null;
  return { pHome: inner(home.noVigProbability), total, bookCount: home.bookCount, seenAt: home.seenAt.toISOString() };
}
