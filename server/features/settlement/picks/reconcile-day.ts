import type { PickSport } from '@clearedge/contract/sports';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { findPickResult, listPicksOn } from '../../picks/index.ts';
import { settleContest } from '../settle-contest.ts';

interface Standing {
  contestId: string;
  isSettled: boolean;
}

/** The day's published picks, of every sport unless one is asked for. */
async function listStanding(ctx: Ctx, slateOn: string, sport: PickSport | undefined): Promise<Standing[]> {
  const standing: Standing[] = [];
  for (const { id, contestId } of await listPicksOn(ctx, slateOn, sport))
    standing.push({ contestId: contestId!, isSettled: (await findPickResult(ctx, id)) !== null });
  return standing;
}

const countSettled = (standing: readonly Standing[]): number => standing.filter(({ isSettled }) => isSettled).length;

const said = (reconciled: number, pending: number): string => {
  const done = reconciled === 1 ? '1 pick settled' : `${reconciled} picks settled`;
  if (pending === 0) return `${done} from final scores; none is pending.`;
  return `${done} from final scores; ${pending} pending until ${pending === 1 ? 'its game is' : 'their games are'} final.`;
};

/** Settles what has ended of a day from real scores. A pick whose game is not final stays pending and is counted as such. */
export const reconcileDay: Verb<'POST /api/performance/auto-reconcile'> = async (ctx, { body }) => {
  const before = await listStanding(ctx, body.date, body.sport);
  for (const contestId of new Set(before.map((pick) => pick.contestId))) await settleContest(ctx, contestId);
  const after = await listStanding(ctx, body.date, body.sport);
  const [reconciled, resolved] = [countSettled(after) - countSettled(before), countSettled(after)];
  const pending = after.length - resolved;
  return { date: body.date, reconciled, resolved, pending, message: said(reconciled, pending) };
};
