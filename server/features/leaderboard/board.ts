import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { easternDay } from '@clearedge/quant/calendar';
import { rankBy } from '@clearedge/quant/scoring';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Verb } from '../../kernel/feature.ts';
import { keyedHash } from '../../kernel/secrets.ts';
import { type Competitor, findWeek, listCompetitors, listCorrected, listStandings, type StandingRow } from './leaderboard-rows.ts';
import { byPoints, byUnits, daysOf, isOnUnitsBoard, pointsOf, roiOf, type Week, weekOf } from './leaderboard-rules.ts';
import { countPendingByUser } from './pending-rows.ts';
import type { BetSum, PracticeReads, Resets } from './week-sums.ts';

export interface Standing extends BetSum, Competitor {
  points: number;
  /** Open contest bets; none in a frozen week. */
  pending: number;
  reset: Resets | null;
}

/**
 * Everybody who competed in a week: as frozen and corrected when it is over, else as the bets stand now, with those whose bets are all
 * pending at 0 points.
 */
export async function readWeek(ctx: Ctx, practice: PracticeReads, week: Week): Promise<{ standings: Standing[]; frozenAt: Date | null }> {
  const frozen = await findWeek(ctx, week.weekOn);
  const sums: BetSum[] = frozen ? await listStandings(ctx, week.weekOn) : await practice.sumByUser(ctx, daysOf(week));
  const pending = frozen ? new Map<string, number>() : await countPendingByUser(ctx, daysOf(week));
  const settled = sums.filter(({ bets }) => bets > 0);
  const known = new Set(settled.map(({ userId }) => userId));
  const waiting = [...pending.keys()].filter((userId) => !known.has(userId)).map((userId) => ({ userId, ...NOTHING }));
  return { standings: await named(ctx, practice, [...settled, ...waiting], pending), frozenAt: frozen?.frozenAt ?? null };
}

async function named(
  ctx: Ctx,
  practice: PracticeReads,
  sums: readonly BetSum[],
  pending: ReadonlyMap<string, number>,
): Promise<Standing[]> {
  const ids = sums.map(({ userId }) => userId);
  const [known, resets] = [await listCompetitors(ctx, ids), await practice.listResets(ctx, ids)];
  return sums.map(({ userId, bets, wins, losses, stakedCents, profitCents, unitHundredths }) => ({
    ...known.get(userId)!,
    bets,
    wins,
    losses,
    stakedCents,
    profitCents,
    unitHundredths,
    points: pointsOf({ wins }),
    pending: pending.get(userId) ?? 0,
    reset: resets.get(userId) ?? null,
  }));
}

export type Entry = VerbResult<Contract['GET /api/weekly-leaderboard/:weekStart']>[number];
type Figures = Omit<Entry, 'id' | 'rank' | 'unitsRank' | 'user'>;

export const NOTHING: Omit<BetSum, 'userId'> = { bets: 0, wins: 0, losses: 0, stakedCents: 0, profitCents: 0, unitHundredths: 0 };

/** `pending`: open contest bets of the same days. */
export const figuresOf = (sum: Omit<BetSum, 'userId'>, pending: number): Figures => ({
  totalBets: sum.bets,
  pendingBets: pending,
  wonBets: sum.wins,
  lostBets: sum.losses,
  winRate: sum.wins + sum.losses > 0 ? sum.wins / (sum.wins + sum.losses) : null,
  points: pointsOf(sum),
  netProfit: sum.profitCents / 100,
  totalStaked: sum.stakedCents / 100,
  profitMargin: roiOf(sum),
  units: sum.unitHundredths / 100,
});

export const resetsOf = (reset: Resets | null): Pick<Entry['user'], 'resets' | 'lastResetAt'> => ({
  resets: reset?.resets ?? 0,
  lastResetAt: reset?.lastResetAt.toISOString() ?? null,
});

/** Names a row without telling whose account it is. */
export const entryId = (ctx: Pick<Ctx, 'config'>, weekOn: string, userId: string): string =>
  keyedHash(ctx, 'leaderboard-entry', `${weekOn} ${userId}`).slice(0, 16);

/** Ranked by points; equals stand in the order of their names. */
export function presentEntries(ctx: Pick<Ctx, 'config'>, weekOn: string, standings: readonly Standing[]): (Entry & { userId: string })[] {
  const units = new Map(rankBy(standings.filter(isOnUnitsBoard), byUnits).map(({ item, rank }) => [item.userId, rank]));
  const byName = standings.toSorted((a, b) => (a.shownAs < b.shownAs ? -1 : 1));
  return rankBy(byName, byPoints).map(({ item, rank }) => ({
    userId: item.userId,
    id: entryId(ctx, weekOn, item.userId),
    rank,
    unitsRank: units.get(item.userId) ?? null,
    user: { username: item.shownAs, subscriptionTier: item.tier, isSimulated: item.isSimulated, ...resetsOf(item.reset) },
    ...figuresOf(item, item.pending),
  }));
}

const withoutOwner = ({ userId: _userId, ...entry }: Entry & { userId: string }): Entry => entry;

const MOST_SHOWN = 500;

/** Those who want to be seen, by points, then net profit. */
export const getBoard =
  (practice: PracticeReads): Verb<'GET /api/weekly-leaderboard/:weekStart'> =>
  async (ctx, { params }) => {
    const week = weekOf(params.weekStart);
    const { standings } = await readWeek(ctx, practice, week);
    const listed = standings.filter(({ isListed }) => isListed);
    return presentEntries(ctx, week.weekOn, listed).slice(0, MOST_SHOWN).map(withoutOwner);
  };

interface Correction {
  at: string;
  username: string;
  pointsBefore: number;
  pointsAfter: number;
  netProfitBefore: number;
  netProfitAfter: number;
  reason: string;
}

async function correctionsOf(ctx: Ctx, weekOn: string): Promise<Correction[]> {
  const versions = await listCorrected(ctx, weekOn);
  const known = await listCompetitors(ctx, [...new Set(versions.map(({ userId }) => userId))]);
  const before = new Map<string, StandingRow>();
  const corrections: Correction[] = [];
  for (const row of versions) {
    const last = before.get(row.userId);
    const who = known.get(row.userId)!;
    before.set(row.userId, row);
    if (row.reason === null || !who.isListed) continue;
    corrections.push({
      at: row.recordedAt.toISOString(),
      username: who.shownAs,
      pointsBefore: last?.points ?? 0,
      pointsAfter: row.points,
      netProfitBefore: (last?.profitCents ?? 0) / 100,
      netProfitAfter: row.profitCents / 100,
      reason: row.reason,
    });
  }
  return corrections.toReversed();
}

export const getWeekSummary =
  (practice: PracticeReads): Verb<'GET /api/weekly-leaderboard/:weekStart/summary'> =>
  async (ctx, { params }) => {
    const week = weekOf(params.weekStart);
    const { standings, frozenAt } = await readWeek(ctx, practice, week);
    return {
      ...week,
      isCurrent: weekOf(easternDay(ctx.now())).weekOn === week.weekOn,
      frozenAt: frozenAt?.toISOString() ?? null,
      competitors: standings.length,
      simulated: standings.filter(({ isSimulated }) => isSimulated).length,
      unlisted: standings.filter(({ isListed }) => !isListed).length,
      pendingBets: await practice.countPending(ctx, daysOf(week)),
      corrections: await correctionsOf(ctx, week.weekOn),
      asOf: ctx.now().toISOString(),
    };
  };
