import { askSource } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { OddsBoard } from '../../../ports/index.ts';
import { type EventStart, isBettingClosed, isStarted, listEventStarts, messageSport, type Sport } from '../../events/index.ts';
import { confirmBoard, findLastQuotedAt } from '../rows/board-rows.ts';
import { freezeClosings } from '../rows/closing-rows.ts';
import { storeQuotes } from './store-quotes.ts';

/**
 * Brings the board of a sport's Eastern day up to date: what changed since the last price that is known, then the closing prices of games that
 * have started since. The source is asked first, so that a close is never frozen without the last prices before it.
 */
export async function syncSlateOdds(ctx: Ctx, slateOn: string, sport: Sport = 'mlb'): Promise<void> {
  const asOf = ctx.now();
  const board = boardOf(ctx, sport);
  const events = await listEventStarts(ctx, slateOn, slateOn, sport);
  if (!events.length || !board) return;
  const since = await findLastQuotedAt(
    ctx.db,
    events.map(({ id }) => id),
  );
  const quotes = await askSource(ctx, `${sport} odds of ${slateOn}`, () => board.listQuotes(slateOn, asOf, since ?? undefined));
  if (!quotes) return;
  const hasMoved = await storeQuotes(ctx, events, quotes, asOf);
  await confirmBoard(ctx.db, idsOf(events.filter((event) => !isBettingClosed(event, asOf))), asOf);
  const hasClosed = await ctx.transact((tx) => freezeClosings(tx.db, events.filter(isStarted)));
  if (hasMoved || hasClosed) await ctx.publish({ topic: 'slate', slateOn, ...messageSport(sport) });
}

/** Null where the source in use has no prices of the sport. */
const boardOf = ({ ports }: Ctx, sport: Sport): OddsBoard | null => (sport === 'cfl' ? (ports.football?.odds ?? null) : ports.odds);

const idsOf = (events: readonly EventStart[]): string[] => events.map(({ id }) => id);
