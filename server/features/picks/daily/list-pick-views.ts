import type { Ctx } from '../../../kernel/ctx.ts';
import { listContestsByIds } from '../../contests/index.ts';
import type { PickRow } from '../chain/pick-statement.ts';
import { listMarks, type Mark } from '../rows/mark-rows.ts';
import { listResults, standingResults } from '../rows/result-rows.ts';
import type { PickView } from './present-pick.ts';

/** Picks with their game, the result that counts and the reader's own mark; "no bets" are left out. */
export async function listPickViews(ctx: Ctx, rows: readonly PickRow[]): Promise<PickView[]> {
  const own = rows.filter(({ kind }) => kind === 'pick');
  const ids = own.map(({ id }) => id);
  const [contests, results] = [
    await listContestsByIds(ctx, [...new Set(own.map(({ contestId }) => contestId!))]),
    standingResults(await listResults(ctx.db, ids)),
  ];
  const marks = ctx.actor.kind === 'user' ? await listMarks(ctx.db, ctx.actor.userId, ids) : new Map<string, Mark>();
  return own.map((pick) => ({
    pick,
    contest: contests.find(({ id }) => id === pick.contestId)!,
    result: results.get(pick.id) ?? null,
    mark: marks.get(pick.id) ?? null,
  }));
}
