import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { centsToDollars } from '@clearedge/quant/money';
import { balancesOf, maxDrawdown } from '@clearedge/quant/scoring';
import type { TrackedBet } from '../performance-rows.ts';
import { isCounted, unitsOf } from './figures.ts';

type CurveReport = VerbResult<Contract['GET /api/performance/mine']>;
type Depth = CurveReport['drawdown']['dollars'];

interface Day {
  on: string;
  bets: number;
  cents: number;
  units: number;
}

/** Profit by Eastern day of the games, oldest first; voids are no part of it. `bets` come in order of their days. */
function daysOf(bets: readonly TrackedBet[]): Day[] {
  const days: Day[] = [];
  for (const bet of bets.filter(isCounted)) {
    let day = days.at(-1);
    if (day?.on !== bet.playedOn) {
      day = { on: bet.playedOn, bets: 0, cents: 0, units: 0 };
      days.push(day);
    }
    day.bets += 1;
    day.cents += bet.profitCents;
    day.units += unitsOf(bet);
  }
  return days;
}

/** Above so many bets a curve bet by bet is a solid block; the days are drawn then. */
const MOST_STEPS = 600;

/** The running totals after each bet, in the order of settlement. */
function stepsOf(settled: readonly TrackedBet[]): CurveReport['steps'] {
  if (settled.length > MOST_STEPS) return [];
  const cents = balancesOf(
    0,
    settled.map((bet) => bet.profitCents),
  );
  const units = balancesOf(0, settled.map(unitsOf));
  return settled.map(({ playedOn }, at) => ({ on: playedOn, total: centsToDollars(cents[at + 1]!), totalUnits: units[at + 1]! }));
}

/** Max drawdown bet by bet in the order of settlement, and the days of the games between which it fell. */
function depthOf(settled: readonly TrackedBet[], changeOf: (bet: TrackedBet) => number, stated: (depth: number) => number): Depth {
  const { depth, peakIndex, troughIndex } = maxDrawdown(balancesOf(0, settled.map(changeOf)));
  if (depth === 0) return { depth: 0, from: null, to: null };
  return { depth: stated(depth), from: settled[Math.max(0, peakIndex - 1)]!.playedOn, to: settled[troughIndex - 1]!.playedOn };
}

export function curveOf(bets: readonly TrackedBet[]): Pick<CurveReport, 'curve' | 'drawdown' | 'days' | 'steps'> {
  const days = daysOf(bets);
  const settled = bets.filter(isCounted).sort((a, b) => a.settledRank - b.settledRank);
  const [cents, units] = [days.map((day) => day.cents), days.map((day) => day.units)];
  const [totals, totalUnits] = [balancesOf(0, cents), balancesOf(0, units)];
  return {
    days: days.length,
    curve: days.map((day, at) => ({
      on: day.on,
      bets: day.bets,
      profit: centsToDollars(day.cents),
      total: centsToDollars(totals[at + 1]!),
      units: day.units,
      totalUnits: totalUnits[at + 1]!,
    })),
    steps: stepsOf(settled),
    drawdown: { dollars: depthOf(settled, (bet) => bet.profitCents, centsToDollars), units: depthOf(settled, unitsOf, (depth) => depth) },
  };
}
