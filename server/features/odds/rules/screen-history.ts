import { normalQuantile } from '@clearedge/quant/distribution';
import { median } from '@clearedge/quant/maths';
import { impliedProbability } from '@clearedge/quant/price';
import type { Sport } from '../../contests/index.ts';
import { type BoardMarket, type BoardSide, SIDES_OF } from '../price.ts';
import type { HistoryPoint } from '../rows/quote-rows.ts';
import { lineOfMarket } from './board-rules.ts';
import { lineScale } from './screen-scale.ts';

/** One side's price alone has its margin in it, and books follow a move minutes apart. */
const LIMIT = 0.5;
const FEWEST_OTHERS = 2;

/** Prices of one side in time order; one far from what the other books had up at that moment becomes a suspension. */
export function screenHistory(
  points: readonly HistoryPoint[],
  { sport, market, side }: { sport: Sport; market: BoardMarket; side: BoardSide },
): HistoryPoint[] {
  const lines = points.map(({ line }) => lineOfMarket({ market, side, line }) ?? 0);
  const { sd, sign } = lineScale(market, sport, lines.length ? median(lines) : 0);
  const isFirst = side === SIDES_OF[market][0];
  const positionOf = ({ price, line }: HistoryPoint): number | null => {
    if (price === null) return null;
    const implied = impliedProbability(price);
    return normalQuantile(isFirst ? implied : 1 - implied) + (sign * (lineOfMarket({ market, side, line }) ?? 0)) / sd;
  };
  const standing = new Map<string, number | null>();
  return points.map((point) => {
    const at = positionOf(point);
    const others = [...standing].flatMap(([book, position]) => (book === point.bookCode || position === null ? [] : [position]));
    const isError = at !== null && others.length >= FEWEST_OTHERS && Math.abs(at - median(others)) > LIMIT;
    standing.set(point.bookCode, isError ? null : at);
    return isError ? { ...point, price: null } : point;
  });
}
