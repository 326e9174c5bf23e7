import type { PickSport } from '@clearedge/contract/sports';
import { type Grade, HOUSE_RULES_VERSION } from '@clearedge/quant/grading';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import type { Verb } from '../../kernel/feature.ts';
import { findSportFacts } from '../contests/index.ts';
import { findPickById, findPickResult, listPicksOn, lockPickResults, recordPickResult } from '../picks/index.ts';
import { settleContest } from './settle-contest.ts';

const GRADES: Record<'WIN' | 'LOSS' | 'PUSH' | 'VOID', Grade> = { WIN: 'win', LOSS: 'loss', PUSH: 'push', VOID: 'void' };

/** An admin corrects the official result of a pick of any sport: one more entry with the reason, after the one that stays. */
export const correctPick: Verb<'POST /api/admin/daily-picks/:pickId/correction'> = (ctx, { params, body }) =>
  ctx.transact(async (tx) => {
    await lockPickResults(tx);
    const pick = await findPickById(tx, params.pickId);
    if (!pick) throw new DomainError('NOT_FOUND', 'This pick could not be found.');
    const current = await findPickResult(tx, pick.id);
    if (!current) throw new DomainError('CONFLICT', 'This pick has no result yet; settlement writes the first one.');
    const result = GRADES[body.result];
    if (current.result === result) throw new DomainError('CONFLICT', `The result is ${body.result} already.`);
    const found = await findSportFacts(tx, pick.contestId!);
    const { version, units } = await recordPickResult(tx, pick, {
      result,
      rule: 'entered',
      ruleVersion: HOUSE_RULES_VERSION,
      formula: `Corrected from ${current.result} to ${result} by an admin.`,
      facts: found?.facts ?? null,
      factsVersion: found?.version ?? null,
      gradedBy: 'admin',
      reason: body.reason,
    });
    await audit(tx, 'pick.corrected', `pick:${pick.id}`, { from: current.result, to: result, reason: body.reason });
    return { id: pick.id, sport: pick.sport, sequence: pick.sequence, result: body.result, units, version };
  });

interface CurrentPick {
  contestId: string;
  isSettled: boolean;
}

/** The day's published picks, of every sport unless one is asked for. */
async function listStanding(ctx: Ctx, slateOn: string, sport: PickSport | undefined): Promise<CurrentPick[]> {
  const current: CurrentPick[] = [];
  for (const { id, contestId } of await listPicksOn(ctx, slateOn, sport))
    current.push({ contestId: contestId!, isSettled: (await findPickResult(ctx, id)) !== null });
  return current;
}

const countSettled = (current: readonly CurrentPick[]): number => current.filter(({ isSettled }) => isSettled).length;

const stated = (reconciled: number, pending: number): string => {
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
  return { date: body.date, reconciled, resolved, pending, message: stated(reconciled, pending) };
};
