import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { askSource } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { LiveState } from '../../../ports/index.ts';
import { isUnderWay } from '../event-rules.ts';
import { listEventStarts, lockEvents } from '../rows/event-rows.ts';
import { writeLive } from '../rows/event-write-rows.ts';
import { planLive } from './live-rules.ts';
import { syncSlates } from './sync-slates.ts';

const RESUMED_DAYS = 5;

/** Follows the games that are in play or due to start; asks nobody when there are none. */
export async function syncLive(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const today = easternDay(now);
  const recent = await listEventStarts(ctx.db, shiftDay(today, -RESUMED_DAYS), today);
  const due = recent.filter((event) => isUnderWay(event, now) && (event.status === 'live' || event.slateOn >= shiftDay(today, -1)));
  if (!due.length) return;
  await syncSlates(ctx, [...new Set(due.map(({ slateOn }) => slateOn))]);
  const answers = await Promise.all(
    due.map(({ gameId }) => askSource(ctx, `live state of ${gameId}`, () => ctx.ports.events.findLiveState(gameId, now))),
  );
  const states = answers.filter((state) => state !== null);
  if (states.length) await storeLive(ctx, states, now);
}

async function storeLive(ctx: Ctx, states: readonly LiveState[], asOf: Date): Promise<void> {
  await ctx.transact(async (tx) => {
    const stored = await lockEvents(
      tx.db,
      states.map(({ gameId }) => gameId),
    );
    const writes = states.flatMap((state) => {
      const event = stored.get(state.gameId);
      const write = event && planLive(event, state, asOf);
      return write ? [{ gameId: state.gameId, write }] : [];
    });
    await writeLive(
      tx.db,
      writes.map(({ write }) => write),
    );
    for (const { gameId } of writes) await tx.publish({ topic: 'live', gameId });
  });
}
