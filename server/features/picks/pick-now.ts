import { can } from '@clearedge/contract/entitlements';
import type { PickNow } from '@clearedge/contract/routes/picks/pick-base';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Contest } from '../contests/index.ts';
import { judgedOnce, type LeaguePlay, type Play } from '../forecasts/index.ts';
import { type PickView, statusOf } from './daily-picks.ts';
import { printed } from './pick-chances.ts';

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

/**
 * What we believe of open picks now, by their ids, as every screen that judges their side does. None of a pick that no fresh price is at, or
 * whose market has left our forecast behind, and none without the tier: a free pick opens what was published, not what we say next. Make one for each process.
 */
export function nowReader(listPlays: ListPlays): (ctx: Ctx, views: readonly PickView[]) => Promise<Map<string, PickNow>> {
  const readSides = judgedOnce(MOST_STORED, async (ctx, contests) => {
    const plays = await listPlays(ctx, contests);
    return new Map(contests.map(({ id }) => [id, plays.filter(({ contestId }) => contestId === id)]));
  });
  return async (ctx, views) => {
    const now = ctx.now();
    const open = can(ctx.actor, 'picks') ? views.filter((view) => statusOf(view, now) === 'active') : [];
    if (open.length === 0) return new Map();
    const sides = await readSides(ctx, [...new Map(open.map(({ contest }) => [contest.id, contest])).values()]);
    return new Map(
      open.flatMap(({ pick, contest }) => {
        const play = sides
          .get(contest.id)
          ?.find(({ market, side, line }) => market === pick.market && side === pick.side && line === pick.line);
        return play && !play.isStale && play.doubt !== 'moved' ? [[pick.id, presentNow(play)] as const] : [];
      }),
    );
  };
}

function presentNow({ probability, pushProbability, marketProbability, basis, keptShare }: Judged): PickNow {
  const winning = (chance: number): number => chance * (1 - pushProbability);
  return {
    winProbability: printed(winning(probability)),
    pushProbability: printed(pushProbability),
    marketWinProbability: marketProbability === null ? null : winning(marketProbability),
    basis,
    keptShare: keptShare ?? 1,
  };
}
