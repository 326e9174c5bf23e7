import type { Contract } from '@clearedge/contract';
import { DIVISIONS } from '@clearedge/contract/competition';
import { FREE_TIER } from '@clearedge/contract/entitlements';
import type { VerbResult } from '@clearedge/contract/route';
import { easternDay } from '@clearedge/quant/calendar';
import { americanToDecimal } from '@clearedge/quant/price';
import { rankBy } from '@clearedge/quant/scoring';
import { requireUser } from '../../kernel/access.ts';
import { defineJob, defineSchedule, FIRED, type JobDefinition, type ScheduleDefinition, type StreamMessage } from '../../kernel/ctx.ts';
import { defineFeature, type Feature, type Verb } from '../../kernel/feature.ts';
import { listFellowMembers, listPicksBetween, type PickRow } from '../groups/index.ts';
import { figuresOf, getBoard, getWeekSummary, NOTHING, readWeek, resetsOf } from './board.ts';
import { placeCompetitors, rankCohort } from './cohorts.ts';
import { freezeWeeks } from './freeze/freeze-weeks.ts';
import { findPlace, listPlaces } from './leaderboard-rows.ts';
import { byPoints, daysOf, divisionName, movesOf, pointsOf, weekOf } from './leaderboard-rules.ts';
import { changeProfile, getProfile, getWeeklyStats } from './my-standing.ts';
import { countPendingByUser } from './pending-rows.ts';
import type { Days, PracticeReads } from './week-sums.ts';

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
const getGroupBoard =
  (practice: PracticeReads): Verb<'GET /api/groups/:groupId/leaderboard'> =>
  async (ctx, { params, query }) => {
    const own = requireUser(ctx.actor);
    const members = await listFellowMembers(ctx, params.groupId, own);
    const days = query.period === 'season' ? seasonOf(easternDay(ctx.now())) : daysOf(weekOf(query.week ?? ctx.now()));
    const userIds = members.map(({ userId }) => userId);
    const sums = await practice.sumByUser(ctx, { ...days, userIds });
    const pending = await countPendingByUser(ctx, days, userIds);
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
        ...figuresOf(sum, pending.get(member.userId) ?? 0),
        picks: tally(picks.filter(({ userId }) => userId === member.userId)),
      })),
    };
  };

const levels = DIVISIONS.length;

/** The caller's cohort of a week. Who left the public board stands in it without a name: the places of the others depend on it. */
const getCohort =
  (practice: PracticeReads): Verb<'GET /api/weekly-leaderboard/:weekStart/cohort'> =>
  async (ctx, { params }) => {
    const own = requireUser(ctx.actor);
    const week = weekOf(params.weekStart);
    const place = await findPlace(ctx, week.weekOn, own);
    if (!place) return { weekOn: week.weekOn, division: null, level: null, levels, movement: null, goUp: 0, goDown: 0, entries: [] };
    const { standings } = await readWeek(ctx, practice, week);
    const ranked = rankCohort(ctx, place, await listPlaces(ctx, week.weekOn), standings);
    return {
      weekOn: week.weekOn,
      division: divisionName(place.division),
      level: place.division,
      levels,
      movement: place.movement,
      ...movesOf(ranked.length, place.division),
      entries: ranked.map(({ userId, isListed, ...entry }) => ({
        ...entry,
        user: isListed || userId === own ? entry.user : { ...entry.user, username: 'Unlisted competitor', subscriptionTier: FREE_TIER },
        isYou: userId === own,
      })),
    };
  };

const SWEEP_SECONDS = 600;

/** Freezes weeks that are over, then places competitors: who went up is known from the frozen week. */
function leaderboardSweep(practice: PracticeReads): { job: JobDefinition<{ firedAt: string }>; schedule: ScheduleDefinition } {
  const job = defineJob({
    payload: FIRED,
    name: 'sweep-leaderboard',
    maxAttempts: 3,
    leaseSeconds: 300,
    run: async (ctx) => {
      await freezeWeeks(ctx, practice);
      await placeCompetitors(ctx, practice);
    },
  });
  return { job, schedule: defineSchedule({ name: 'sweep-leaderboard', job, every: { seconds: SWEEP_SECONDS } }) };
}

const FRESH_MS = 15_000;
const isChangedBy = ({ topic }: StreamMessage): boolean => topic === 'clock';

/** `practice` is what the practice slice knows of settled bets. */
export function leaderboardFeature(practice: PracticeReads): Feature {
  const { job, schedule } = leaderboardSweep(practice);
  return defineFeature({
    name: 'leaderboard',
    routes: {
      'GET /api/weekly-leaderboard/:weekStart': { shared: true, build: getBoard(practice), freshForMs: FRESH_MS, isChangedBy },
      'GET /api/weekly-leaderboard/:weekStart/summary': {
        shared: true,
        build: getWeekSummary(practice),
        freshForMs: FRESH_MS,
        isChangedBy,
      },
      'GET /api/weekly-leaderboard/:weekStart/cohort': getCohort(practice),
      'GET /api/user/:userId/weekly-stats': getWeeklyStats(practice),
      'GET /api/leaderboard/profile': getProfile,
      'PATCH /api/leaderboard/profile': changeProfile,
      'GET /api/groups/:groupId/leaderboard': getGroupBoard(practice),
    },
    jobs: [job],
    schedules: [schedule],
  });
}
