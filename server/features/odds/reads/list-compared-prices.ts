import type { Ctx } from '../../../kernel/ctx.ts';
import { type Contest, isBettingClosed } from '../../contests/index.ts';
import type { OfferedPrice } from '../price.ts';
import { listBoard } from '../rows/board-rows.ts';
import { listClosings } from '../rows/closing-rows.ts';

/** Every book's price on each of these contests: the board while it is open to bets, the closing prices after. */
export async function listComparedPrices(ctx: Pick<Ctx, 'db' | 'now'>, contests: readonly Contest[]): Promise<Map<string, OfferedPrice[]>> {
  const now = ctx.now();
  const idsOf = (isClosed: boolean): string[] =>
    contests.filter((contest) => isBettingClosed(contest, now) === isClosed).map(({ id }) => id);
  const rows = [...(await listBoard(ctx.db, idsOf(false))), ...(await listClosings(ctx.db, idsOf(true)))];
  const byContest = new Map<string, OfferedPrice[]>(contests.map(({ id }) => [id, []]));
  for (const row of rows) byContest.get(row.contestId)?.push(row);
  return byContest;
}
