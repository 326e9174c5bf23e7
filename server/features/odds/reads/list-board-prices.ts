import type { Ctx } from '../../../kernel/ctx.ts';
import type { OfferedPrice } from '../price.ts';
import { listBoard } from '../rows/board-rows.ts';

/** What every book offers, or last offered, on these contests: suspended and stale prices included, so look at `price` and `seenAt`. */
export const listBoardPrices = (ctx: Pick<Ctx, 'db'>, contestIds: readonly string[]): Promise<OfferedPrice[]> =>
  listBoard(ctx.db, contestIds);
