import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { leagueOf, type SportKey } from '@clearedge/contract/sports';
import { roundToCents } from '@clearedge/quant/money';
import { type Finding, finding } from '../../session/finding.ts';
import { counted, dayText, money, signedPercent } from '../../session/say.ts';
import type { AssistantSession } from '../../session/session.ts';
import type { Reading } from '../../understand/reading.ts';
import { MARKET_WORDS } from './cuts.ts';

type OwnBet = VerbResult<Contract['GET /api/performance/mine']>['bets'][number];
const MOST = 6;

/** One's bets of a sport against the close, from the newest bets, as the figures of My Results are not kept by sport. */
function clvOfSport(bets: readonly OwnBet[], all: number, sport: SportKey): string[] {
  const values = bets.flatMap((bet) => (bet.sport === sport ? (bet.closing.expectedValue ?? []) : []));
  const of = all > bets.length ? `your newest ${bets.length} settled bets` : `your ${counted(all, 'settled bet')}`;
  if (values.length === 0) return [`None of ${of} is on ${leagueOf(sport)} with a closing price on its own number.`];
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return [
    `Closing line value on ${leagueOf(sport)}, of ${of}: ${signedPercent(mean)} on average over ${counted(values.length, 'bet')}.`,
    `• ${values.filter((value) => value > 0).length} of ${values.length} beat the close without margin.`,
  ];
}

/** What the asker's prices were worth at the close. */
export async function lookAtMyClv({ ctx, read, now }: AssistantSession, reading: Reading): Promise<Finding> {
  const { when, sport, cues, market, books, otherBooks } = reading;
  const period =
    when === null
      ? 'all'
      : when.label === 'this week' || when.label === 'last week' || when.label.includes('7 days')
        ? '7d'
        : when.label.includes('month') || when.label.includes('30')
          ? '30d'
          : when.kind === 'season'
            ? '365d'
            : 'all';
  const kind = market === 'team_total' ? 'total' : market;
  const book = books[0]?.name ?? otherBooks[0];
  const query = { period, ...(kind ? { market: kind } : {}), ...(book ? { book } : {}) } as const;
  const { closing, totals, bets } = await read(ctx, 'GET /api/performance/mine', { query });
  const cut = [...(kind ? [MARKET_WORDS[kind]] : []), ...(book ? [`at ${book}`] : [])].join(' ');
  const span =
    (cut === '' ? '' : `on ${cut}, `.replace('on at', 'at')) +
    (period === 'all' ? 'in all' : period === '7d' ? 'in the last 7 days' : period === '30d' ? 'in the last 30 days' : 'in the last year');
  const sources = [{ label: 'Your bets against the closing prices', asOf: now.toISOString(), href: '/my-results' }];
  const links = [{ label: 'My Results', href: '/my-results' }];
  if (sport !== null && cues.has('sport')) return finding(clvOfSport(bets, totals.bets, sport), { sources, links });
  const value = closing.measures.find(({ measure }) => measure === 'expectedValue');
  if (!value)
    return finding(
      [
        `None of your ${counted(totals.bets, 'settled bet')} ${span} has a closing price on its own number yet, so there is no closing line value.`,
        `Waiting for the close: ${closing.counts.waiting ?? 0}; line moved off the number: ${closing.counts.line_moved ?? 0}.`,
      ],
      { sources, links },
    );
  return finding(
    [
      `Closing line value ${span}: ${signedPercent(value.mean)} on average over ${counted(value.count, 'bet')}${value.interval ? ` (95% interval ${signedPercent(value.interval.low)} to ${signedPercent(value.interval.high)})` : ''}.`,
      `• ${value.beaten} of ${value.count} beat the close without margin, ${value.equalled} equaled it.`,
      ...(closing.moved
        ? [`• ${counted(closing.moved.count, 'bet')} more had its line move: ${closing.moved.inFavor} in your favor.`]
        : []),
      value.mean > 0
        ? 'Prices better than the close are the best early sign of an edge.'
        : 'On average your prices were no better than the close: that is a sign of no edge so far.',
    ],
    { sources, links },
  );
}

/** The asker's own limits, what is used of them, and breaks. */
export async function lookAtMyLimits({ ctx, read, now }: AssistantSession): Promise<Finding> {
  const { weeklyStake, weeklyLoss, coolOffUntil, excludedUntil, usedThisWeek, pending } = await read(ctx, 'GET /api/responsible-gaming');
  const used = usedThisWeek.tracked;
  const of = (limit: number | null, spent: number, name: string): string =>
    limit === null
      ? `• ${name}: no limit set; ${money(roundToCents(spent))} this week.`
      : `• ${name}: ${money(roundToCents(limit))} a week, ${money(roundToCents(spent))} used, ${money(Math.max(0, roundToCents(limit - spent)))} left.`;
  return finding(
    [
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
      `${counted(own.length, 'strategy', 'strategies')}, ${own.filter(({ isActive }) => isActive).length} active, the best return since saved first:`,
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
