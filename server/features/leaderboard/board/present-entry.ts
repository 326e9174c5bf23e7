import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import type { Ctx } from '../../../kernel/ctx.ts';
import { keyedHash } from '../../../kernel/secrets.ts';
import { byPoints, byUnits, isOnUnitsBoard, pointsOf, rankBy, roiOf } from '../rules/rank-rules.ts';
import type { BetSum, Resets } from '../week-sums.ts';
import type { Standing } from './read-week.ts';

export type Entry = VerbResult<Contract['GET /api/weekly-leaderboard/:weekStart']>[number];
type Figures = Omit<Entry, 'id' | 'rank' | 'unitsRank' | 'user'>;

export const NOTHING: Omit<BetSum, 'userId'> = { bets: 0, wins: 0, losses: 0, stakedCents: 0, profitCents: 0, unitHundredths: 0 };

export const figuresOf = (sum: Omit<BetSum, 'userId'>): Figures => ({
  totalBets: sum.bets,
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
    ...figuresOf(item),
  }));
}

export const withoutOwner = ({ userId: _userId, ...entry }: Entry & { userId: string }): Entry => entry;
