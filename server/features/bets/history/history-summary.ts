import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { DAY_MS } from '@clearedge/quant/calendar';
import { centsToDollars } from '@clearedge/quant/money';
import { wilsonInterval } from '@clearedge/quant/scoring';
import type { CurveStep, SettledCount } from './history-rows.ts';

export type HistorySummary = NonNullable<VerbResult<Contract['GET /api/bets/history']>['summary']>;

/** More points than this no curve on a screen shows, and every one of them is sent. */
const POINTS = 500;

const sumOf = (rows: readonly SettledCount[], pick: (row: SettledCount) => number): number => rows.reduce((sum, row) => sum + pick(row), 0);
const betsOf = (rows: readonly SettledCount[]): number => sumOf(rows, (row) => row.bets);

/** The finest step that draws these settlements in a few hundred points. */
export function stepOf(fitting: readonly SettledCount[]): CurveStep {
  if (betsOf(fitting) <= POINTS) return 'minute';
  const first = Math.min(...fitting.map(({ firstAt }) => firstAt!.getTime()));
  const last = Math.max(...fitting.map(({ lastAt }) => lastAt!.getTime()));
  return last - first <= POINTS * DAY_MS ? 'day' : 'week';
}

/** The figures of what fits, beside how much there is in all. A void never was a bet: its stake is not counted as risked. */
export function summariseHistory(counts: readonly SettledCount[]): Omit<HistorySummary, 'books' | 'curve' | 'curveBy' | 'drawdown'> {
  const fitting = counts.filter(({ fits }) => fits);
  const ended = (result: string): number => betsOf(fitting.filter((row) => row.result === result));
  const [wins, losses] = [ended('win'), ended('loss')];
  const risked = fitting.filter(({ result }) => result !== 'void');
  const stakedCents = sumOf(risked, (row) => row.stakeCents);
  const profitCents = sumOf(fitting, (row) => row.profitCents);
  return {
    settled: betsOf(counts),
    bets: betsOf(fitting),
    wins,
    losses,
    pushes: ended('push'),
    voids: ended('void'),
    winRate: wins + losses === 0 ? null : wins / (wins + losses),
    winRateInterval: wins + losses === 0 ? null : wilsonInterval(wins, wins + losses),
    staked: centsToDollars(stakedCents),
    profit: centsToDollars(profitCents),
    roi: stakedCents === 0 ? null : profitCents / stakedCents,
  };
}
