import { isDeepStrictEqual } from 'node:util';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { askSource } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { FootballLiveState } from '../../../ports/index.ts';
import { isUnderWay, listContestStarts, writeStates } from '../../contests/index.ts';
import { listByIds } from '../rows/football-rows.ts';
import { syncDays } from './sync-games.ts';

/** Follows the games that are in play or due to start; asks nobody when there are none. */
export async function syncLive(ctx: Ctx): Promise<void> {
  const { football } = ctx.ports;
  if (!football) return;
  const now = ctx.now();
  const today = easternDay(now);
  const due = (await listContestStarts(ctx, shiftDay(today, -1), today, 'cfl')).filter((contest) => isUnderWay(contest, now));
  const first = due[0];
  if (!first) return;
  await syncDays(ctx, first.slateOn, due.at(-1)!.slateOn);
  const answers = await Promise.all(
    due.map(({ gameId }) => askSource(ctx, `live state of ${gameId}`, () => football.feed.findLiveState(gameId, now))),
  );
  await storeLive(
    ctx,
    due.flatMap(({ id }, index) => {
      const state = answers[index];
      return state ? [{ contestId: id, state }] : [];
    }),
  );
}

async function storeLive(ctx: Ctx, told: readonly { contestId: string; state: FootballLiveState }[]): Promise<void> {
  const stored = await listByIds(
    ctx.db,
    told.map(({ contestId }) => contestId),
  );
  const before = new Map(stored.map(({ contest, live }) => [contest.id, live]));
  const news = told.filter(({ contestId, state }) => before.has(contestId) && isNews(before.get(contestId) ?? null, state));
  if (!news.length) return;
  await ctx.transact(async (tx) => {
    await writeStates(
      tx.db,
      news.map(({ contestId: id, state }) => ({ id, liveState: state, detail: { quarters: state.quarters } })),
    );
    for (const { state } of news) await tx.publish({ topic: 'live', gameId: state.gameId, sport: 'cfl' });
  });
}

// Plays are told with the last of them, which the stored state names too.
const isNews = (before: FootballLiveState | null, state: FootballLiveState): boolean =>
  !before || (before.asOf <= state.asOf && !isDeepStrictEqual(withoutPlays(before), withoutPlays(state)));

const withoutPlays = ({ asOf: _asOf, plays: _plays, ...state }: FootballLiveState): Omit<FootballLiveState, 'asOf' | 'plays'> => state;
