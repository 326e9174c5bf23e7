import type { OwnFigures } from '@clearedge/contract/routes/bets/performance';
import { cents, centsToDollars } from '@clearedge/quant/money';
import { americanToDecimal, impliedProbability } from '@clearedge/quant/price';
import { wilsonInterval } from '@clearedge/quant/scoring';
import { expectedValue } from '@clearedge/quant/sizing';
import type { z } from 'zod';
import type { TrackedBet } from '../rows/tracked-rows.ts';
import { type DayDraws, type DayTotal, ratioInterval } from './day-draws.ts';

export type Figures = z.infer<typeof OwnFigures>;

export const dollars = (amount: number): number => centsToDollars(cents(amount));
export const isDecided = ({ result }: TrackedBet): boolean => result === 'win' || result === 'loss';
/** A void never was a bet; a push was, and came out even. */
export const isCounted = ({ result }: TrackedBet): boolean => result !== 'void';
const sumOf = (bets: readonly TrackedBet[], pick: (bet: TrackedBet) => number): number => bets.reduce((sum, bet) => sum + pick(bet), 0);
const countOf = (bets: readonly TrackedBet[], result: string): number => bets.filter((bet) => bet.result === result).length;

/** Profit of one unit risked at the price taken. */
export function unitsOf({ result, odds }: Pick<TrackedBet, 'result' | 'odds'>): number {
  if (result === 'win') return americanToDecimal(odds) - 1;
  return result === 'loss' ? -1 : 0;
}

function daysOf(bets: readonly TrackedBet[]): Map<string, DayTotal> {
  const days = new Map<string, DayTotal>();
  for (const { playedOn, profitCents, stakeCents } of bets) {
    const day = days.get(playedOn) ?? { total: 0, weight: 0 };
    day.total += profitCents;
    day.weight += stakeCents;
    days.set(playedOn, day);
  }
  return days;
}

function hitsOf(decided: readonly TrackedBet[], wins: number): Pick<Figures, 'hitRate' | 'hitInterval' | 'neededRate'> {
  if (decided.length === 0) return { hitRate: null, hitInterval: null, neededRate: null };
  return {
    hitRate: wins / decided.length,
    hitInterval: wilsonInterval(wins, decided.length),
    neededRate: sumOf(decided, ({ odds }) => impliedProbability(odds)) / decided.length,
  };
}

function clvOf(bets: readonly TrackedBet[]): Figures['clv'] {
  const values = bets.flatMap(({ odds, closingProbability: fair }) => (fair === null ? [] : expectedValue(fair, americanToDecimal(odds))));
  return values.length === 0 ? null : { count: values.length, mean: values.reduce((sum, value) => sum + value, 0) / values.length };
}

/** What a list of settled bets comes to. Money is summed in cents and said in dollars. */
export function figuresOf(bets: readonly TrackedBet[], draws: DayDraws): Figures {
  const counted = bets.filter(isCounted);
  const staked = sumOf(counted, ({ stakeCents }) => stakeCents);
  const profit = sumOf(counted, ({ profitCents }) => profitCents);
  const wins = countOf(bets, 'win');
  return {
    bets: bets.length,
    wins,
    losses: countOf(bets, 'loss'),
    pushes: countOf(bets, 'push'),
    voids: countOf(bets, 'void'),
    staked: dollars(staked),
    profit: dollars(profit),
    units: sumOf(counted, unitsOf),
    roi: staked === 0 ? null : profit / staked,
    roiInterval: ratioInterval(draws, daysOf(counted)),
    ...hitsOf(counted.filter(isDecided), wins),
    clv: clvOf(bets),
  };
}
