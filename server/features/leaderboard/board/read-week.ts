import type { Ctx } from '../../../kernel/ctx.ts';
import { type Competitor, listCompetitors } from '../rows/competitor-rows.ts';
import { findWeek, listStandings } from '../rows/standing-rows.ts';
import { pointsOf } from '../rules/rank-rules.ts';
import { daysOf, type Week } from '../rules/week-rules.ts';
import type { BetSum, PracticeReads, Resets } from '../week-sums.ts';

export interface Standing extends BetSum, Competitor {
  points: number;
  reset: Resets | null;
}

/** Everybody who competed in a week: as frozen and corrected when it is over, else as the bets stand now. */
export async function readWeek(ctx: Ctx, practice: PracticeReads, week: Week): Promise<{ standings: Standing[]; frozenAt: Date | null }> {
  const frozen = await findWeek(ctx, week.weekOn);
  const sums: BetSum[] = frozen ? await listStandings(ctx, week.weekOn) : await practice.sumByUser(ctx, daysOf(week));
  return {
    standings: await named(
      ctx,
      practice,
      sums.filter(({ bets }) => bets > 0),
    ),
    frozenAt: frozen?.frozenAt ?? null,
  };
}

async function named(ctx: Ctx, practice: PracticeReads, sums: readonly BetSum[]): Promise<Standing[]> {
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
    reset: resets.get(userId) ?? null,
  }));
}
