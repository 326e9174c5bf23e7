import type { Ctx } from '../../../kernel/ctx.ts';
import type { OfferedPrice } from '../price.ts';
import { listClosings } from '../rows/closing-rows.ts';

/** What every book offered on these contests at the close, with the opening of the same side. */
export const listClosingPrices = (ctx: Pick<Ctx, 'db'>, contestIds: readonly string[]): Promise<OfferedPrice[]> =>
  listClosings(ctx.db, contestIds);
