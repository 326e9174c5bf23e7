import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { askSource } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { LiveState } from '../../../ports/index.ts';
import { isUnderWay } from '../event-rules.ts';
import type { OnFacts } from '../facts/record-facts.ts';
import { listEventStarts, listUnfinishedDays, lockEvents } from '../rows/event-rows.ts';
import { writeLive } from '../rows/event-write-rows.ts';
import { planLive } from './live-rules.ts';
import { hasNewPart } from './part-rules.ts';
import { syncSlates, UNFINISHED_DAYS } from './sync-slates.ts';

/** Follows the games that are in play or due to start; asks nobody when there are none. */
export async function syncLive(ctx: Ctx, onFacts: OnFacts): Promise<void> {
  const now = ctx.now();
  const today = easternDay(now);
  const yesterday = shiftDay(today, -1);
  const recent = (await listEventStarts(ctx.db, yesterday, today)).filter((event) => isUnderWay(event, now));
  const earlier = await listUnfinishedDays(ctx.db, shiftDay(today, -UNFINISHED_DAYS), yesterday);
  const resumed = (await Promise.all(earlier.map((day) => listEventStarts(ctx.db, day, day))))
    .flat()
    .filter(({ status }) => status === 'live');
  const due = [...recent, ...resumed];
  if (!due.length) return;
  await syncSlates(ctx, [...new Set(due.map(({ slateOn }) => slateOn))]);
  const answers = await Promise.all(
    due.map(({ gameId }) => askSource(ctx, `live state of ${gameId}`, () => ctx.ports.events.findLiveState(gameId, now))),
  );
  const states = answers.filter((state) => state !== null);
  if (states.length) await storeLive(ctx, states, now, onFacts);
}

async function storeLive(ctx: Ctx, states: readonly LiveState[], asOf: Date, onFacts: OnFacts): Promise<void> {
  await ctx.transact(async (tx) => {
    const stored = await lockEvents(
      tx.db,
      states.map(({ gameId }) => gameId),
    );
    const writes = states.flatMap((state) => {
      const event = stored.get(state.gameId);
      const write = event && planLive(event, state, asOf);
      return write ? [{ event, write }] : [];
    });
    await writeLive(
      tx.db,
      writes.map(({ write }) => write),
    );
    for (const { event, write } of writes) {
      const { id: eventId, gameId } = event;
      if (hasNewPart(event, { ...event, liveState: write.liveState })) await onFacts(tx, { eventId, gameId, version: null });
      await tx.publish({ topic: 'live', gameId });
      if (event.resumesOn) await tx.publish({ topic: 'slate', slateOn: event.resumesOn });
    }
  });
}
