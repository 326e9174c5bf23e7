import type { Ctx } from '../../../kernel/ctx.ts';
import { isBettingClosed, type SportEvent } from '../../events/index.ts';
import type { OfferedPrice } from '../price.ts';
import { listBoard } from '../rows/board-rows.ts';
import { listClosings } from '../rows/closing-rows.ts';

/** Every book's price on each of these events: the board while it is open to bets, the closing prices after. */
export async function listComparedPrices(
  ctx: Pick<Ctx, 'db' | 'now'>,
  events: readonly SportEvent[],
): Promise<Map<string, OfferedPrice[]>> {
  const now = ctx.now();
  const idsOf = (isClosed: boolean): string[] => events.filter((event) => isBettingClosed(event, now) === isClosed).map(({ id }) => id);
  const rows = [...(await listBoard(ctx.db, idsOf(false))), ...(await listClosings(ctx.db, idsOf(true)))];
  const byEvent = new Map<string, OfferedPrice[]>(events.map(({ id }) => [id, []]));
  for (const row of rows) byEvent.get(row.eventId)?.push(row);
  return byEvent;
}
