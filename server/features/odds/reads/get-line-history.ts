import type { VerbResult } from '@clearedge/contract/route';
import type { oddsRoutes } from '@clearedge/contract/routes/games/odds';
import { normalQuantile } from '@clearedge/quant/distribution';
import { median } from '@clearedge/quant/maths';
import { impliedProbability } from '@clearedge/quant/price';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { getContest, type Sport } from '../../contests/index.ts';
import { type BoardMarket, type BoardSide, SIDES_OF } from '../price.ts';
import { type HistoryPoint, listHistory } from '../rows/quote-rows.ts';
import { lineOfMarket } from '../rules/board-rules.ts';
import { lineScale } from '../rules/screen-rules.ts';

/** One side's price alone has its margin in it, and books follow a move minutes apart. */
const LIMIT = 0.5;
const FEWEST_OTHERS = 2;

/** Prices of one side in time order; one far from what the other books had up at that moment becomes a suspension. */
function screenHistory(
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
  const current = new Map<string, number | null>();
  return points.map((point) => {
    const at = positionOf(point);
    const others = [...current].flatMap(([book, position]) => (book === point.bookCode || position === null ? [] : [position]));
    const isError = at !== null && others.length >= FEWEST_OTHERS && Math.abs(at - median(others)) > LIMIT;
    current.set(point.bookCode, isError ? null : at);
    return isError ? { ...point, price: null } : point;
  });
}

export type LineHistory = VerbResult<(typeof oddsRoutes)['GET /api/games/:gameId/line-history']>;
type Question = Pick<LineHistory, 'market' | 'side'>;

/** Every stored price of one side, by book, in time order; what looks like an error is a gap. */
export async function getLineHistory(ctx: Ctx, gameId: string, { market, side }: Question): Promise<LineHistory> {
  requireSide(SIDES_OF[market], { market, side });
  const contest = await getContest(ctx, gameId);
  const points = screenHistory(await listHistory(ctx.db, contest.id, market, side), { sport: contest.sport, market, side });
  const series = new Map<string, LineHistory['series'][number]>();
  for (const { bookCode, bookName, quotedAt, line, price } of points) {
    const own = series.get(bookCode) ?? { book: bookCode, bookName, points: [] };
    own.points.push({ at: quotedAt.toISOString(), line, odds: price });
    series.set(bookCode, own);
  }
  return {
    gameId,
    market,
    side,
    series: [...series.values()].sort((a, b) => a.bookName.localeCompare(b.bookName)),
    startsAt: contest.startsAt.toISOString(),
    asOf: ctx.now().toISOString(),
  };
}

function requireSide(sides: readonly BoardSide[], { market, side }: Question): void {
  if (sides.includes(side)) return;
  const message = `The sides of a ${market} are ${sides.join(' and ')}.`;
  throw new DomainError('INVALID_INPUT', message, { issues: [{ path: 'side', message }] });
}
