import type { SportKey } from '@clearedge/contract/sports';
import type { Ctx } from '../../kernel/ctx.ts';
import { type Published, readRecord } from './read-record.ts';
import { summarize } from './summary-rules.ts';

interface Review {
  picks: number;
  wins: number;
  losses: number;
  pushes: number;
  units: number;
  claimedEv: number | null;
  clv: number | null;
  clvPicks: number;
}

function reviewOf(picks: readonly Published[]): Review {
  const { wins, losses, pushes, units, claimedEv, clv } = summarize(picks);
  return { picks: picks.length, wins, losses, pushes, units, claimedEv, clv: clv?.mean ?? null, clvPicks: clv?.count ?? 0 };
}

const monthOf = ({ pick }: Published): string => pick.slateOn.slice(0, 7);

/** A sport's graded picks of these days by month, void ones left out; null without one. */
export async function reviewSeason(
  ctx: Pick<Ctx, 'db' | 'now'>,
  sport: SportKey,
  from: string,
  to: string,
): Promise<{ total: Review; months: (Review & { month: string })[]; isSimulated: boolean } | null> {
  const { published } = await readRecord(ctx);
  const picks = published.filter(
    ({ pick, result }) =>
      pick.kind === 'pick' &&
      pick.sport === sport &&
      pick.slateOn >= from &&
      pick.slateOn <= to &&
      result !== null &&
      result.result !== 'void',
  );
  if (picks.length === 0) return null;
  const months = [...new Set(picks.map(monthOf))].sort();
  return {
    total: reviewOf(picks),
    months: months.map((month) => ({ month, ...reviewOf(picks.filter((one) => monthOf(one) === month)) })),
    isSimulated: picks.some(({ pick }) => pick.isSimulated),
  };
}
