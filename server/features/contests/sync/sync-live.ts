import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { fetchFrom } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { LiveState } from '../../../ports/index.ts';
import { listDayFeeds } from '../../../sports/registry.ts';
import { isUnderWay } from '../contest-rules.ts';
import type { OnFacts } from '../facts/record-facts.ts';
import { listContestStarts, listUnfinishedDays, lockContests } from '../rows/contest-rows.ts';
import { writeLive } from '../rows/contest-write-rows.ts';
import { planLive } from './live-rules.ts';
import { hasNewPart } from './part-rules.ts';
import { syncSlates, UNFINISHED_DAYS } from './sync-slates.ts';

/** Follows the games that are in play or due to start; asks no one when there are none. */
export async function syncLive(ctx: Ctx, onFacts: OnFacts): Promise<void> {
  const now = ctx.now();
  const today = easternDay(now);
  const yesterday = shiftDay(today, -1);
  const feeds = new Map(listDayFeeds(ctx.ports).map(({ sport, feed }) => [sport, feed]));
  const sports = [...feeds.keys()];
  const recent = (await listContestStarts(ctx.db, yesterday, today, sports)).filter((contest) => isUnderWay(contest, now));
  const earlier = await listUnfinishedDays(ctx.db, shiftDay(today, -UNFINISHED_DAYS), yesterday, sports);
  const resumed = (await Promise.all(earlier.map((day) => listContestStarts(ctx.db, day, day, sports))))
    .flat()
    .filter(({ status }) => status === 'live');
  const due = [...recent, ...resumed];
  if (!due.length) return;
  await syncSlates(ctx, [...new Set(due.map(({ slateOn }) => slateOn))]);
  const answers = await Promise.all(
    due.map(({ gameId, sport }) => fetchFrom(ctx, `live state of ${gameId}`, () => feeds.get(sport)!.findLiveState(gameId, now))),
  );
  const states = answers.filter((state) => state !== null);
  if (states.length) await storeLive(ctx, states, now, onFacts);
}

async function storeLive(ctx: Ctx, states: readonly LiveState[], asOf: Date, onFacts: OnFacts): Promise<void> {
  await ctx.transact(async (tx) => {
    const stored = await lockContests(
      tx.db,
      states.map(({ gameId }) => gameId),
    );
    const writes = states.flatMap((state) => {
      const contest = stored.get(state.gameId);
      const write = contest && planLive(contest, state, asOf);
      return write ? [{ contest, write }] : [];
    });
    await writeLive(
      tx.db,
      writes.map(({ write }) => write),
    );
    for (const { contest, write } of writes) {
      const { id: contestId, gameId } = contest;
      if (hasNewPart(contest, { ...contest, liveState: write.liveState })) await onFacts(tx, { contestId, gameId, version: null });
      await tx.publish({ topic: 'live', gameId, sport: contest.sport });
      if (contest.resumesOn) await tx.publish({ topic: 'slate', slateOn: contest.resumesOn, sport: contest.sport });
    }
  });
}
