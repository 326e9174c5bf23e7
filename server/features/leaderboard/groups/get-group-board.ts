import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { easternDay } from '@clearedge/quant/calendar';
import { americanToDecimal } from '@clearedge/quant/price';
import { requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { listFellowMembers, listPicksBetween, type PickRow } from '../../groups/index.ts';
import { figuresOf, NOTHING, resetsOf } from '../board/present-entry.ts';
import { byPoints, pointsOf, rankBy } from '../rules/rank-rules.ts';
import { daysOf, weekOf } from '../rules/week-rules.ts';
import type { Days, PracticeReads } from '../week-sums.ts';

type PickTally = VerbResult<Contract['GET /api/groups/:groupId/leaderboard']>['rows'][number]['picks'];
type Graded = Pick<PickRow, 'result' | 'odds'>;

/** Each pick at one unit: what it won at its price, or the unit. */
export function tally(picks: readonly Graded[]): PickTally {
  const of = (result: PickRow['result']): number => picks.filter((pick) => pick.result === result).length;
  const won = picks.filter(({ result }) => result === 'win').reduce((sum, { odds }) => sum + americanToDecimal(odds) - 1, 0);
  const units = Math.round((won - of('loss')) * 100) / 100;
  return { wins: of('win'), losses: of('loss'), pushes: of('push') + of('void'), pending: of(null), units };
}

const seasonOf = (today: string): Days => ({ from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` });

/** A group's members by points in a week or over the year, with the record of their sealed picks. */
export const getGroupBoard =
  (practice: PracticeReads): Verb<'GET /api/groups/:groupId/leaderboard'> =>
  async (ctx, { params, query }) => {
    const own = requireUser(ctx.actor);
    const members = await listFellowMembers(ctx, params.groupId, own);
    const days = query.period === 'season' ? seasonOf(easternDay(ctx.now())) : daysOf(weekOf(query.week ?? ctx.now()));
    const userIds = members.map(({ userId }) => userId);
    const sums = await practice.sumByUser(ctx, { ...days, userIds });
    const resets = await practice.listResets(ctx, userIds);
    const picks = await listPicksBetween(ctx, params.groupId, days.from, days.to);
    const rows = members
      .map((member) => {
        const sum = sums.find(({ userId }) => userId === member.userId) ?? NOTHING;
        return { member, sum, points: pointsOf(sum), profitCents: sum.profitCents };
      })
      .sort((a, b) => (a.member.username < b.member.username ? -1 : 1));
    return {
      period: query.period,
      ...days,
      rows: rankBy(rows, byPoints).map(({ item: { member, sum }, rank }) => ({
        rank,
        username: member.username,
        isYou: member.userId === own,
        isSimulated: member.isSimulated,
        ...resetsOf(resets.get(member.userId) ?? null),
        ...figuresOf(sum),
        picks: tally(picks.filter(({ userId }) => userId === member.userId)),
      })),
    };
  };
