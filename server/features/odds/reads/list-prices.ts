import type { Ctx } from '../../../kernel/ctx.ts';
import type { BookRef } from '../../../ports/index.ts';
import { type Contest, isBettingClosed } from '../../contests/index.ts';
import type { BoardMarket, OfferedPrice } from '../price.ts';
import { listBoard, listOffers, listBoardVersions as listVersions } from '../rows/board-rows.ts';
import { listBookRows } from '../rows/book-rows.ts';
import * as closingRows from '../rows/closing-rows.ts';
import { listClosings } from '../rows/closing-rows.ts';
import type { Offer } from '../rules/board-rules.ts';

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

/** Every book's price on these contests as the board has it now, without what it was before: half the work of `listComparedPrices`. */
export const listCurrentOffers = (ctx: Pick<Ctx, 'db'>, contestIds: readonly string[]): Promise<Map<string, Offer[]>> =>
  listOffers(ctx.db, contestIds);

/** What every book offers, or last offered, on these contests: suspended and stale prices included, so look at `price` and `seenAt`. */
export const listBoardPrices = (ctx: Pick<Ctx, 'db'>, contestIds: readonly string[]): Promise<OfferedPrice[]> =>
  listBoard(ctx.db, contestIds);

/** A text for each of these contests' boards that changes with any of their prices, and as they age; none where no one prices it. */
export const listBoardVersions = (ctx: Pick<Ctx, 'db' | 'now'>, contestIds: readonly string[]): Promise<Map<string, string>> =>
  listVersions(ctx.db, contestIds, ctx.now());

/** The bookmakers whose prices are followed, by name. */
export const listBooks = (ctx: Pick<Ctx, 'db'>): Promise<BookRef[]> => listBookRows(ctx.db);

/** The spread and total each of these games closed at by most books; games no one priced are left out. */
export const listClosingLines = (ctx: Pick<Ctx, 'db'>, contestIds: readonly string[]): Promise<closingRows.ClosingLine[]> =>
  closingRows.listClosingLines(ctx.db, contestIds);

/** What every book offered on these contests at the close, with the opening of the same side. */
export const listClosingPrices = (
  ctx: Pick<Ctx, 'db'>,
  contestIds: readonly string[],
  markets?: readonly BoardMarket[],
): Promise<OfferedPrice[]> => listClosings(ctx.db, contestIds, markets);

/** Of these contests those whose closing prices are stored. */
export const listFrozenContestIds = (ctx: Pick<Ctx, 'db'>, contestIds: readonly string[]): Promise<Set<string>> =>
  closingRows.listFrozenContestIds(ctx.db, contestIds);
