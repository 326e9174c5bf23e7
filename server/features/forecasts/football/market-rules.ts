import type { FootballMarket } from '@clearedge/quant/sports/football/opinion';
import type { MarketSide } from '../../odds/index.ts';

/** Half a point of probability: a forecast is made anew when the market moves, not when one book trims a cent. */
const STEP = 0.005;
const rounded = (probability: number): number => Math.min(1 - STEP, Math.max(STEP, Math.round(probability / STEP) * STEP));

/** What the books together say of one game without their margin; null where none prices both sides of anything. */
export function marketOf(sides: readonly MarketSide[]): (FootballMarket & { bookCount: number }) | null {
  const find = (market: string, side: string) =>
    sides.find((offer) => offer.market === market && offer.side === side && offer.noVigProbability !== null);
  const [winner, spread, total] = [find('moneyline', 'home'), find('spread', 'home'), find('total', 'over')];
  if (!winner && !spread && !total) return null;
  return {
    pHome: winner ? rounded(winner.noVigProbability!) : null,
    spread: spread && spread.line !== null ? { line: spread.line, homeProbability: rounded(spread.noVigProbability!) } : null,
    total: total && total.line !== null ? { line: total.line, overProbability: rounded(total.noVigProbability!) } : null,
    bookCount: Math.max(winner?.bookCount ?? 0, spread?.bookCount ?? 0, total?.bookCount ?? 0),
  };
}
