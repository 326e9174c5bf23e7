import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { plural } from '@clearedge/contract/words/plural';
import { formatCents, roundToCents } from '@clearedge/quant/money';
import { type Finding, finding } from '../../session/finding.ts';
import { dayText, signedPercent } from '../../session/say.ts';
import type { AssistantSession } from '../../session/session.ts';
import type { Reading } from '../../understand/reading.ts';

const MOST = 6;

const OTHER_SPAN = /\b(?:daily|monthly|yearly|(?:a|per|this|for the) (?:day|month|year))\b/i;

/** The asker's own limits, what is used of them, and breaks. */
export async function lookAtMyLimits({ ctx, read, now }: AssistantSession, { text }: Reading): Promise<Finding> {
  const { weeklyStake, weeklyLoss, coolOffUntil, excludedUntil, usedThisWeek, pending } = await read(ctx, 'GET /api/responsible-gaming');
  const used = usedThisWeek.tracked;
  const of = (limit: number | null, spent: number, name: string): string =>
    limit === null
      ? `• ${name}: no limit set; ${formatCents(roundToCents(spent))} this week.`
      : `• ${name}: ${formatCents(roundToCents(limit))} a week, ${formatCents(roundToCents(spent))} used, ${formatCents(Math.max(0, roundToCents(limit - spent)))} left.`;
  return finding(
    [
      ...(OTHER_SPAN.test(text) ? ['Limits here are by the week, from Monday on.'] : []),
      'Your limits for tracked bets this week:',
      of(weeklyStake, used.stake, 'Stake'),
      of(weeklyLoss, used.loss + used.atRisk, 'Loss (open bets count as lost)'),
      ...(pending ? [`• A change starts on ${dayText(pending.from.slice(0, 10))}.`] : []),
      ...(coolOffUntil ? [`• You are on a break until ${coolOffUntil.slice(0, 10)}.`] : []),
      ...(excludedUntil ? [`• You have excluded yourself until ${excludedUntil.slice(0, 10)}.`] : []),
      'A tighter limit holds at once.',
    ],
    {
      sources: [{ label: 'Your own limits', asOf: now.toISOString(), href: '/responsible-gaming' }],
      links: [{ label: 'Responsible Gaming', href: '/responsible-gaming' }],
    },
  );
}

/** The asker's own strategies, and what they match today. */
export async function lookAtStrategies({ ctx, read, price, now }: AssistantSession): Promise<Finding> {
  const [own, matches] = await Promise.all([read(ctx, 'GET /api/strategies'), read(ctx, 'GET /api/strategies/matches')]);
  const sources = [{ label: 'Your strategies', asOf: now.toISOString(), href: '/strategies' }];
  const links = [{ label: 'Strategies', href: '/strategies' }];
  if (own.length === 0)
    return finding(['You have no strategy yet. Make one from conditions, and it is backtested before you keep it.'], { sources, links });
  const ranked = own.toSorted((a, b) => (b.forward.roi ?? -1) - (a.forward.roi ?? -1));
  return finding(
    [
      `${plural(own.length, 'strategy', 'strategies')}, ${own.filter(({ isActive }) => isActive).length} active, the best return since saved first:`,
      ...ranked.slice(0, MOST).map(strategyLine),
      matches.length === 0 ? 'None of them matches a game today.' : `Matches today:`,
      ...matches.slice(0, MOST).map((one) => `• ${one.name}: ${one.selection} at ${price(one.odds)} (${one.bookName}), ${one.matchup}.`),
    ],
    { sources, links },
  );
}

type Strategy = VerbResult<Contract['GET /api/strategies']>[number];

/** How a strategy has done since its conditions were saved, and on the games before. */
function strategyLine({ name, isActive, forward, performance, conditionsSince, waiting }: Strategy): string {
  const figures = ({ totalBets, wins, losses, pushes, roi, roiInterval }: Strategy['forward']): string =>
    totalBets === 0 || roi === null
      ? 'no settled bet'
      : `${wins}-${losses}-${pushes}, ROI ${signedPercent(roi)}${roiInterval ? ` (95% interval ${signedPercent(roiInterval.low)} to ${signedPercent(roiInterval.high)})` : ''}`;
  return `• ${name}${isActive ? '' : ' (off)'}: since ${dayText(conditionsSince.slice(0, 10))} ${figures(forward)}, ${waiting} waiting; back-test ${figures(performance)}.`;
}
