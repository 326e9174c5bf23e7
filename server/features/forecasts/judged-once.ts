import { BoundedMap } from '../../kernel/collections.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Contest } from '../contests/index.ts';
import { listBoardVersions } from '../odds/index.ts';
import { listHashes } from './forecast-rows.ts';

type Judge<Judged> = (ctx: Ctx, contests: readonly Contest[]) => Promise<ReadonlyMap<string, Judged>>;

/** `judge`, by contest, asked once for what a game's board and our forecast say, for `most` games at most. Make one for each process. */
export function judgedOnce<Judged>(most: number, judge: Judge<Judged>): Judge<Judged> {
  const stored = new BoundedMap<string, { of: string; judged: Judged }>(most);
  return async (ctx, contests) => {
    const ids = contests.map(({ id }) => id);
    const [boards, forecasts] = [await listBoardVersions(ctx, ids), await listHashes(ctx.db, ids)];
    const versionOf = (id: string): string => `${boards.get(id)} ${forecasts.get(id)}`;
    const isKnown = ({ id }: Contest): boolean => stored.get(id)?.of === versionOf(id);
    const found = new Map(contests.filter(isKnown).map(({ id }) => [id, stored.get(id)!.judged]));
    const changed = contests.filter((contest) => !isKnown(contest));
    for (const [id, judged] of changed.length === 0 ? [] : await judge(ctx, changed)) {
      found.set(id, judged);
      stored.set(id, { of: versionOf(id), judged });
    }
    return found;
  };
}
