import { sportsWith } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import { listSlate } from '../../contests/index.ts';
import type { ReadHistory } from '../../history/index.ts';
import { findReport, type TrendReport, writeReport } from '../rows/report-rows.ts';
import { findTrends } from './find-trends.ts';

/** New games change little in a few hours; while a new database is filled, each seventh more is worth another look. */
const LEAST_GAMES = 100;
const GROWTH = 1.15;
const SETTLED_MS = 6 * 3_600_000;
/** Any club plays on one of these days. */
const NAME_DAYS = [-1, 0, 1];

/** Looks for trends anew when the history has grown enough since the last time. */
export async function refreshTrends(ctx: Ctx, readHistory: ReadHistory): Promise<void> {
  const base = await readHistory(ctx);
  if (base.games.length < LEAST_GAMES || !isDue(await findReport(ctx.db), base.games.length, ctx.now())) return;
  const content = await findTrends(base, await clubNames(ctx));
  await writeReport(ctx.db, { games: base.games.length, historyAt: ctx.now(), content, computedAt: ctx.now() });
}

function isDue(report: TrendReport | null, games: number, now: Date): boolean {
  if (report === null || games >= report.games * GROWTH) return true;
  return games !== report.games && now.getTime() - report.computedAt.getTime() >= SETTLED_MS;
}

async function clubNames(ctx: Ctx): Promise<Map<string, string>> {
  const today = easternDay(ctx.now());
  const slates = await Promise.all(NAME_DAYS.map((days) => listSlate(ctx, shiftDay(today, days), sportsWith('hasHistory'))));
  return new Map(
    slates.flat().flatMap((contest) => [
      [contest.homeCode, contest.homeName],
      [contest.awayCode, contest.awayName],
    ]),
  );
}
