import type { VerbResult } from '@clearedge/contract/route';
import type { oddsRoutes } from '@clearedge/contract/routes/games/odds';
import type { Ctx } from '../../../kernel/ctx.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { getContest } from '../../contests/index.ts';
import { type BoardSide, SIDES_OF } from '../price.ts';
import { listHistory } from '../rows/quote-rows.ts';
import { screenHistory } from '../rules/screen-history.ts';

export type LineHistory = VerbResult<(typeof oddsRoutes)['GET /api/games/:gameId/line-history']>;
type Question = Pick<LineHistory, 'market' | 'side'>;

/** Every stored price of one side, by book, in time order; what looks like an error is a gap. */
export async function getLineHistory(ctx: Ctx, gameId: string, { market, side }: Question): Promise<LineHistory> {
  requireSide(SIDES_OF[market], { market, side });
  const contest = await getContest(ctx, gameId);
  const points = screenHistory(await listHistory(ctx.db, contest, market, side), { sport: contest.sport, market, side });
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
  throw new Refusal('INVALID_INPUT', message, { issues: [{ path: 'side', message }] });
}
