import { can } from '@clearedge/contract/entitlements';
import type { PickNow } from '@clearedge/contract/routes/picks/pick-base';
import { BoundedMap } from '../../kernel/collections.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Contest } from '../contests/index.ts';
import { type LeaguePlay, listHashes, type Play } from '../forecasts/index.ts';
import { listBoardVersions } from '../odds/index.ts';
import { type PickView, statusOf } from './daily-picks.ts';

type Judged = Pick<
  Play | LeaguePlay,
  | 'contestId'
  | 'market'
  | 'side'
  | 'line'
  | 'probability'
  | 'marketProbability'
  | 'pushProbability'
  | 'basis'
  | 'keptShare'
  | 'doubt'
  | 'isStale'
>;
type ListPlays = (ctx: Ctx, contests: readonly Contest[]) => Promise<readonly Judged[]>;

/** Several days of games with picks. */
const MOST_STORED = 60;
const stored = new BoundedMap<string, { of: string; plays: readonly Judged[] }>(MOST_STORED);

/** The sides of these games as judged now, each game's once for what its board and our forecast say. */
async function judgedSides(ctx: Ctx, contests: readonly Contest[], listPlays: ListPlays): Promise<readonly Judged[]> {
  const ids = contests.map(({ id }) => id);
  const [boards, forecasts] = [await listBoardVersions(ctx, ids), await listHashes(ctx.db, ids)];
  const versionOf = (id: string): string => `${boards.get(id)} ${forecasts.get(id)}`;
  const changed = contests.filter(({ id }) => stored.get(id)?.of !== versionOf(id));
  const made = changed.length === 0 ? [] : await listPlays(ctx, changed);
  for (const { id } of changed) stored.set(id, { of: versionOf(id), plays: made.filter(({ contestId }) => contestId === id) });
  return ids.flatMap((id) => stored.get(id)?.plays ?? []);
}

/**
 * What we believe of open picks now, by their ids, as every screen that judges their side does. None of a pick that no fresh price is at, or
 * whose market has left our forecast behind, and none without the tier: a free pick opens what was published, not what we say next.
 */
export async function listNow(ctx: Ctx, views: readonly PickView[], listPlays: ListPlays): Promise<Map<string, PickNow>> {
  const now = ctx.now();
  const open = can(ctx.actor, 'picks') ? views.filter((view) => statusOf(view, now) === 'active') : [];
  const contests = [...new Map(open.map(({ contest }) => [contest.id, contest])).values()];
  const plays = contests.length === 0 ? [] : await judgedSides(ctx, contests, listPlays);
  const found = open.flatMap(({ pick }) => {
    const play = plays.find(
      (one) => one.contestId === pick.contestId && one.market === pick.market && one.side === pick.side && one.line === pick.line,
    );
    if (!play || play.isStale || play.doubt === 'moved') return [];
    const { probability, pushProbability, marketProbability, basis, keptShare } = play;
    const winning = (chance: number): number => chance * (1 - pushProbability);
    const believed: PickNow = {
      winProbability: winning(probability),
      pushProbability,
      marketWinProbability: marketProbability === null ? null : winning(marketProbability),
      basis,
      keptShare: keptShare ?? 1,
    };
    return [[pick.id, believed] as const];
  });
  return new Map(found);
}
