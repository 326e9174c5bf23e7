import { DEFAULT_SPORT } from '@clearedge/contract/sports';
import { dollarsToCents } from '@clearedge/quant/money';
import { type BetWire, getBetStats, listBetViews, toBet } from '../../bets/index.ts';
import { finding } from '../desk/finding.ts';
import { counted, money, percent, signedPercent } from '../desk/say.ts';
import type { Look } from './tool.ts';

const MOST = 6;
const cents = (dollars: number): number => dollarsToCents(dollars);

/** Said of a tournament, and of a league but the one most bets are on: " (Rocket Classic, PGA Tour)". */
function contestOf({ sport, tournament, league }: BetWire): string {
  if (sport === null || sport === DEFAULT_SPORT) return '';
  return ` (${[tournament, league].filter((word) => word !== null).join(', ')})`;
}

/** The asker's own tracked bets in figures, and those still open. */
export const lookAtMyBets: Look = async ({ ctx, userId, price, now }) => {
  const stats = await getBetStats(ctx);
  const sources = [{ label: 'Your own tracked bets', asOf: now.toISOString(), href: '/my-bets' }];
  const links = [{ label: 'My Bets', href: '/my-bets' }];
  if (stats.totalBets === 0)
    return finding(['You have not tracked a bet yet. Put a price on the slip, set your stake, and it will be counted here.'], {
      sources,
      links,
    });
  const rate =
    stats.winRate === null || !stats.winRateInterval
      ? ''
      : ` Win rate ${percent(stats.winRate)} (95% interval ${percent(stats.winRateInterval.low)} to ${percent(stats.winRateInterval.high)}).`;
  const roi = stats.roi === null ? '' : ` ROI ${signedPercent(stats.roi)} on ${money(cents(stats.totalStaked))} staked.`;
  const pending = (await listBetViews(ctx, userId, 'pending')).slice(0, MOST).map(toBet);
  const lines = [
    `${counted(stats.totalBets, 'tracked bet')}: ${stats.wins} won, ${stats.losses} lost, ${stats.pushes} pushed, ${stats.voids} void, ${stats.pendingBets} pending.${rate}`,
    `Profit ${money(cents(stats.totalProfit))}.${roi}`,
    ...(stats.pendingBets ? [`Pending, ${money(cents(stats.pendingStake))} at risk:`] : []),
    ...pending.map(
      (bet) =>
        `• ${bet.selection}${contestOf(bet)} at ${price(bet.odds)}, ${money(cents(bet.stake))} to win ${money(cents(bet.potentialWin))}.`,
    ),
  ];
  return finding(lines, { sources, links });
};
