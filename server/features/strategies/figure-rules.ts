import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { STRATEGY_BANKROLL } from '@clearedge/contract/strategy-terms';
import type { Grade } from '@clearedge/quant/grading';
import { type Cents, cents, centsToDollars } from '@clearedge/quant/money';
import { americanToDecimal, decimalToAmericanRounded, impliedProbability, toWinCents } from '@clearedge/quant/price';
import { balancesOf, longestStreak, maxDrawdown, profitTest, ratioBootstrap, wilsonInterval } from '@clearedge/quant/scoring';
import { BoundedMap } from '../../kernel/collections.ts';

export type Backtest = VerbResult<Contract['POST /api/strategies/backtest']>;
export type Figures = Backtest['figures'];
type CurvePoint = Backtest['curve'][number];

/** A settled bet of a strategy; voids never become one. */
export interface SettledBet {
  on: string;
  odds: number;
  grade: Exclude<Grade, 'void'>;
  /** That it wins, given that the stake does not come back, by the closing prices of its own number without margin; null where none tell. */
  closeFair: number | null;
}

const BOOTSTRAP = { seed: 20_260_101, draws: 2000 };
const LEAST_DAYS = 5;
const PERCENT = 100;
const CENTS = 100;

/** Flat: the percentage of the same thousand dollars each time, so that a lucky start does not weigh more than the rest. */
export const stakeCentsOf = (bankrollPercentage: number): Cents =>
  cents(Math.round((STRATEGY_BANKROLL * CENTS * bankrollPercentage) / PERCENT));

export const profitCentsOf = ({ odds, grade }: Pick<SettledBet, 'odds' | 'grade'>, stakeCents: Cents): number =>
  grade === 'win' ? toWinCents(stakeCents, odds) : grade === 'loss' ? 0 - stakeCents : 0;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const isDecided = ({ grade }: SettledBet): boolean => grade !== 'push';

function roiInterval(bets: readonly SettledBet[], profits: readonly number[], stakeCents: number): Figures['roiInterval'] {
  const days = bets.map(({ on }) => on);
  if (new Set(days).size < LEAST_DAYS) return null;
  const stakes = bets.map(() => stakeCents);
  const { low, high } = ratioBootstrap([...profits], stakes, days, BOOTSTRAP);
  return { low, high };
}

/** Without an edge this is what the books keep at the best price: a return far above it was luck. */
function atCloseOf(bets: readonly SettledBet[]): Figures['atClose'] {
  const worth = bets.flatMap(({ odds, closeFair }) => (closeFair === null ? [] : [closeFair * americanToDecimal(odds) - 1]));
  return worth.length === 0 ? null : { mean: mean(worth), bets: worth.length };
}

/** The figures of a list of bets in order of their games. */
export function figuresOf(bets: readonly SettledBet[], bankrollPercentage: number): Figures {
  const stakeCents = stakeCentsOf(bankrollPercentage);
  const profits = bets.map((bet) => profitCentsOf(bet, stakeCents));
  const decided = bets.filter(isDecided);
  const wins = decided.filter(({ grade }) => grade === 'win').length;
  const isEmpty = bets.length === 0;
  const profit = profits.reduce((sum, one) => sum + one, 0);
  const settled = decided.map(({ odds, grade }) => ({ stake: 1, decimal: americanToDecimal(odds), isWon: grade === 'win' }));
  return {
    totalBets: bets.length,
    wins,
    losses: decided.length - wins,
    pushes: bets.length - decided.length,
    winRate: decided.length === 0 ? null : wins / decided.length,
    winInterval: decided.length === 0 ? null : wilsonInterval(wins, decided.length),
    neededRate: isEmpty ? null : mean(bets.map(({ odds }) => impliedProbability(odds))),
    averageOdds: isEmpty ? null : decimalToAmericanRounded(mean(bets.map(({ odds }) => americanToDecimal(odds)))),
    profit: centsToDollars(profit),
    staked: centsToDollars(stakeCents * bets.length),
    roi: isEmpty ? null : profit / (stakeCents * bets.length),
    roiInterval: roiInterval(bets, profits, stakeCents),
    drawdown: centsToDollars(maxDrawdown(balancesOf(0, profits)).depth),
    longestLosingRun: longestStreak(decided.map(({ grade }) => (grade === 'loss' ? 1 : 0))),
    chance: settled.length === 0 ? null : profitTest(settled).pValue,
    atClose: atCloseOf(bets),
  };
}

const MOST_STORED = 200;
const stored = new BoundedMap<string, Figures>(MOST_STORED);

/** `figuresOf` the same bets worked out once: the interval is two thousand draws of all their days. */
export function storedFiguresOf(bets: readonly SettledBet[], bankrollPercentage: number): Figures {
  const key = JSON.stringify([bankrollPercentage, bets.map(({ on, odds, grade, closeFair }) => [on, odds, grade, closeFair])]);
  const known = stored.get(key);
  if (known) return known;
  const figures = figuresOf(bets, bankrollPercentage);
  stored.set(key, figures);
  return figures;
}

/** Profit by Eastern day, oldest first. */
export function curveOf(bets: readonly SettledBet[], bankrollPercentage: number): CurvePoint[] {
  const stakeCents = stakeCentsOf(bankrollPercentage);
  const days = new Map<string, { bets: number; profit: number }>();
  for (const bet of bets) {
    const day = days.get(bet.on) ?? { bets: 0, profit: 0 };
    days.set(bet.on, { bets: day.bets + 1, profit: day.profit + profitCentsOf(bet, stakeCents) });
  }
  let total = 0;
  return [...days].map(([on, day]) => {
    total += day.profit;
    return { on, bets: day.bets, profit: centsToDollars(day.profit), total: centsToDollars(total) };
  });
}
