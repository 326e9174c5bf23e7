import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { listCompetitors } from '../rows/competitor-rows.ts';
import { listCorrected, type StandingRow } from '../rows/standing-rows.ts';
import { daysOf, weekOf } from '../rules/week-rules.ts';
import type { PracticeReads } from '../week-sums.ts';
import { presentEntries, withoutOwner } from './present-entry.ts';
import { readWeek } from './read-week.ts';

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
