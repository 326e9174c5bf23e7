import type { Contract } from '@clearedge/contract';
import { skeletonOf } from '@clearedge/contract/names/skeleton';
import type { VerbResult } from '@clearedge/contract/route';
import { requireUser } from '../../kernel/access.ts';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import type { Verb } from '../../kernel/feature.ts';
import { lockPublicName } from '../../kernel/names/lock-public-name.ts';
import { isUniqueViolation } from '../../kernel/sql-state.ts';
import { entryId, figuresOf, NOTHING, presentEntries, readWeek, resetsOf } from './board.ts';
import { findPlace, findProfile, isTaken, listCompetitors, listOwnRanks, listOwnStandings, writeProfile } from './leaderboard-rows.ts';
import { daysOf, divisionName, weekOf } from './leaderboard-rules.ts';
import type { PracticeReads } from './week-sums.ts';

type Stats = VerbResult<Contract['GET /api/user/:userId/weekly-stats']>;

const HISTORY_WEEKS = 8;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function historyOf(ctx: Ctx, userId: string): Promise<Stats['history']> {
  const rows = await listOwnStandings(ctx, userId, HISTORY_WEEKS);
  const ranks = await listOwnRanks(
    ctx,
    userId,
    rows.map(({ weekOn }) => weekOn),
  );
  return rows.map(({ weekOn, points, profitCents, bets }) => ({
    weekOn,
    rank: ranks.get(weekOn) ?? null,
    points,
    netProfit: profitCents / 100,
    totalBets: bets,
  }));
}

/** One's own week. The place is that on the public board: without a bet, or unlisted, there is none. */
export const getWeeklyStats =
  (practice: PracticeReads): Verb<'GET /api/user/:userId/weekly-stats'> =>
  async (ctx, { params, query }) => {
    const own = requireUser(ctx.actor);
    const userId = params.userId.toLowerCase();
    const isAdmin = ctx.actor.kind === 'user' && ctx.actor.isAdmin;
    if (userId !== own && !isAdmin) throw new DomainError('FORBIDDEN', 'You don’t have access to these figures.');
    if (!UUID.test(userId)) throw new DomainError('NOT_FOUND', 'This user could not be found.');
    const { weekOn, ...week } = weekOf(query.week ?? ctx.now());
    const { standings } = await readWeek(ctx, practice, { weekOn, ...week });
    const ownStanding = standings.find((standing) => standing.userId === userId);
    const listed = standings.filter(({ isListed }) => isListed);
    const entry = presentEntries(ctx, weekOn, listed).find((one) => one.userId === userId);
    const place = await findPlace(ctx, weekOn, userId);
    const [sum] = await practice.sumByUser(ctx, { ...daysOf({ weekOn, ...week }), userIds: [userId] });
    return {
      weekOn,
      entryId: entryId(ctx, weekOn, userId),
      rank: entry?.rank ?? null,
      unitsRank: entry?.unitsRank ?? null,
      competitors: listed.length,
      ...figuresOf(ownStanding ?? NOTHING, ownStanding?.pending ?? 0),
      ...resetsOf((await practice.listResets(ctx, [userId])).get(userId) ?? null),
      nonScoringBets: sum?.nonScoring ?? 0,
      division: place ? divisionName(place.division) : null,
      isListed: (await findProfile(ctx, userId)).isListed,
      history: await historyOf(ctx, userId),
    };
  };

type ProfileWire = VerbResult<Contract['GET /api/leaderboard/profile']>;

const taken = (): DomainError =>
  new DomainError('ALREADY_EXISTS', 'This name is taken.', { issues: [{ path: 'displayName', message: 'This name is taken.' }] });

async function read(ctx: Ctx, userId: string): Promise<ProfileWire> {
  const known = await listCompetitors(ctx, [userId]);
  return { ...(await findProfile(ctx, userId)), shownAs: known.get(userId)!.shownAs };
}

export const getProfile: Verb<'GET /api/leaderboard/profile'> = (ctx) => read(ctx, requireUser(ctx.actor));

/** How one's own account itself appears in the data export. */
export const readProfile = read;

export const changeProfile: Verb<'PATCH /api/leaderboard/profile'> = async (ctx, { body }) => {
  const userId = requireUser(ctx.actor);
  try {
    await ctx.transact(async (tx) => {
      const before = await findProfile(tx, userId);
      const { displayName = before.displayName, isListed = before.isListed } = body;
      if (displayName !== null) await lockPublicName(tx, skeletonOf(displayName));
      if (displayName !== null && (await isTaken(tx, displayName, userId))) throw taken();
      await writeProfile(tx, userId, { displayName, isListed });
      await audit(tx, 'leaderboard.profile', `user:${userId}`, { before, after: { displayName, isListed } });
    });
  } catch (error) {
    if (isUniqueViolation(error, 'leaderboard_profiles_name')) throw taken();
    throw error;
  }
  return read(ctx, userId);
};
