import type { Ctx } from '../../../kernel/ctx.ts';
import * as closingRows from '../rows/closing-rows.ts';

/** The spread and total each of these games closed at by most books; games no one priced are left out. */
export const listClosingLines = (ctx: Pick<Ctx, 'db'>, contestIds: readonly string[]): Promise<closingRows.ClosingLine[]> =>
  closingRows.listClosingLines(ctx.db, contestIds);
