import type { StandingRow } from '../rows/standing-rows.ts';
import { pointsOf } from '../rules/rank-rules.ts';
import type { BetSum } from '../week-sums.ts';

type Figures = Omit<BetSum, 'userId'>;
const FIGURES = ['bets', 'wins', 'losses', 'stakedCents', 'profitCents', 'unitHundredths'] as const;

export type NewStanding = Omit<StandingRow, 'id' | 'recordedAt'>;

export function standingOf(weekOn: string, userId: string, sum: Figures, version: number, reason: string | null): NewStanding {
  const { bets, wins, losses, stakedCents, profitCents, unitHundredths } = sum;
  return { weekOn, userId, version, bets, wins, losses, points: pointsOf(sum), stakedCents, profitCents, unitHundredths, reason };
}

/** What has to be written after the frozen figures because the bets of the week say something else now. */
export function decideCorrections(weekOn: string, frozen: readonly StandingRow[], sums: readonly BetSum[]): NewStanding[] {
  const standing = new Map(frozen.map((row) => [row.userId, row]));
  return sums.flatMap((sum) => {
    const before = standing.get(sum.userId);
    if (!before && sum.bets === 0) return [];
    if (before && FIGURES.every((figure) => before[figure] === sum[figure])) return [];
    const isLate = !before || sum.bets > before.bets;
    const reason = isLate ? 'A result came in after the week was final.' : 'A result was corrected.';
    return [standingOf(weekOn, sum.userId, sum, (before?.version ?? 0) + 1, reason)];
  });
}
