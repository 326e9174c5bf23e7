import { GAME_SPORTS } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { groupBy } from '../../kernel/collections.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { gameModuleOf } from '../../sports/registry.ts';
import { isBettingClosed, listContestStarts } from '../contests/index.ts';
import { storeQuotes } from './odds-sync.ts';
import { listStoredBoard } from './rows/board-rows.ts';

/** Boards of leagues by the week are followed so far ahead. */
const DAYS_AHEAD = 8;

/**
 * Brings in the markets that the source sells on open games whose board is kept without them: each side's first and last price. For boards that
 * another build left: what is asked for later is only what has moved since.
 */
export async function fillMarkets(ctx: Ctx): Promise<void> {
  const asOf = ctx.now();
  const today = easternDay(asOf);
  for (const sport of GAME_SPORTS) {
    const board = gameModuleOf(sport)?.findBoard(ctx.ports);
    if (!board) continue;
    const open = (await listContestStarts(ctx, today, shiftDay(today, DAYS_AHEAD), sport)).filter((one) => !isBettingClosed(one, asOf));
    const stored = await listStoredBoard(
      ctx.db,
      open.map(({ id }) => id),
    );
    const known = groupBy(stored, ({ contestId }) => contestId);
    for (const slateOn of new Set(open.flatMap(({ id, slateOn: day }) => (known.has(id) ? [day] : [])))) {
      const contests = open.filter((one) => one.slateOn === slateOn && known.has(one.id));
      const lacking = new Map(contests.map(({ gameId, id }) => [gameId, new Set(known.get(id)?.map(({ market }) => market))]));
      const quotes = (await board.listQuotes(slateOn, asOf)).filter(({ gameId, market }) => lacking.get(gameId)?.has(market) === false);
      await storeQuotes(ctx, contests, quotes, { asOf, seenAt: asOf, keepsSteps: false });
    }
  }
}
