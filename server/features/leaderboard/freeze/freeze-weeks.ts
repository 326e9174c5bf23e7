import { plural } from '@clearedge/contract/words/plural';
import type { Ctx } from '../../../kernel/ctx.ts';
import { postNotification } from '../../notifications/index.ts';
import { presentEntries, readWeek } from '../board.ts';
import { findWeek, insertStandings, insertWeek, listFrozenWeeks, listStandings, type StandingRow } from '../leaderboard-rows.ts';
import { daysOf, mayFreeze, pointsOf, type Week, weekBefore, weekOf } from '../leaderboard-rules.ts';
import type { BetSum, PracticeReads } from '../week-sums.ts';

type Figures = Omit<BetSum, 'userId'>;
const FIGURES = ['bets', 'wins', 'losses', 'stakedCents', 'profitCents', 'unitHundredths'] as const;

type NewStanding = Omit<StandingRow, 'id' | 'recordedAt'>;

function standingOf(weekOn: string, userId: string, sum: Figures, version: number, reason: string | null): NewStanding {
  const { bets, wins, losses, stakedCents, profitCents, unitHundredths } = sum;
  return { weekOn, userId, version, bets, wins, losses, points: pointsOf(sum), stakedCents, profitCents, unitHundredths, reason };
}

/** What has to be written after the frozen figures because the bets of the week say something else now. */
function decideCorrections(weekOn: string, frozen: readonly StandingRow[], sums: readonly BetSum[]): NewStanding[] {
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

/** A result may still be corrected for so long. */
const WEEKS_WATCHED = 6;

const rowsOf = (tx: Ctx, standings: readonly NewStanding[]) => standings.map((row) => ({ id: tx.newId(), ...row, recordedAt: tx.now() }));

/** Freezes the past weeks whose last result is in, and writes what changed since in those that are frozen. */
export async function freezeWeeks(ctx: Ctx, practice: PracticeReads): Promise<void> {
  const { weekOn } = weekOf(ctx.now());
  for (let back = WEEKS_WATCHED; back >= 1; back--) {
    const week = weekBefore(weekOn, back);
    if (await findWeek(ctx, week.weekOn)) continue;
    if (mayFreeze(week, await practice.countPending(ctx, daysOf(week)), ctx.now())) await freezeWeek(ctx, practice, week);
  }
  for (const frozen of await listFrozenWeeks(ctx, weekBefore(weekOn, WEEKS_WATCHED).weekOn))
    await correctWeek(ctx, practice, weekOf(frozen.weekOn));
}

async function freezeWeek(ctx: Ctx, practice: PracticeReads, week: Week): Promise<void> {
  const isFrozen = await ctx.transact(async (tx) => {
    const sums = (await practice.sumByUser(tx, daysOf(week))).filter(({ bets }) => bets > 0);
    if (sums.length === 0) return false;
    if (!(await insertWeek(tx, { weekOn: week.weekOn, frozenAt: tx.now(), competitors: sums.length }))) return false;
    await insertStandings(
      tx,
      rowsOf(
        tx,
        sums.map((sum) => standingOf(week.weekOn, sum.userId, sum, 1, null)),
      ),
    );
    return true;
  });
  if (isFrozen) await notifyPlaces(ctx, practice, week);
}

async function correctWeek(ctx: Ctx, practice: PracticeReads, week: Week): Promise<void> {
  await ctx.transact(async (tx) => {
    const corrections = decideCorrections(week.weekOn, await listStandings(tx, week.weekOn), await practice.sumByUser(tx, daysOf(week)));
    await insertStandings(tx, rowsOf(tx, corrections));
  });
}

/** Tells every competitor that is a person how the week ended. */
async function notifyPlaces(ctx: Ctx, practice: PracticeReads, week: Week): Promise<void> {
  const { standings } = await readWeek(ctx, practice, week);
  const listed = standings.filter(({ isListed }) => isListed);
  for (const { userId, rank, user, points } of presentEntries(ctx, week.weekOn, listed)) {
    if (user.isSimulated || user.username === 'Former member') continue;
    await ctx.transact((tx) =>
      postNotification(tx, {
        userId,
        kind: 'leaderboard',
        title: `Your week on the leaderboard: number ${rank} of ${listed.length}`,
        body: `${plural(points, 'point')}. The table is final; if a result is corrected later, the table is corrected and says so.`,
        href: `/weekly-leaderboard?week=${week.weekOn}`,
        dedupeKey: `leaderboard:${week.weekOn}`,
      }),
    );
  }
}
