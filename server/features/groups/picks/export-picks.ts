import type { Ctx } from '../../../kernel/ctx.ts';
import { listOwnPicks } from '../rows/pick-rows.ts';
import { wordsOf } from './pick-rules.ts';

/** One's own sealed picks in every group, for the export of one's data; no one else's. */
export async function exportPicks(ctx: Ctx, userId: string) {
  const rows = await listOwnPicks(ctx, userId);
  return rows.map(({ pick, group, gameId, ...teams }) => ({
    group,
    gameId,
    date: pick.slateOn,
    market: pick.market,
    selection: wordsOf(pick, teams),
    odds: pick.odds,
    bookName: pick.bookName,
    pickedAt: pick.pickedAt.toISOString(),
    result: pick.result,
    formula: pick.formula,
  }));
}
